#include "notation/match.h"

#include "engine/beasty/beasty.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::notation {
namespace {

constexpr int kMostInAGame = 1000;  // guests, values and points stay far below

}  // namespace

std::optional<Json> return_options(const beasty::State& state) {
  if (state.rules.cards != beasty::Cards::Mix || state.phase != beasty::Phase::Over) return std::nullopt;
  return BeastyText::print_options(beasty::return_game(state));
}

Json match_share(const beasty::State& state) {
  Json shares = Json::array();
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const beasty::Tally tally = beasty::tally(state, seat);
    shares.push_back(Json{{"guests", tally.guests}, {"values", tally.values}, {"points", tally.points}});
  }
  return shares;
}

unsigned match_winners(const beasty::State& second, const Json& shares_of_first_game) {
  beasty::Tally sums[kMaxPlayers];
  const auto players = static_cast<std::size_t>(second.players());
  for (std::size_t seat = 0; seat < players; ++seat) {
    sums[seat] = beasty::tally(second, static_cast<Seat>(seat));
    if (seat >= shares_of_first_game.size()) continue;
    const Json& first = shares_of_first_game[seat];
    sums[seat].guests += integer(field(first, "guests"), 0, kMostInAGame).value_or(0);
    sums[seat].values += integer(field(first, "values"), 0, kMostInAGame).value_or(0);
    sums[seat].points += integer(field(first, "points"), 0, kMostInAGame).value_or(0);
  }
  return beasty::winners_by(second.rules, {sums, players});
}

}  // namespace menagerie::notation
