// What the champion thinks: of a position, for a hint, and of a recorded game, turn by turn. And the nets that it needs.
#include "analysis/analysis.h"

#include <string_view>
#include <vector>

#include "ai/weights.h"
#include "bindings/browser/questions.h"
#include "notation/fields.h"
#include "notation/record.h"

namespace menagerie::browser {
namespace {

using notation::field;

constexpr int kMostIterations = 100'000;

analysis::Effort effort_of(const Json& request) {
  analysis::Effort effort;
  if (const auto iterations = notation::integer(field(request, "iterations"), 1, kMostIterations))
    effort.iterations = *iterations;
  return effort;
}

int digit_of(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

// Two hexadecimal digits a byte; empty if that is not what it is.
std::vector<std::uint8_t> bytes_of(std::string_view digits) {
  std::vector<std::uint8_t> bytes;
  if (digits.size() % 2 != 0) return bytes;
  bytes.reserve(digits.size() / 2);
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    const int high = digit_of(digits[i]), low = digit_of(digits[i + 1]);
    if (high < 0 || low < 0) return {};
    bytes.push_back(static_cast<std::uint8_t>(high * 16 + low));
  }
  return bytes;
}

}  // namespace

Json bring_net(const Json& request) {
  const std::string* name = notation::text(field(request, "name"));
  const std::string* digits = notation::text(field(request, "bytes"));
  for (std::size_t i = 0; name && i < ai::kNetNames.size(); ++i) {
    if (*name != ai::kNetNames[i]) continue;
    if (digits && ai::bring_net(static_cast<ai::NetName>(i), bytes_of(*digits))) return Json{{"ok", true}};
    return refused("the field 'bytes' must be the file of that net in hexadecimal digits");
  }
  return refused("the field 'name' must be bar, town, mix, ark or habits");
}

Json weighed_moves(const Json& request) {
  const Json* view = field(request, "view");
  if (!view) return refused("the field 'view' must be a view of a game, beasty or ark");
  auto weighed = analysis::position_analysis(*view, effort_of(request));
  if (!weighed) return refused(weighed.sentence());
  return Json{{"ok", true}, {"analysis", std::move(*weighed)}};
}

// One turn of a record; or all of it, made of the turns that were asked for before.
Json analysed_turn(const Json& request) {
  const std::string* text = notation::text(field(request, "record"));
  if (!text) return refused("the field 'record' must be the text of a record");
  const auto record = notation::parse_record(*text);
  if (!record) return refused(record.sentence());
  const auto game = analysis::analysis_of(*record, effort_of(request));
  if (!game) return refused(game.sentence());
  if (const Json* turns = field(request, "whole"); turns && turns->is_array())
    return Json{{"ok", true}, {"analysis", (*game)->whole(std::vector<Json>(turns->begin(), turns->end()))}};
  const auto turn = notation::integer(field(request, "turn"), 0, (*game)->turns() - 1);
  if (!turn) return refused("the field 'turn' must be the number of a turn of this game, from 0");
  return Json{{"ok", true}, {"turns", (*game)->turns()}, {"turn", (*game)->turn(*turn)}};
}

}  // namespace menagerie::browser
