#include "ai/greedy.h"

#include <memory>

#include "engine/ark/departure.h"

namespace menagerie::ai {
namespace {

// How a table looks to a seat: its guests and how near to the gate its animals stand, against everybody else's.
int worth_to(const beasty::State& table, Seat me) {
  constexpr int kByPlace[] = {6, 5, 2, 1, 0};
  int worth = 0;
  for (Seat seat = 0; seat < table.players(); ++seat) {
    const beasty::Tally sum = beasty::tally(table, seat);
    worth += (seat == me ? table.players() - 1 : -1) * (10 * sum.guests + sum.points);
  }
  const beasty::Row line = table.line();
  for (int place = 0; place < line.size(); ++place)
    worth += (line.at(place).owner() == me ? table.players() - 1 : -1) * kByPlace[place];
  return worth;
}

// In Animals on Board: what the own ark would score now, and a little for crates in hand.
int worth_to(const ark::State& table, Seat me) { return 4 * ark::score(table, me).total + table.crates[me]; }

// Whoever looks at the card alone saves the strong animals for later, when it is too late for them; where points count
// (W2), those that bring the most.
int worth_at_the_card(const beasty::State& table, beasty::Move move, Seat) {
  return table.rules.variant == beasty::Variant::Points ? -beasty::points_of(move.card()) : -move.card();
}
// In Animals on Board they fill the ark with pairs, as everybody knows that story; but pairs stay behind (A9).
int worth_at_the_card(const ark::State& table, const ark::Move& move, Seat me) {
  ark::State after = table;
  ark::play(after, move);
  return (after.arks[me] - ark::without_pairs(after.arks[me])).size();
}

// What somebody sees who forgets that the turn goes on: where the line stands when the played animal has acted.
int worth_at_the_act(const beasty::State& table, beasty::Move move, Seat me) {
  beasty::Turn<beasty::BothGames, beasty::Silent> turn(table, move.card());
  for (int picks = 0; turn.acting();) turn.answer(turn.asks() ? move.pick(picks++) : beasty::Pick{0});
  const beasty::Row line = turn.line();
  int worth = 0;
  for (int place = 0; place < line.size(); ++place)
    worth += (line.at(place).owner() == me ? table.players() - 1 : -1) * (5 - place);
  return worth;
}

// In Animals on Board: the numbers on the own ark, forgetting that pairs stay behind and what a crate is good for.
int worth_at_the_act(const ark::State& table, const ark::Move& move, Seat me) {
  ark::State after = table;
  ark::play(after, move);
  int worth = 0;
  for (const ark::Tile tile : after.arks[me]) worth += ark::number_of(tile);
  return worth;
}

template <class G>
int worth_of(const typename G::State& table, const typename G::Move& move, Looks looks, Seat me) {
  if (looks == Looks::AtTheCard) return worth_at_the_card(table, move, me);
  if (looks == Looks::AtTheAct) return worth_at_the_act(table, move, me);
  auto after = table;
  G::play(after, move, Seed{});
  return worth_to(after, me);
}

template <class G>
typename G::Move best_looking(const View<typename G::State>& view, Looks looks, QuickRandom& random) {
  const auto moves = std::make_unique<typename G::Moves>();
  G::legal_moves(view.table, *moves);
  constexpr std::size_t kManyMoves = 400;  // of a deck or a large group a sample is enough
  const bool sample = moves->size() > kManyMoves;
  const std::size_t looked_at = sample ? kManyMoves : moves->size();
  typename G::Move best{};
  int best_worth = 0;
  std::uint32_t equals = 0;
  for (std::size_t i = 0; i < looked_at; ++i) {
    const auto& move = (*moves)[sample ? random.below(static_cast<std::uint32_t>(moves->size())) : i];
    const int worth = worth_of<G>(view.table, move, looks, view.viewer);
    if (equals == 0 || worth > best_worth) best = move, best_worth = worth, equals = 1;
    else if (worth == best_worth && random.below(++equals) == 0) best = move;
  }
  return best;
}

}  // namespace

beasty::Move choose_greedily(const View<beasty::State>& view, Looks looks, QuickRandom random) {
  return best_looking<Beasty>(view, looks, random);
}
ark::Move choose_greedily(const View<ark::State>& view, Looks looks, QuickRandom random) {
  return best_looking<Ark>(view, looks, random);
}

}  // namespace menagerie::ai
