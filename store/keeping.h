// Where a store is kept, as whoever saves it and brings it back sees it. A copy is always one SQLite file, whatever keeps
// the store itself: that is what the checks of a copy are written against.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace menagerie::store {

// How much is done, of how much; false: stop, and leave nothing behind.
using CopyProgress = std::function<bool(std::int64_t done, std::int64_t of)>;

// Each call returns what was in the way, as a sentence; empty: it is done, and durable.
class Keeping {
 public:
  virtual ~Keeping() = default;
  // The store as it is at one moment, into a file that is there and empty. A server may go on writing meanwhile.
  virtual std::string copy_out(const std::string& file, const CopyProgress& progress) = 0;
  // The file becomes the store. There must be none yet, or it is set aside first; no server may have it open.
  enum class Existing : std::uint8_t { Refuse, SetAside };
  virtual std::string copy_in(const std::string& file, Existing existing, const CopyProgress& progress) = 0;
};

inline constexpr const char* kStopped = "it was stopped";

}  // namespace menagerie::store
