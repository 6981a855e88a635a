// A turn under way: the verbs that powers are written in. Only these change the line, and each of them tells
// the witness what it does. The steps T1 to T6 are in turn_steps.h.
#pragma once

#include <bit>
#include <utility>

#include "engine/beasty/animals.h"
#include "engine/beasty/asks.h"
#include "engine/beasty/event.h"
#include "engine/beasty/move.h"
#include "engine/beasty/state.h"
#include "engine/beasty/witness.h"

namespace menagerie::beasty {

// Which animals can be about. Knowing that there are none of the second game saves looking for bats, quills and vultures.
struct FirstGame {
  static constexpr bool kSecondGame = false;
  static constexpr SpeciesSet kAnimals = 0x55555555;  // every even number
};
struct BothGames {
  static constexpr bool kSecondGame = true;
  static constexpr SpeciesSet kAnimals = ~SpeciesSet{0};
};

template <class Books, class Witness>
class Turn {
 public:
  // T1: the active player plays a card. The state stays as it is until commit.
  Turn(const State& state, Species card, Witness witness = {});

  // T2, one animal of the chain at a time: while somebody acts, look at what it asks and answer with one of
  // the picks (0 where there are none).
  bool acting() const { return acting_; }
  Picks asks() const;
  void answer(Pick pick);

  // T3 to T5 in the line.
  void recur_and_check(int order = 0);
  // P2: in how many orders the cards that went to the pile can be laid. Never in both steps: five stand in
  // line only if nobody went before.
  int orders() const;
  // The cards whose order can be chosen, in the order they went, and whether they went in the check (T5).
  Row leaving() const { return batch_[1].empty() ? batch_[0] : batch_[1]; }
  bool left_in_check() const { return !batch_[1].empty(); }
  Row gone_before_check() const { return batch_[0]; }
  Row gone_in_check() const { return batch_[1]; }
  Row entered() const { return entered_; }
  // T6 and what follows: writes the turn into the state it began with.
  void commit(State& state, int order);

  // Questions of the powers.
  Pick pick() const { return pick_; }
  int picked_place() const { return pick_ - 1; }
  int picked_number() const { return pick_; }
  Species picked_species() const { return static_cast<Species>(pick_); }
  bool another(Species species) const { return others() & only(species); }
  bool can_push_ahead();
  bool weaker_ahead();
  bool can_spit_ahead();
  bool weaker_two_ahead();
  int two_ahead() const { return here() - 2; }
  bool named_parity_ahead() const;
  SpeciesSet two_strongest_species() const;
  SpeciesSet two_weakest_species() const;

  // Verbs of the powers.
  void stay_alone() { tell({.what = What::Alone, .why = Rule::A, .who = truth(me_)}); }
  void expel(int place);
  void expel_all(SpeciesSet set);
  void give_way();
  void go_to_gate() { move_to(0); }
  void stand_before(int place) { move_to(place); }
  void leap_over(int animals) { move_to(here() - animals); }
  void call_behind_me(Species species);
  void pass_ahead();
  void eat_ahead();
  void take_place_of(int place, What what);
  void send_ahead_to_end();
  void drag_behind(SpeciesSet set);
  void sort_strongest_first() {
    sort([](Card a, Card b) { return a.strength() < b.strength(); });
  }
  void sort_weakest_first() {
    sort([](Card a, Card b) { return a.strength() > b.strength(); });
  }
  void turn_line_round();
  void show(Species species);
  void become(Species species);
  void wait_beside_pile();
  void fetch_top_card();

  // Questions of those who list or print moves: who acts, and whether nobody else will act because of it.
  Row line() const { return line_; }
  bool acts_last() const { return me_.strength() != strength(Penguin) && me_.species() != Vulture; }
  Species actor() const { return me_.species(); }
  Card top_of_pile() const { return state_->piles.gone_size() == fetched_ ? Card{} : state_->piles.top(fetched_); }

 private:
  int here() const { return line_.find(me_); }
  Card ahead() const { return line_.at(here() - 1); }
  Card truth(Card card) const { return card.in_disguise() ? copier_ : card; }
  Rule my_rule() const { return rule_of(me_.species()); }
  // K1: weaker is strictly weaker.
  static bool weaker(Card card, int than) { return card.strength() < than + (holds(Rule::K1) ? 0 : 1); }
  SpeciesSet others() const;

  void join(Card card);
  void move_to(int place);
  void to_pile(Card card, What what, Rule why, Card other = {});
  void leave_line(What what, Rule why, Card other);
  bool meets_quills(Card porcupine);
  void burn_bats(int brought_by);
  template <class Behind>
  void sort(Behind behind);
  template <SpeciesSet kAmong>
  void act();
  void recur();
  void settle_orders(int batch, int order);
  void check();
  void draw(State& state);
  void pass_turn_on(State& state);

  // An event is caused by the one that cause_ names, unless it says otherwise.
  int tell(Event event);
  int last_told() const;
  void because_of(int event);
  int stood_beside_pile(Card card) const;
  void stopped(Card by, Rule why) { tell({.what = What::Stopped, .why = why, .who = truth(me_), .other = by}); }
  void no_target(Card who, Rule why, Card other = {}) {
    tell({.what = What::NoTarget, .why = why, .who = who, .other = other});
  }

  const State* state_;
  Row line_;
  Row batch_[2];          // cards that went to the pile in T1 to T3, and in T5
  Row waiting_;           // beside the pile, in the order they went there (V1, V5)
  Row entered_;           // into the bar
  Card me_;               // who acts, as it stands in the line
  Card copier_;           // who that is in truth, if it is in disguise
  Card newest_;           // laid out this turn: played or fetched last
  SpeciesSet chain_ = 0;  // copiers that this chain of copies has used (K5)
  Strengths hand_;        // what the active player still holds
  Strengths shown_ = 0;   // what a penguin has shown of it this turn
  Seat active_;
  std::uint8_t fetched_ = 0;  // cards taken off the pile
  Pick pick_ = 0;
  bool acting_ = false;
  std::uint8_t step_batch_ = 0;
  Step step_ = Step::Play;
  std::int8_t cause_ = -1;
  Species played_;
  [[no_unique_address]] Witness witness_;
};

}  // namespace menagerie::beasty

#include "engine/beasty/turn_asks.h"
#include "engine/beasty/turn_steps.h"
#include "engine/beasty/turn_verbs.h"
