// What may be hidden from a seat of Animals on Board: full states that agree with everything it sees.
#pragma once

#include <cstddef>
#include <optional>

#include "ai/observation.h"
#include "engine/ark/ark.h"
#include "engine/quick_random.h"

namespace menagerie::ai {

// Turns tell little of the one tile that somebody kept: nothing is read of them.
struct ArkReading {
  static std::optional<ArkReading> of(const Observation<Ark>&) { return std::nullopt; }
};

class ArkBelief {
 public:
  explicit ArkBelief(const View<ark::State>& view, const ArkReading* = nullptr);

  // Each way to lie for the tiles that are not seen is equally likely.
  ark::State sample(QuickRandom& random) const;

 private:
  ark::State table_;
  ark::Tile unseen_[ark::kTiles];
  std::size_t unseen_size_ = 0;
};

inline ark::State sample(const View<ark::State>& view, QuickRandom& random) { return ArkBelief(view).sample(random); }

}  // namespace menagerie::ai
