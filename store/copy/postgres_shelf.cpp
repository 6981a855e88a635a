// A store in PostgreSQL as sheets.
#include <utility>

#include "store/copy/shelf.h"
#include "store/postgres/connection.h"
#include "store/postgres/schema.h"

namespace menagerie::store::copy {
namespace {

using postgres::Array;
using postgres::Connection;
using postgres::Question;
using postgres::Rows;
using postgres::Statement;
using postgres::Trouble;
using postgres::Values;

constexpr int kPage = 1000;
const char* type_of(Column::Kind kind) {
  switch (kind) {
    case Column::Kind::Number: return "bigint";
    case Column::Kind::Flag: return "int";
    case Column::Kind::Text: return "text";
    case Column::Kind::Bytes: break;
  }
  return "bytea";
}

class PostgresShelf final : public Shelf {
 public:
  std::string open(const std::string& url, Use use) {
    if (const Trouble trouble = connection_.open(url)) return trouble.sentence;
    if (std::string trouble = schema(use); !trouble.empty()) return trouble;
    static constexpr Statement kServers{
        "servers", "SELECT count(*) FROM node WHERE NOT gone AND seen > clock_timestamp() - interval '4 seconds'"};
    Rows answer;
    if (const Trouble trouble = connection_.ask(Question{&kServers}, answer)) return trouble.sentence;
    if (answer.number(0, 0) > 0 && use != Use::Moment) return "a server is using it: stop it first";
    if (const Trouble trouble =
            connection_.run("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0"))
      return trouble.sentence;
    if (use != Use::Write) look();
    return trouble();
  }

  std::int64_t count(const Sheet& sheet) override {
    const Rows answer = ask("SELECT count(*) FROM " + std::string(sheet.name));
    return trouble().empty() ? answer.number(0, 0) : 0;
  }

  void read(const Sheet& sheet) override {
    sheet_ = &sheet;
    std::string columns;
    for (const Column& column : sheet.columns) {
      columns += (columns.empty() ? "" : ", ") + std::string(column.name);
      if (column.kind == Column::Kind::Flag) columns += "::int";
    }
    look();
    if (std::exchange(reading_, true)) run("CLOSE page");
    run("DECLARE page NO SCROLL CURSOR FOR SELECT " + columns + " FROM " + sheet.name + " ORDER BY " + sheet.order);
    page_ = Rows();
    at_ = size_ = 0;
  }

  bool next(Row& row) override {
    if (at_ == size_ && !turn_page()) return false;
    row.clear();
    for (std::size_t i = 0; i < sheet_->columns.size(); ++i) {
      const auto kind = sheet_->columns[i].kind;
      const int column = static_cast<int>(i);
      const bool number = kind == Column::Kind::Number || kind == Column::Kind::Flag;
      row.push_back(number ? std::to_string(page_.number(at_, column)) : page_.text(at_, column));
    }
    ++at_;
    return true;
  }

  void begin_writing() override { run("BEGIN"); }

  void keep() override {
    for (const char* table : {"game_table", "report"})
      run("SELECT setval(pg_get_serial_sequence('" + std::string(table) + "', 'number'), max(number)) FROM " + table +
          " HAVING max(number) IS NOT NULL");
    run("COMMIT");
  }

  std::optional<std::int64_t> last_alive() override {
    const Rows answer = ask("SELECT at FROM node ORDER BY seen DESC LIMIT 1");
    return trouble().empty() && answer.size() > 0 ? std::optional(answer.number(0, 0)) : std::nullopt;
  }
  void write_last_alive(std::int64_t at) override {
    run("INSERT INTO node(name, run, at, seen, gone) VALUES('before', '', " + std::to_string(at) +
        ", clock_timestamp(), true) ON CONFLICT (name) DO UPDATE SET at = excluded.at, seen = excluded.seen");
  }

  void write(const Sheet& sheet, const std::vector<Row>& rows) override {
    std::string places, names, chosen;
    Values values;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
      const Column& column = sheet.columns[i];
      const std::string comma = i == 0 ? "" : ", ";
      places += comma + "$" + std::to_string(i + 1) + "::" + type_of(column.kind) + "[]";
      names += comma + column.name;
      chosen += comma + "r." + column.name + (column.kind == Column::Kind::Flag ? " <> 0" : "");
      std::vector<std::string> all;
      for (const Row& row : rows) all.push_back(row[i]);
      values.append(
          Array{column.kind == Column::Kind::Bytes ? postgres::array_of_bytes(all) : postgres::array_of(all)});
    }
    ask("INSERT INTO " + std::string(sheet.name) + "(" + names + ") OVERRIDING SYSTEM VALUE SELECT " + chosen +
            " FROM unnest(" + places + ") AS r(" + names + ")",
        std::move(values));
  }

 private:
  // Servers that run keep the schema they have: only a program of the same version reads along.
  std::string schema(Use use) {
    if (use != Use::Moment) return postgres::bring_up(connection_, postgres::migrations());
    return postgres::refuse_other_version(connection_, postgres::migrations());
  }

  // All that is read from here on is of one moment.
  void look() {
    if (!std::exchange(looking_, true)) run("BEGIN ISOLATION LEVEL REPEATABLE READ");
  }

  void run(const std::string& sql) {
    if (!trouble().empty()) return;
    if (const Trouble trouble = connection_.run(sql.c_str())) fail(trouble.sentence);
  }

  // Statements that are made here are prepared anew each time, without a name.
  Rows ask(const std::string& sql, Values values = {}) {
    Rows answer;
    if (!trouble().empty()) return answer;
    const Statement statement{"", sql.c_str()};
    connection_.forget_prepared();
    if (const Trouble trouble = connection_.ask(Question{&statement, std::move(values)}, answer))
      fail(trouble.sentence);
    return answer;
  }

  bool turn_page() {
    page_ = ask("FETCH " + std::to_string(kPage) + " FROM page");
    at_ = 0;
    size_ = trouble().empty() ? page_.size() : 0;
    return size_ > 0;
  }

  Connection connection_;
  const Sheet* sheet_ = nullptr;
  bool looking_ = false;
  bool reading_ = false;
  Rows page_;
  int at_ = 0, size_ = 0;
};

}  // namespace

Opened open_postgres(const std::string& url, Use use) {
  auto shelf = std::make_unique<PostgresShelf>();
  if (const std::string trouble = shelf->open(url, use); !trouble.empty())
    return {nullptr, "The store " + postgres::shown_url(url) + " cannot be opened: " + trouble + "."};
  return {std::move(shelf), {}};
}

}  // namespace menagerie::store::copy
