// The Beasty games as text: moves, positions, views, events and scores, as the rules protocol writes them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/beasty/beasty.h"
#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::notation {

struct BeastyText {
  using Game = Beasty;
  using Options = beasty::Options;
  using State = beasty::State;
  using Move = beasty::Move;
  using Events = beasty::Events;

  static constexpr const char* kName = "beasty";

  static Answer<Options> parse_options(const Json& request);
  // The fields of a request or a record header that give these options again.
  static Json print_options(const Options& options);

  static std::string print_move(const State& state, const Move& move);
  static Answer<Move> parse_move(const State& state, std::string_view text);
  // Every legal move, sorted bytewise.
  static std::vector<std::string> legal_texts(const State& state);

  // The turns taken so far, [[0,"lion"],…], that led to what a seat sees; none where there is no such list, or where turns
  // do not tell the whole game.
  static Answer<std::vector<Move>> parse_turns(const State& view, const Json* list);

  static Json print_position(const State& state);
  // A whole position of the phases play and over, checked.
  static Answer<State> parse_position(const Json& json);
  // Any printed position, hidden cards and all phases included: what a seat was sent.
  static Answer<State> parse_view(const Json& json);

  static Json print_events(const Events& events);
  static Json print_score(const State& state);
};

// Cards as text, shared by the printers.
std::string text_of(beasty::Card card);
const char* text_of(beasty::Cards cards);
const char* text_of(beasty::Variant variant);

}  // namespace menagerie::notation
