// Animals on Board as text: moves, positions, events and scores, as the rules protocol writes them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/ark/ark.h"
#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::notation {

struct ArkText {
  using Game = Ark;
  using Options = ark::Options;
  using State = ark::State;
  using Move = ark::Move;
  using Events = ark::Events;

  static constexpr const char* kName = "ark";

  // What the request `new` asks for, but for the seed.
  static Answer<Options> parse_options(const Json& request);

  // The fields of a request or a record header that give these options again.
  static Json print_options(const Options& options);

  static std::string print_move(const State& state, const Move& move);
  // Only a legal move in its one canonical form.
  static Answer<Move> parse_move(const State& state, std::string_view text);
  // Every legal move, sorted bytewise.
  static std::vector<std::string> legal_texts(const State& state);

  // A whole position or a view, as it stands in the state.
  // The turns taken so far, [[0,"lion"],…], that led to what a seat sees; none where there is no such list, or where turns
  // do not tell the whole game.
  static Answer<std::vector<Move>> parse_turns(const State& view, const Json* list);

  static Json print_position(const State& state);
  // Loads a whole position in the phases play and over.
  static Answer<State> parse_position(const Json& position);
  // Reads what print_position wrote of a view, in any phase.
  static Answer<State> parse_view(const Json& position);

  static Json print_events(const Events& events);
  // {"over":…,"winners":[…],"players":[…]}
  static Json print_score(const State& state);
};

}  // namespace menagerie::notation
