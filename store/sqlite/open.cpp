// Opening a store: the lock, the file, its settings, its version.
#include <filesystem>
#include <system_error>
#include <utility>

#include "store/sqlite/forgetful_vfs.h"
#include "store/sqlite/migrations.h"
#include "store/sqlite/sqlite_store.h"

namespace menagerie::store {
namespace {

// The WAL is copied back into the file every 16 MB instead of every 4: a third more appends a second. It is cut back
// to 64 MB if a long reader made it grow. 64 MB of pages are kept in memory.
constexpr const char* kSettings =
    "PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000; "
    "PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;";

// Two paths to one file share one lock.
std::string one_path(const std::string& path) {
  std::error_code error;
  const auto whole = std::filesystem::weakly_canonical(path, error);
  return error ? path : whole.string();
}

std::string use_wal(Database& database, Synchronous synchronous) {
  std::string mode;
  if (const Error error = database.ask("PRAGMA journal_mode = WAL", mode)) {
    return "it cannot be written: " + error.sentence;
  }
  if (mode != "wal") return "it cannot keep a write-ahead log";
  const char* sql = synchronous == Synchronous::Full ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = OFF";
  const Error error = database.execute(sql);
  return error ? error.sentence : "";
}

// What is in the way, or nothing.
std::string prepare(const std::string& path, const SqliteStore::Options& options, LockFile& lock, Database& database) {
  if (std::string trouble = lock.take(path + ".lock"); !trouble.empty()) return trouble;
  make_private_file(path);
  const char* vfs = options.disk == Disk::Forgetful ? forgetful_vfs() : nullptr;
  if (const Error error = database.open(path, vfs)) return error.sentence;
  if (database.read_only()) return "there is no permission to write it";
  // Before anything is changed in a file that may not be ours.
  if (std::string trouble = refuse_stranger(database, migrations()); !trouble.empty()) return trouble;
  if (const Error error = database.execute(kSettings)) return error.sentence;
  if (std::string trouble = use_wal(database, options.synchronous); !trouble.empty()) return trouble;
  return migrate(database, migrations());
}

}  // namespace

SqliteStore::Opened SqliteStore::open(const Options& options) {
  const std::string path = one_path(options.path);
  LockFile lock;
  Database database;
  if (const std::string trouble = prepare(path, options, lock, database); !trouble.empty()) {
    return {nullptr, "The store " + path + " cannot be opened: " + trouble + "."};
  }
  return {std::unique_ptr<SqliteStore>(new SqliteStore(std::move(lock), std::move(database), options)), {}};
}

}  // namespace menagerie::store
