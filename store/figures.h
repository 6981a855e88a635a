// How a store's answers come back to its caller's thread, and what a store counts.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "store/batch_sizes.h"

namespace menagerie::store {

// Called on a store's thread; runs what it is given, in order, on the caller's.
using Post = std::function<void(std::function<void()>)>;
using OnTrouble = std::function<void(std::string sentence)>;

struct Figures {
  std::uint64_t commits = 0;  // batches that were committed, those of reads alone among them
  std::uint64_t jobs = 0;     // answered
  std::uint64_t failed = 0;   // of those
  std::uint64_t queued = 0;   // waiting now
  std::uint64_t last_batch = 0;
  BatchCounts batches{};
};

}  // namespace menagerie::store
