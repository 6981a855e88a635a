// What may be hidden from a seat of Animals on Board: full states that agree with everything it sees.
#pragma once

#include <cstddef>

#include "engine/ark/view.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

class ArkBelief {
 public:
  explicit ArkBelief(const View<ark::State>& view);

  // Each way to lie for the tiles that are not seen is equally likely.
  ark::State sample(QuickRandom& random) const;

 private:
  ark::State table_;
  ark::Tile unseen_[ark::kTiles];
  std::size_t unseen_size_ = 0;
};

inline ark::State sample(const View<ark::State>& view, QuickRandom& random) { return ArkBelief(view).sample(random); }

}  // namespace menagerie::ai
