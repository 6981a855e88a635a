// The face of the Beasty games: what engine/game.h asks of every game.
#pragma once

#include "engine/beasty/play.h"
#include "engine/beasty/result.h"
#include "engine/beasty/view.h"
#include "engine/game.h"

namespace menagerie {

struct Beasty {
  using Options = beasty::Options;
  using State = beasty::State;
  using Move = beasty::Move;
  using Moves = beasty::Moves;
  using Event = beasty::Event;
  using Events = beasty::Events;

  static State deal(const Options& options, const Seed& seed) {
    Lots lots(seed);
    return beasty::deal_with(options, lots);
  }
  static Seat turn(const State& state) { return state.phase == beasty::Phase::Over ? kNobody : state.turn; }
  static int players(const State& state) { return state.players(); }
  static bool is_secret(const State& state) {
    return state.phase == beasty::Phase::Deck || state.phase == beasty::Phase::Trim;
  }
  static void legal_moves(const State& state, Moves& moves) { beasty::legal_moves(state, moves); }
  static bool is_legal(const State& state, const Move& move) { return beasty::is_legal(state, move); }
  static void play(State& state, const Move& move, const Seed& seed) {
    if (move.is_deck()) return beasty::compose_deck(state, move.chosen(), seed, nullptr);
    if (move.is_trim()) return beasty::sort_out(state, move.chosen(), seed, nullptr);
    beasty::play_turn(state, move);
  }
  static void play(State& state, const Move& move, const Seed& seed, Events& events) {
    events.clear();
    if (move.is_deck()) return beasty::compose_deck(state, move.chosen(), seed, &events);
    if (move.is_trim()) return beasty::sort_out(state, move.chosen(), seed, &events);
    beasty::play_turn(state, move, events);
  }
  static View<State> view_for(const State& state, Seat seat) { return beasty::view_for(state, seat); }
  static Events events_for(const Events& events, Seat seat) { return beasty::events_for(events, seat); }
  static void fold(View<State>& view, const Events& told) { beasty::fold(view, told); }
  static unsigned winners(const State& state, unsigned among = kEverySeat) { return beasty::winners(state, among); }
};
static_assert(Game<Beasty>);

}  // namespace menagerie
