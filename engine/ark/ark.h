// Animals on Board as a game: the door to this folder.
#pragma once

#include "engine/ark/deal.h"
#include "engine/ark/departure.h"
#include "engine/ark/event.h"
#include "engine/ark/move.h"
#include "engine/ark/playout.h"
#include "engine/ark/state.h"
#include "engine/ark/turn.h"
#include "engine/ark/view.h"
#include "engine/game.h"

namespace menagerie {

struct Ark {
  using Options = ark::Options;
  using State = ark::State;
  using Move = ark::Move;
  using Moves = ark::Moves;
  using Event = ark::Event;
  using Events = ark::Events;

  static State deal(const Options& options, const Seed& seed) {
    const Lots lots(seed);
    return ark::deal_with(options, lots);
  }
  static Seat turn(const State& s) { return s.turn; }
  static int players(const State& s) { return s.players; }
  static bool is_secret(const State& s) { return s.phase == ark::Phase::Keep; }
  static void legal_moves(const State& s, Moves& moves) { ark::legal_moves(s, moves); }
  static bool is_legal(const State& s, const Move& move) { return ark::is_legal(s, move); }
  // Nothing is dealt after the secret choices, so the seed has no work here.
  static void play(State& s, const Move& move, const Seed&) { ark::play(s, move); }
  static void play(State& s, const Move& move, const Seed&, Events& events) { ark::play(s, move, events); }
  static View<State> view_for(const State& s, Seat viewer) { return ark::view_for(s, viewer); }
  static Events events_for(const Events& events, Seat viewer) { return ark::events_for(events, viewer); }
  static void fold(View<State>& view, const Events& told) { ark::fold(view, told); }
  static unsigned winners(const State& s, unsigned among = kEverySeat) { return ark::winners(s, among); }
};
static_assert(Game<Ark>);

}  // namespace menagerie
