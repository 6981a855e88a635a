// Opening a store: the lock, the file, its settings, its version.
#include <filesystem>
#include <system_error>
#include <utility>

#include "store/sqlite/commit_count.h"
#include "store/sqlite/forgetful_vfs.h"
#include "store/sqlite/migrations.h"
#include "store/sqlite/ownership.h"
#include "store/sqlite/sqlite_store.h"

namespace menagerie::store {
namespace {

// The WAL is copied back into the file every 16 MB instead of every 4: a third more appends a second. It is cut back
// to 64 MB if a long reader made it grow. 16 MB of pages are kept in memory: with 64 a flood of new
// people filled them, and the rate of moves was the same. What is deleted is overwritten with zeros,
// in pages that become free too.
constexpr const char* kSettings =
    "PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000; "
    "PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;";

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

// While it is not clear whether the log is whole, closing the database must not copy it back and remove it.
class UntouchedLog {
 public:
  UntouchedLog(Database& database, const std::string& path) : database_(database) {
    std::error_code none;
    const auto size = std::filesystem::file_size(path + "-wal", none);
    if (!none && size > 0) leave(1);
  }
  void release() { leave(0); }

 private:
  void leave(int alone) { sqlite3_db_config(database_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, alone, nullptr); }
  Database& database_;
};

std::string refuse_loss(const std::string& lost, const std::string& missing) {
  return missing + ". They are lost with " + lost +
         ", unless that file can be brought back as it was. Nothing was changed. Bring it back, or restore a backup "
         "(menagerie restore COPY --replace), or go on with what is there (menagerie serve --accept-loss)";
}

// Opens a store and finds out whether it may be used. Each step returns what is in the way, or nothing.
class Opening {
 public:
  Opening(const std::string& path, const SqliteStore::Options& options) : path_(path), options_(options) {}

  std::string run() {
    std::string trouble = refuse_foreign(path_);
    if (trouble.empty()) trouble = lock.take(path_ + ".lock");
    if (trouble.empty()) trouble = open_whole();
    if (trouble.empty()) trouble = prepare();
    return trouble;
  }

  LockFile lock;
  Database database;
  std::string loss;  // what is missing and was accepted

 private:
  std::string open_whole() {
    mark_ = parse_mark(lock.note());
    std::error_code error;
    if (!std::filesystem::exists(path_, error))
      if (std::string trouble = look_for_loss({}, path_); !trouble.empty()) return trouble;
    make_private_file(path_);
    const char* vfs = options_.disk == Disk::Forgetful ? forgetful_vfs() : nullptr;
    if (const Error failed = database.open(path_, vfs)) return failed.sentence;
    if (database.read_only()) return "there is no permission to write it";
    UntouchedLog untouched(database, path_);
    // Before anything is changed in a file that may not be ours.
    if (std::string trouble = refuse_stranger(database, migrations()); !trouble.empty()) return trouble;
    const CountedCommits counted = counted_commits(database);
    if (counted.error) return "it cannot be read: " + counted.error.sentence;
    std::string trouble = look_for_loss(counted, path_ + "-wal");
    if (trouble.empty()) untouched.release();
    return trouble;
  }

  std::string look_for_loss(const CountedCommits& counted, const std::string& lost) {
    const std::string missing = mark_ ? missing_commits(*mark_, counted) : "";
    if (missing.empty()) return {};
    if (options_.loss == Loss::Refuse) return refuse_loss(lost, missing);
    loss = missing;
    lock.clear_note();
    return {};
  }

  std::string prepare() {
    if (const Error error = database.execute(kSettings)) return error.sentence;
    if (std::string trouble = use_wal(database, options_.synchronous); !trouble.empty()) return trouble;
    return migrate(database, migrations());
  }

  const std::string& path_;
  const SqliteStore::Options& options_;
  std::optional<CommitMark> mark_;
};

}  // namespace

SqliteStore::Opened SqliteStore::open(const Options& options) {
  const std::string path = one_path(options.path);
  Opening opening(path, options);
  if (const std::string trouble = opening.run(); !trouble.empty())
    return {nullptr, "The store " + path + " cannot be opened: " + trouble + ".", {}};
  std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(opening.lock), std::move(opening.database), options));
  const std::string loss =
      opening.loss.empty() ? "" : "The store " + path + ": " + opening.loss + ". It goes on with what is there.";
  return {std::move(store), {}, loss};
}

}  // namespace menagerie::store
