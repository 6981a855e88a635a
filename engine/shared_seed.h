// A seed that not even the host can choose: the players add lots of their own before the deal. docs/chance.md
// describes the construction.
#pragma once

#include <optional>
#include <span>

#include "engine/chance.h"
#include "engine/seat.h"

namespace menagerie {

// What a seat added: shown before anybody's secret was known, and the secret behind it, unless it was never revealed.
struct Lot {
  Seat seat = 0;
  Digest shown{};
  std::optional<Seed> secret;
  friend bool operator==(const Lot&, const Lot&) = default;
};

Digest shown_lot(const Seed& secret);
// Of the host's seed, to which the host was committed before, and the lots, in the order of their seats.
Seed shared_seed(const Seed& host, std::span<const Lot> lots);

}  // namespace menagerie
