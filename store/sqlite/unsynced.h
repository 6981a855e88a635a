// What was written to one file and not synced yet: the blocks that differ from the real file, and where that ends.
#pragma once

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <map>

namespace menagerie::store {

class Unsynced {
 public:
  // Each call is given the real file, and returns a result code as SQLite's methods do.
  int read(sqlite3_file* real, char* to, std::int64_t count, std::int64_t offset);
  int write(sqlite3_file* real, const char* from, std::int64_t count, std::int64_t offset);
  int truncate(sqlite3_file* real, std::int64_t size);
  int size(sqlite3_file* real, std::int64_t& size);
  int write_through(sqlite3_file* real);

  bool nothing() const { return !changed_; }
  bool has_bytes() const { return changed_ && size_ > 0; }

 private:
  static constexpr std::int64_t kBlock = 4096;
  using Block = std::array<char, kBlock>;

  int begin(sqlite3_file* real);
  int load(sqlite3_file* real, std::int64_t number, Block& block) const;
  int read_block(sqlite3_file* real, std::int64_t number, Block& block) const;

  bool changed_ = false;
  std::int64_t size_ = 0;                 // as the process sees it
  std::int64_t kept_ = 0;                 // bytes of the real file that still count: less after a truncation
  std::map<std::int64_t, Block> blocks_;  // by number, each whole
};

}  // namespace menagerie::store
