// A thin layer over libpq: one connection, many questions sent in one go (pipeline mode), errors as values. Nothing here
// waits for ever: a server that does not answer in time counts as gone.
#pragma once

#include <libpq-fe.h>

#include <concepts>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "store/postgres/values.h"

namespace menagerie::store::postgres {

// A statement is prepared once on each connection, under its name.
struct Statement {
  const char* name;
  const char* sql;
};

struct Question {
  const Statement* statement;
  Values values{};
};

// What one question brought.
class Rows {
 public:
  Rows() = default;
  explicit Rows(PGresult* result) : result_(result) {}
  int size() const { return PQntuples(result_.get()); }
  bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
  std::string text(int row, int column) const;
  template <std::integral Number = std::int64_t>
  Number number(int row, int column) const {
    return static_cast<Number>(integer(row, column));
  }
  // Rows that were inserted, changed or deleted.
  int changed() const;

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::int64_t integer(int row, int column) const;
  std::unique_ptr<PGresult, Clear> result_;
};

struct Trouble {
  enum class Kind { None, Refused, Lost };
  Kind kind = Kind::None;
  std::string state = {};  // five letters, where PostgreSQL has answered
  std::string sentence = {};
  explicit operator bool() const { return kind != Kind::None; }
};

class Connection {
 public:
  // Opens it anew.
  Trouble open(const std::string& url);
  void close();
  bool is_open() const { return connection_ != nullptr; }
  // The process that serves this connection; remembered after it is lost.
  int process() const { return process_; }

  // All questions in one go, an answer for each. After a refusal the questions behind it are not carried out; after a
  // loss the connection is closed, and what became of the questions is not known.
  Trouble ask(const std::vector<const Question*>& questions, std::vector<Rows>& answers);
  Trouble ask(const Question& question, Rows& answer);
  // Statements without values, one after the other.
  Trouble run(const char* sql);

  // Before a statement without a name, which takes the place of the one before.
  void forget_prepared() { prepared_.clear(); }

  // For whoever waits on several things at once (hints.h).
  PGconn* raw() { return connection_.get(); }
  Trouble lose(const std::string& why);

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  bool send(const std::vector<const Question*>& questions, std::vector<const Question*>& expected);
  Trouble receive(const std::vector<const Question*>& expected, std::vector<Rows>& answers);
  // The next result, or null where one question's results end; false: it is lost.
  bool next(PGresult*& result);
  std::string last_words() const;

  std::unique_ptr<PGconn, Finish> connection_;
  std::string farewell_;  // why the last one was lost
  std::set<const Statement*> prepared_;
  int process_ = 0;
};

// The address as it may be shown: without a password.
std::string shown_url(const std::string& url);
bool is_postgres_url(const std::string& url);

}  // namespace menagerie::store::postgres
