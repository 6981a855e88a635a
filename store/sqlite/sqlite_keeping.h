// A store in one SQLite file, saved and brought back (keeping.h), and what a copy must pass before it counts.
#pragma once

#include <functional>
#include <string>

#include "store/keeping.h"
#include "store/sqlite/database.h"

namespace menagerie::store {

class SqliteKeeping final : public Keeping {
 public:
  explicit SqliteKeeping(std::string path) : path_(std::move(path)) {}
  std::string copy_out(const std::string& file, const CopyProgress& progress) override;
  std::string copy_in(const std::string& file, Existing existing, const CopyProgress& progress) override;

 private:
  std::string path_;
};

// A copy at rest, opened to be read. Calls return what is wrong with it; empty: nothing is.
class Copy {
 public:
  std::string open(const std::string& file);
  // Whether SQLite finds the file whole: pages, keys, references. `go_on` is asked now and then.
  std::string check_file(const std::function<bool()>& go_on);
  std::int64_t tables();
  std::int64_t people();
  // Every table with its log, one after the other, until `each` says false.
  std::string each_table(const std::function<bool(const StoredTable&)>& each);

 private:
  std::int64_t count(const char* sql);

  Database database_;
};

}  // namespace menagerie::store
