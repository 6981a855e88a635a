// Copying one store into another, empty one, and comparing them row by row afterwards.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace menagerie::store::copy {

struct Copied {
  std::int64_t tables = 0, entries = 0, people = 0, rows = 0;
  std::string trouble;  // a sentence; empty: every row is there, byte for byte
};

enum class Stage { Copying, Comparing };
// Called now and then; false: stop, and keep nothing.
using Progress = std::function<bool(Stage stage, double share)>;

// Each a folder or file of SQLite, or postgres://…
// The servers of the source are stopped; or they run, and the copy is of the moment it begins (PostgreSQL alone).
enum class Servers { Stopped, Running };
Copied copy_store(const std::string& from, const std::string& to, const Progress& progress,
                  Servers servers = Servers::Stopped);

}  // namespace menagerie::store::copy
