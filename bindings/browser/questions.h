// The questions a browser asks besides those of the rules protocol. Each answers {"ok":true,…} or {"ok":false,"error":…}.
#pragma once

#include "notation/json.h"

namespace menagerie::browser {

using notation::Json;

Json bot_move(const Json& request);
Json commitment_of(const Json& request);
Json written_record(const Json& request);
Json replayed_record(const Json& request);
Json return_game(const Json& request);
Json match_result(const Json& request);
Json bring_net(const Json& request);
Json weighed_moves(const Json& request);
Json analysed_turn(const Json& request);

inline Json refused(const std::string& sentence) { return Json{{"ok", false}, {"error", sentence}}; }

}  // namespace menagerie::browser
