#include "store/sqlite/unsynced.h"

#include <algorithm>
#include <cstring>

namespace menagerie::store {

// The first change since a sync: from now on the size is ours.
int Unsynced::begin(sqlite3_file* real) {
  if (changed_) return SQLITE_OK;
  sqlite3_int64 size = 0;
  const int code = real->pMethods->xFileSize(real, &size);
  if (code != SQLITE_OK) return code;
  changed_ = true;
  size_ = kept_ = size;
  return SQLITE_OK;
}

// A block of the real file as far as it counts, zeros behind.
int Unsynced::load(sqlite3_file* real, std::int64_t number, Block& block) const {
  block.fill(0);
  const std::int64_t count = std::clamp<std::int64_t>(kept_ - number * kBlock, 0, kBlock);
  return count == 0 ? SQLITE_OK : real->pMethods->xRead(real, block.data(), static_cast<int>(count), number * kBlock);
}

int Unsynced::read_block(sqlite3_file* real, std::int64_t number, Block& block) const {
  const auto known = blocks_.find(number);
  if (known == blocks_.end()) return load(real, number, block);
  block = known->second;
  return SQLITE_OK;
}

int Unsynced::read(sqlite3_file* real, char* to, std::int64_t count, std::int64_t offset) {
  if (!changed_) return real->pMethods->xRead(real, to, static_cast<int>(count), offset);
  const std::int64_t there = std::clamp<std::int64_t>(size_ - offset, 0, count);
  std::memset(to + there, 0, static_cast<std::size_t>(count - there));
  for (std::int64_t done = 0; done < there;) {
    Block block;
    const std::int64_t start = (offset + done) % kBlock;
    if (const int code = read_block(real, (offset + done) / kBlock, block); code != SQLITE_OK) return code;
    const std::int64_t part = std::min(there - done, kBlock - start);
    std::memcpy(to + done, block.data() + start, static_cast<std::size_t>(part));
    done += part;
  }
  return there == count ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int Unsynced::write(sqlite3_file* real, const char* from, std::int64_t count, std::int64_t offset) {
  if (const int code = begin(real); code != SQLITE_OK) return code;
  for (std::int64_t done = 0; done < count;) {
    const std::int64_t number = (offset + done) / kBlock;
    const std::int64_t start = (offset + done) % kBlock;
    const auto [block, is_new] = blocks_.try_emplace(number);
    if (is_new) {
      if (const int code = load(real, number, block->second); code != SQLITE_OK) return blocks_.erase(block), code;
    }
    const std::int64_t part = std::min(count - done, kBlock - start);
    std::memcpy(block->second.data() + start, from + done, static_cast<std::size_t>(part));
    done += part;
  }
  size_ = std::max(size_, offset + count);
  return SQLITE_OK;
}

int Unsynced::truncate(sqlite3_file* real, std::int64_t size) {
  if (const int code = begin(real); code != SQLITE_OK) return code;
  size_ = size;
  kept_ = std::min(kept_, size);
  blocks_.erase(blocks_.lower_bound((size + kBlock - 1) / kBlock), blocks_.end());
  // What lay behind the new end of its last block must not come back when the file grows.
  if (const auto last = blocks_.find(size / kBlock); last != blocks_.end()) {
    std::fill(last->second.begin() + size % kBlock, last->second.end(), '\0');
  }
  return SQLITE_OK;
}

int Unsynced::size(sqlite3_file* real, std::int64_t& size) {
  if (changed_) {
    size = size_;
    return SQLITE_OK;
  }
  sqlite3_int64 real_size = 0;
  const int code = real->pMethods->xFileSize(real, &real_size);
  size = real_size;
  return code;
}

int Unsynced::write_through(sqlite3_file* real) {
  if (!changed_) return SQLITE_OK;
  sqlite3_int64 real_size = 0;
  int code = real->pMethods->xFileSize(real, &real_size);
  if (code == SQLITE_OK && kept_ < real_size) code = real->pMethods->xTruncate(real, kept_);
  for (const auto& [number, block] : blocks_) {
    if (code != SQLITE_OK) return code;
    const std::int64_t count = std::min(kBlock, size_ - number * kBlock);
    code = real->pMethods->xWrite(real, block.data(), static_cast<int>(count), number * kBlock);
  }
  // A file that grew and was cut again may end in a hole no block reaches.
  if (code == SQLITE_OK) code = real->pMethods->xTruncate(real, size_);
  if (code != SQLITE_OK) return code;
  *this = Unsynced();
  return SQLITE_OK;
}

}  // namespace menagerie::store
