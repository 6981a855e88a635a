#include "store/sqlite/sqlite_keeping.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <system_error>

#include "store/sqlite/commit_count.h"
#include "store/sqlite/files.h"
#include "store/sqlite/lock_file.h"
#include "store/sqlite/migrations.h"
#include "store/sqlite/ownership.h"
#include "store/sqlite/partial_file.h"
#include "store/sqlite/tables.h"

namespace menagerie::store {
namespace {

namespace fs = std::filesystem;

constexpr int kPagesAtOnce = 2000;  // 8 MB: short enough to be stopped between two steps

struct EndBackup {
  void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
};
using Backup = std::unique_ptr<sqlite3_backup, EndBackup>;

std::string failed(const Database& to, const char* what) {
  return std::string("the copy could not be ") + what + ": " + sqlite3_errmsg(to.handle());
}

std::string copy_pages(Database& from, Database& to, const CopyProgress& progress) {
  Backup backup(sqlite3_backup_init(to.handle(), "main", from.handle(), "main"));
  if (!backup) return failed(to, "begun");
  int code = SQLITE_OK;
  while (code == SQLITE_OK) {
    code = sqlite3_backup_step(backup.get(), kPagesAtOnce);
    const int all = sqlite3_backup_pagecount(backup.get());
    if (!progress(all - sqlite3_backup_remaining(backup.get()), all)) return kStopped;
  }
  if (code != SQLITE_DONE) return std::string("the copy could not be written: ") + sqlite3_errstr(code);
  return sqlite3_backup_finish(backup.release()) == SQLITE_OK ? "" : failed(to, "finished");
}

// A copy of a store that has lost commits would be kept instead of a whole one. The mark was read before: a server that
// runs raises it only when the commits are there.
std::string refuse_incomplete(Database& from, const std::optional<CommitMark>& mark) {
  if (!mark) return {};
  const CountedCommits counted = counted_commits(from);
  if (counted.error) return "it cannot be read: " + counted.error.sentence;
  const std::string missing = missing_commits(*mark, counted);
  return missing.empty() ? "" : missing + ". Start the server on it to see what can be done";
}

// What the file held at one moment, as one file without a log beside it.
std::string copy_file(const std::string& path, const std::string& file, const CopyProgress& progress,
                      const std::optional<CommitMark>& mark = {}) {
  Database from, to;
  if (const Error error = from.open_to_read(path)) return "the store " + path + " cannot be read: " + error.sentence;
  if (const std::string trouble = refuse_stranger(from, migrations()); !trouble.empty())
    return "the store " + path + " cannot be read: " + trouble;
  if (const Error error = to.open(file, nullptr)) return file + " cannot be written: " + error.sentence;
  // One long look at the log: what is written meanwhile does not make the copy begin again.
  std::string version;
  Error error = from.execute("BEGIN");
  if (!error) error = from.ask("SELECT count(*) FROM sqlite_schema", version);
  if (error) return "the store " + path + " cannot be read: " + error.sentence;
  if (const std::string trouble = refuse_incomplete(from, mark); !trouble.empty())
    return "the store " + path + " is not copied: " + trouble;
  if (std::string trouble = copy_pages(from, to, progress); !trouble.empty()) return trouble;
  if (const Error kept = to.execute("PRAGMA journal_mode = DELETE"))
    return file + " cannot be written: " + kept.sentence;
  return sync_file(file);
}

// SQLite would say only that it is unable to open the file.
std::string unreadable(const std::string& file) {
  std::error_code error;
  const bool is_file = fs::is_regular_file(file, error);
  if (error == std::errc::no_such_file_or_directory || (!error && !is_file)) return "there is no file " + file;
  if (!error && ::access(file.c_str(), R_OK) == 0) return {};
  const std::string why = error ? error.message() : std::generic_category().message(errno);
  return file + " cannot be read: " + why;
}

// The file and what SQLite keeps beside it, under a name that says when.
std::string set_aside(const std::string& path) {
  char when[32];
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  std::strftime(when, sizeof when, ".before-%Y%m%dT%H%M%SZ", gmtime_r(&now, &utc));
  const std::string aside = path + when;
  for (const char* suffix : {"-shm", "-wal", ""}) {
    std::error_code error;
    if (!fs::exists(path + suffix, error)) continue;
    if (std::string trouble = rename_without_replacing(path + suffix, aside + suffix); !trouble.empty()) return trouble;
    give_to_owner_of_folder(aside + suffix);
  }
  return {};
}

}  // namespace

std::string SqliteKeeping::copy_out(const std::string& file, const CopyProgress& progress) {
  std::error_code error;
  if (!fs::is_regular_file(path_, error)) return "there is no store at " + path_ + ": name its folder with --data";
  return copy_file(path_, file, progress, parse_mark(note_in(path_ + ".lock")));
}

std::string SqliteKeeping::copy_in(const std::string& file, Existing existing, const CopyProgress& progress) {
  LockFile lock;
  if (const std::string trouble = refuse_foreign(path_); !trouble.empty())
    return "the store " + path_ + " cannot be replaced: " + trouble;
  if (const std::string trouble = lock.take(path_ + ".lock"); !trouble.empty())
    return "the store " + path_ + " cannot be replaced: " + trouble + ": stop it first";
  std::error_code error;
  const bool there = fs::exists(path_, error) || fs::exists(path_ + "-wal", error);
  if (there && existing == Existing::Refuse)
    return "there is a store at " + path_ + " already: move it away, or let --replace set it aside";
  PartialFile partial;
  if (std::string trouble = partial.make(path_); !trouble.empty()) return trouble;
  if (std::string trouble = copy_file(file, partial.path(), progress); !trouble.empty()) return trouble;
  std::string trouble = there ? set_aside(path_) : "";
  if (trouble.empty()) trouble = partial.rename_to(path_);
  // The note is of the commits of what was here before. After a kill in between, it tells of the loss at the next start.
  if (trouble.empty()) lock.clear_note();
  return trouble;
}

std::string Copy::open(const std::string& file) {
  if (std::string trouble = unreadable(file); !trouble.empty()) return trouble;
  if (const Error opened = database_.open_to_read(file)) return file + " cannot be read: " + opened.sentence;
  const std::string trouble = refuse_stranger(database_, migrations());
  if (!trouble.empty()) return file + " is no copy of a store: " + trouble;
  return tables() < 0 ? file + " is no copy of a store: it has no tables" : "";
}

std::string Copy::check_file(const std::function<bool()>& go_on) {
  constexpr int kStepsBetween = 100'000;
  const auto ask = [](void* function) { return (*static_cast<const std::function<bool()>*>(function))() ? 0 : 1; };
  sqlite3_progress_handler(database_.handle(), kStepsBetween, ask, const_cast<std::function<bool()>*>(&go_on));
  std::string found, orphan;
  Error error = database_.ask("PRAGMA integrity_check(1)", found);
  if (!error) error = database_.ask("PRAGMA foreign_key_check", orphan);
  sqlite3_progress_handler(database_.handle(), 0, nullptr, nullptr);
  if (error.code == SQLITE_INTERRUPT) return kStopped;
  if (error) return "it cannot be read: " + error.sentence;
  if (found != "ok") return "it is damaged: " + found;
  return orphan.empty() ? "" : "it is damaged: a row of " + orphan + " refers to one that is not there";
}

std::int64_t Copy::count(const char* sql) {
  std::string text;
  return database_.ask(sql, text) ? -1 : std::strtoll(text.c_str(), nullptr, 10);
}
std::int64_t Copy::tables() { return count("SELECT count(*) FROM game_table"); }
std::int64_t Copy::people() { return count("SELECT count(*) FROM person"); }

std::string Copy::each_table(const std::function<bool(const StoredTable&)>& each) {
  std::int64_t number = 0;
  std::optional<StoredTable> table;
  do {
    if (rows::next_table(database_, number, table) != Outcome::Stored)
      return "it cannot be read: " + database_.error().sentence;
  } while (table && each(*table));
  return {};
}

}  // namespace menagerie::store
