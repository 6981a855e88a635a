// The face that every game has. Notation, tests, bots and the server are written against this and know no animal.
#pragma once

#include <concepts>
#include <type_traits>

#include "engine/chance.h"
#include "engine/list.h"
#include "engine/seat.h"

namespace menagerie {

// Goes up whenever the same seed and moves could give another game than before.
inline constexpr int kRuleSetVersion = 1;

// What one seat may know (kNobody: a spectator). The table is a state in which hidden cards lie face down;
// the rules work on it as on any other, as far as what is known reaches. Only view_for makes views.
template <class State>
struct View {
  State table;
  Seat viewer;
  friend bool operator==(const View&, const View&) = default;
};

// State, Move and Event are small values. Chance comes in as a seed. Nothing here fails: callers ask
// legal_moves (or is_legal) first.
// clang-format off
template <class G>
concept Game = requires(const typename G::Options& options, const typename G::State& state,
                        typename G::State& table, const typename G::Move& move, const Seed& seed,
                        typename G::Moves& moves, typename G::Events& events, const typename G::Events& told,
                        View<typename G::State>& view, Seat seat, unsigned among) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::is_trivially_copyable_v<typename G::Move>;
  requires std::is_trivially_copyable_v<typename G::Event>;
  requires std::equality_comparable<typename G::State>;
  requires std::equality_comparable<typename G::Move>;
  // A new game, dealt as far as it can be before the players' secret choices.
  { G::deal(options, seed) } -> std::same_as<typename G::State>;
  // Whose turn it is; kNobody once the game is over.
  { G::turn(state) } -> std::same_as<Seat>;
  { G::players(state) } -> std::same_as<int>;
  // Whether the choice that is to be made now stays hidden from the others.
  { G::is_secret(state) } -> std::same_as<bool>;
  // Every legal move of the seat to act, once. Empty when the game is over.
  { G::legal_moves(state, moves) };
  { G::is_legal(state, move) } -> std::same_as<bool>;
  // Plays a legal move, and tells what happened if somebody listens. The seed serves the deal that follows secret choices.
  { G::play(table, move, seed) };
  { G::play(table, move, seed, events) };
  // What a seat may know of a state and of events, and the new view as the old one and what its seat was told.
  { G::view_for(state, seat) } -> std::same_as<View<typename G::State>>;
  { G::events_for(told, seat) } -> std::same_as<typename G::Events>;
  { G::fold(view, told) };
  // Who wins, as a bit a seat; before the end, who leads. Also among some seats only: a player who left cannot win.
  { G::winners(state) } -> std::same_as<unsigned>;
  { G::winners(state, among) } -> std::same_as<unsigned>;
};
// clang-format on

}  // namespace menagerie
