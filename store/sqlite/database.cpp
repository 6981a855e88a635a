#include "store/sqlite/database.h"

namespace menagerie::store {

std::string Row::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

Error Database::open(const std::string& path, const char* vfs) {
  return open(path, vfs, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

Error Database::open_to_read(const std::string& path) { return open(path, nullptr, SQLITE_OPEN_READONLY); }

Error Database::open(const std::string& path, const char* vfs, int flags) {
  // Only one thread uses a connection at a time, so SQLite need not lock its own memory.
  flags |= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  sqlite3* connection = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &connection, flags, vfs);
  connection_.reset(connection);
  if (code == SQLITE_OK) sqlite3_busy_timeout(connection, kPatience);
  return say(code);
}

Error Database::execute(const char* sql) {
  return say(sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr));
}

Error Database::ask(const char* sql, std::string& answer) {
  answer.clear();
  const auto keep = [](void* text, int, char** values, char**) {
    auto& kept = *static_cast<std::string*>(text);
    if (kept.empty() && values[0] != nullptr) kept = values[0];
    return 0;
  };
  return say(sqlite3_exec(connection_.get(), sql, keep, &answer, nullptr));
}

// The text stays where it is until the statement has run.
void Database::bind(sqlite3_stmt* statement, int place, std::string_view text) {
  const char* bytes = text.data() == nullptr ? "" : text.data();
  sqlite3_bind_text64(statement, place, bytes, text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

sqlite3_stmt* Database::prepared(std::string_view sql) {
  if (const auto known = statements_.find(sql); known != statements_.end()) return known->second.get();
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) {
    error_ = say(code);
    outcome_ = Outcome::Failed;
    return nullptr;
  }
  return statements_.emplace(sql, statement).first->second.get();
}

Outcome Database::finish(sqlite3_stmt* statement, int code) {
  switch (code) {
    case SQLITE_DONE: outcome_ = Outcome::Stored; break;
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
    case SQLITE_CONSTRAINT_UNIQUE: outcome_ = Outcome::Taken; break;
    case SQLITE_CONSTRAINT_FOREIGNKEY: outcome_ = Outcome::Missing; break;
    default: outcome_ = Outcome::Failed; error_ = say(code);
  }
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  return outcome_;
}

Outcome Database::changed() const {
  return sqlite3_changes(connection_.get()) > 0 ? Outcome::Stored : Outcome::Missing;
}

Outcome Database::leave_savepoint(Outcome outcome) {
  if (outcome != Outcome::Stored && run("ROLLBACK TO job") != Outcome::Stored) return Outcome::Failed;
  return run("RELEASE job") == Outcome::Stored ? outcome : Outcome::Failed;
}

Error Database::say(int code) const {
  if (code == SQLITE_OK) return {};
  // The connection's words tell more than the code's, but they may be of another, later call.
  const bool of_this_call = connection_ && sqlite3_extended_errcode(connection_.get()) == code;
  return {code, of_this_call ? sqlite3_errmsg(connection_.get()) : sqlite3_errstr(code)};
}

}  // namespace menagerie::store
