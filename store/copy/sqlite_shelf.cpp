// A store's SQLite file as sheets. It is locked meanwhile, as a server locks it.
#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>
#include <utility>

#include "store/copy/shelf.h"
#include "store/sqlite/lock_file.h"
#include "store/sqlite/sqlite_store.h"

namespace menagerie::store::copy {
namespace {

class SqliteShelf final : public Shelf {
 public:
  std::string open(const std::string& path) {
    if (std::string held = lock_.take(path + ".lock"); !held.empty()) return held;
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &connection, SQLITE_OPEN_READWRITE, nullptr);
    connection_.reset(connection);
    return code == SQLITE_OK ? std::string() : sqlite3_errstr(code);
  }

  std::int64_t count(const Sheet& sheet) override {
    prepare("SELECT count(*) FROM " + std::string(sheet.name));
    const bool found = step();
    return found ? sqlite3_column_int64(statement_.get(), 0) : 0;
  }

  void read(const Sheet& sheet) override {
    sheet_ = &sheet;
    prepare("SELECT " + column_names(sheet) + " FROM " + sheet.name + " ORDER BY " + sheet.order);
  }

  bool next(Row& row) override {
    if (!step()) return false;
    row.clear();
    for (std::size_t i = 0; i < sheet_->columns.size(); ++i) {
      const int column = static_cast<int>(i);
      const void* bytes = sqlite3_column_blob(statement_.get(), column);
      const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
      row.push_back(bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size));
    }
    return true;
  }

  void begin_writing() override { run("PRAGMA foreign_keys = ON; BEGIN IMMEDIATE"); }
  void keep() override { run("COMMIT"); }

  std::optional<std::int64_t> last_alive() override {
    prepare("SELECT at FROM alive");
    return step() ? std::optional<std::int64_t>(sqlite3_column_int64(statement_.get(), 0)) : std::nullopt;
  }
  void write_last_alive(std::int64_t at) override {
    run(("INSERT INTO alive(only, at) VALUES(1, " + std::to_string(at) + ")").c_str());
  }

  void write(const Sheet& sheet, const std::vector<Row>& rows) override {
    std::string places;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) places += i == 0 ? "?" : ", ?";
    prepare("INSERT INTO " + std::string(sheet.name) + "(" + column_names(sheet) + ") VALUES(" + places + ")");
    for (const Row& row : rows) {
      for (std::size_t i = 0; i < row.size() && statement_; ++i)
        bind(static_cast<int>(i) + 1, sheet.columns[i], row[i]);
      step();
      sqlite3_reset(statement_.get());
    }
  }

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  void run(const char* sql) {
    statement_.reset();
    if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail_now();
  }

  void prepare(const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(connection_.get(), sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) fail_now();
    statement_.reset(statement);
  }

  void bind(int place, const Column& column, const std::string& value) {
    const bool number = column.kind == Column::Kind::Number || column.kind == Column::Kind::Flag;
    if (number) sqlite3_bind_int64(statement_.get(), place, std::strtoll(value.c_str(), nullptr, 10));
    else sqlite3_bind_text64(statement_.get(), place, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8);
  }

  bool step() {
    if (!statement_ || !trouble().empty()) return false;
    const int code = sqlite3_step(statement_.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail_now();
    return code == SQLITE_ROW;
  }

  void fail_now() { fail(sqlite3_errmsg(connection_.get())); }

  LockFile lock_;
  std::unique_ptr<sqlite3, Close> connection_;
  std::unique_ptr<sqlite3_stmt, Close> statement_;
  const Sheet* sheet_ = nullptr;
};

// The store itself makes the file, or brings it up to date, or says why it cannot.
std::string prepare_file(const std::string& path) {
  const auto opened = SqliteStore::open({.path = path, .post = [](const std::function<void()>&) {}});
  return opened.sentence;
}

}  // namespace

Opened open_file(const std::string& path, Use use) {
  namespace files = std::filesystem;
  std::error_code error;
  const bool folder =
      files::is_directory(path, error) || (use == Use::Write && !files::exists(path, error) && !path.ends_with(".db"));
  if (folder && use == Use::Write) files::create_directories(path, error);
  const std::string file = files::weakly_canonical(folder ? path + "/menagerie.db" : path, error).string();
  if (use == Use::Read && !files::exists(file, error)) return {nullptr, "There is no store in " + path + "."};
  if (std::string trouble = prepare_file(file); !trouble.empty()) return {nullptr, trouble};
  auto shelf = std::make_unique<SqliteShelf>();
  if (std::string trouble = shelf->open(file); !trouble.empty())
    return {nullptr, "The store " + file + " cannot be opened: " + trouble + "."};
  return {std::move(shelf), {}};
}

}  // namespace menagerie::store::copy
