// A store in PostgreSQL, saved into one SQLite file and brought back from it (keeping.h).
#pragma once

#include <string>

#include "store/keeping.h"

namespace menagerie::store {

class PostgresKeeping final : public Keeping {
 public:
  explicit PostgresKeeping(std::string url) : url_(std::move(url)) {}
  std::string copy_out(const std::string& file, const CopyProgress& progress) override;
  // What is there already is set aside as another schema, whose name says when.
  std::string copy_in(const std::string& file, Existing existing, const CopyProgress& progress) override;

 private:
  std::string url_;
};

}  // namespace menagerie::store
