// The return game of the mix, and the match of the two.
#include "bindings/browser/questions.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"
#include "notation/match.h"

namespace menagerie::browser {
namespace {

using notation::BeastyText;
using notation::field;

notation::Answer<beasty::State> finished_game(const Json& request) {
  const Json* position = field(request, "position");
  if (!position || !position->is_object()) return notation::missing("position");
  const auto state = BeastyText::parse_position(*position);
  if (state && state->phase != beasty::Phase::Over) return notation::Refusal{"that game is not over"};
  return state;
}

}  // namespace

Json return_game(const Json& request) {
  const auto state = finished_game(request);
  if (!state) return refused(state.sentence());
  const auto options = notation::return_options(*state);
  if (!options) return refused("only the mix has a return game");
  return Json{{"ok", true}, {"options", *options}};
}

Json match_result(const Json& request) {
  const auto state = finished_game(request);
  if (!state) return refused(state.sentence());
  const Json* first = field(request, "first");
  if (!first || !first->is_array()) return refused("the field 'first' must list the scores of the first game");
  const unsigned seats = notation::match_winners(*state, *first);
  Json winners = Json::array();
  for (int seat = 0; seat < state->players(); ++seat)
    if (seats >> seat & 1) winners.push_back(seat);
  return Json{{"ok", true}, {"winners", std::move(winners)}};
}

}  // namespace menagerie::browser
