// A thin layer over SQLite's C interface: what is opened is closed, statements are prepared once, errors are values.
#pragma once

#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "store/store.h"

namespace menagerie::store {

struct Error {
  int code = SQLITE_OK;  // an extended result code
  std::string sentence;
  explicit operator bool() const { return code != SQLITE_OK; }
};

// The row a statement stands on.
class Row {
 public:
  explicit Row(sqlite3_stmt* statement) : statement_(statement) {}
  std::string text(int column) const;
  template <std::integral Number = std::int64_t>
  Number number(int column) const {
    return static_cast<Number>(sqlite3_column_int64(statement_, column));
  }

 private:
  sqlite3_stmt* statement_;
};

class Database {
 public:
  static constexpr int kPatience = 5000;  // ms that another process may write or copy

  // A file that is not there is made. `vfs`: null for the usual one.
  Error open(const std::string& path, const char* vfs);
  // Only a file that is there, and only to read; a server may have it open.
  Error open_to_read(const std::string& path);

  // Statements without values, one after the other.
  Error execute(const char* sql);
  // The first column of the first row; empty if there is none.
  Error ask(const char* sql, std::string& answer);

  // One statement that changes rows. Stored: it changed some; Missing: it found none, or a row it refers to is not
  // there; Taken: a key was. After Failed, error() tells why and the transaction cannot be kept.
  template <class... Values>
  Outcome change(std::string_view sql, const Values&... values) {
    return read(
               sql, [](const Row&) {}, values...) == Outcome::Stored
               ? changed()
               : outcome_;
  }

  // One statement without values and rows: Stored or Failed.
  Outcome run(std::string_view sql) {
    return read(sql, [](const Row&) {});
  }

  // Calls `each` with every row.
  template <class Each, class... Values>
  Outcome read(std::string_view sql, Each each, const Values&... values) {
    sqlite3_stmt* statement = prepared(sql);
    if (statement == nullptr) return outcome_;
    int place = 0;
    (bind(statement, ++place, values), ...);
    int code;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) each(Row(statement));
    return finish(statement, code);
  }

  // Several statements: kept if `work` says Stored, undone otherwise. Not to be nested.
  template <class Work>
  Outcome all_or_nothing(Work work) {
    if (run("SAVEPOINT job") != Outcome::Stored) return Outcome::Failed;
    const Outcome outcome = work();
    return outcome == Outcome::Failed ? outcome : leave_savepoint(outcome);
  }

  bool in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }
  bool read_only() const { return sqlite3_db_readonly(connection_.get(), "main") != 0; }
  // For the parts of SQLite that are used in one place only.
  sqlite3* handle() const { return connection_.get(); }
  // What the last statement that failed said.
  const Error& error() const { return error_; }

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;

  static void bind(sqlite3_stmt* statement, int place, std::string_view text);
  static void bind(sqlite3_stmt* statement, int place, std::integral auto number) {
    sqlite3_bind_int64(statement, place, static_cast<sqlite3_int64>(number));
  }

  Error open(const std::string& path, const char* vfs, int flags);
  sqlite3_stmt* prepared(std::string_view sql);
  Outcome finish(sqlite3_stmt* statement, int code);
  Outcome changed() const;
  Outcome leave_savepoint(Outcome outcome);
  Error say(int code) const;

  std::unique_ptr<sqlite3, Close> connection_;
  std::map<std::string, Statement, std::less<>> statements_;  // by their text; finalized before the connection closes
  Outcome outcome_ = Outcome::Stored;
  Error error_;
};

}  // namespace menagerie::store
