// What may be hidden from a seat of a Beasty game: full states that agree with everything it sees.
#pragma once

#include "ai/beasty_reading.h"
#include "engine/beasty/view.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

class BeastyBelief {
 public:
  // The reading, if there is one, must last as long.
  explicit BeastyBelief(const View<beasty::State>& view, const BeastyReading* reading = nullptr);

  // Each way to lie for the cards that are not seen is equally likely, in the mix also each of the two animals they may be;
  // but the others' hands as likely as they were read.
  beasty::State sample(QuickRandom& random) const;

 private:
  void deal_unseen(beasty::State& state, Seat seat, QuickRandom& random) const;

  beasty::State table_;
  Seat viewer_;
  const BeastyReading* reading_;
  beasty::Strengths unseen_[kMaxPlayers] = {};
};

inline beasty::State sample(const View<beasty::State>& view, QuickRandom& random) {
  return BeastyBelief(view).sample(random);
}

}  // namespace menagerie::ai
