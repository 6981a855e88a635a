// A file that appears whole or not at all: written under another name, which goes when this object does, and renamed
// when it is complete. A lock beside it shows that its process runs. The next one in the same folder removes what
// killed processes have left.
#pragma once

#include <string>
#include <vector>

namespace menagerie::store {

class PartialFile {
 public:
  PartialFile() = default;
  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;
  ~PartialFile();

  // Each returns what was in the way, as a sentence; empty: it is done.

  // An empty file of a new name beside `path`, for its owner alone.
  std::string make(const std::string& path);
  // Gives it its name, without replacing anything. Durable when it returns.
  std::string rename_to(const std::string& path);

  const std::string& path() const { return path_; }
  // Files of killed processes that `make` has removed.
  const std::vector<std::string>& removed() const { return removed_; }

 private:
  std::string make_lock(const std::string& path);

  std::string path_;
  std::string lock_path_;
  int lock_ = -1;
  std::vector<std::string> removed_;
};

}  // namespace menagerie::store
