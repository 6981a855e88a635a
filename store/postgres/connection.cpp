#include "store/postgres/connection.h"

#include <poll.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace menagerie::store::postgres {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kLongestAnswer{15'000};

// A peer that has vanished is noticed in seconds, on both sides; locks do not outlive their owner by more.
constexpr const char* kSession =
    "SET search_path = menagerie; SET client_min_messages = warning; SET lock_timeout = '5s'; "
    "SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s'; "
    "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 2; "
    "SET tcp_user_timeout = 3000; SET synchronous_commit = on";

std::string one_line(const char* words) {
  std::string text = words == nullptr ? "" : words;
  while (!text.empty() && (text.back() == '\n' || text.back() == '.')) text.pop_back();
  for (char& letter : text)
    if (letter == '\n') letter = ' ';
  return text;
}

// The server is going down, or not yet up: what it says then is that the connection is gone.
bool means_lost(const std::string& state) { return state.starts_with("08") || state.starts_with("57P"); }

}  // namespace

std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Rows::integer(int row, int column) const {
  const auto* bytes = reinterpret_cast<const unsigned char*>(PQgetvalue(result_.get(), row, column));
  const int length = PQgetlength(result_.get(), row, column);
  std::uint64_t value = length > 1 && (bytes[0] & 0x80) != 0 ? ~std::uint64_t{0} : 0;
  for (int i = 0; i < length; ++i) value = value << 8 | bytes[i];
  return static_cast<std::int64_t>(value);
}

int Rows::changed() const { return std::atoi(PQcmdTuples(result_.get())); }

Trouble Connection::open(const std::string& url) {
  close();
  prepared_.clear();
  // What the address itself says comes later and wins.
  const char* const names[] = {"connect_timeout",     "tcp_user_timeout", "keepalives_idle",
                               "keepalives_interval", "keepalives_count", "application_name",
                               "client_encoding",     "dbname",           nullptr};
  const char* const values[] = {"2", "3000", "2", "1", "2", "menagerie", "UTF8", url.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(names, values, 1));
  if (connection_ == nullptr) return {Trouble::Kind::Lost, {}, "there is no memory left"};
  if (PQstatus(connection_.get()) != CONNECTION_OK) return lose(last_words());
  // Warnings come with the trouble they warn of, which is told in our own words.
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  process_ = PQbackendPID(connection_.get());
  if (Trouble trouble = run(kSession)) return close(), trouble;
  PQsetnonblocking(connection_.get(), 1);
  PQenterPipelineMode(connection_.get());
  return {};
}

void Connection::close() { connection_.reset(); }

Trouble Connection::lose(const std::string& why) {
  close();
  return {Trouble::Kind::Lost, {}, why};
}

std::string Connection::last_words() const {
  const std::string words = one_line(PQerrorMessage(connection_.get()));
  return words.empty() ? "it does not answer" : words;
}

Trouble Connection::run(const char* sql) {
  const bool pipeline = PQpipelineStatus(connection_.get()) != PQ_PIPELINE_OFF;
  if (pipeline) PQexitPipelineMode(connection_.get());
  PQsetnonblocking(connection_.get(), 0);
  PGresult* result = PQexec(connection_.get(), sql);
  const bool well = PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK;
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  Trouble trouble;
  if (!well) trouble = {Trouble::Kind::Refused, state == nullptr ? "" : state, one_line(PQresultErrorMessage(result))};
  PQclear(result);
  if (PQstatus(connection_.get()) != CONNECTION_OK) return lose(last_words());
  PQsetnonblocking(connection_.get(), 1);
  if (pipeline) PQenterPipelineMode(connection_.get());
  return trouble;
}

Trouble Connection::ask(const Question& question, Rows& answer) {
  std::vector<Rows> answers;
  if (Trouble trouble = ask({&question}, answers)) return trouble;
  answer = std::move(answers.front());
  return {};
}

Trouble Connection::ask(const std::vector<const Question*>& questions, std::vector<Rows>& answers) {
  answers.clear();
  if (!is_open()) return lose("there is no connection");
  std::vector<const Question*> expected;  // null: the preparation of a statement
  if (!send(questions, expected)) return lose(last_words());
  return receive(expected, answers);
}

bool Connection::send(const std::vector<const Question*>& questions, std::vector<const Question*>& expected) {
  PGconn* connection = connection_.get();
  // Before anything that may be refused: what stands behind a refusal is not carried out.
  for (const Question* question : questions) {
    if (!prepared_.insert(question->statement).second) continue;
    if (PQsendPrepare(connection, question->statement->name, question->statement->sql, 0, nullptr) == 0) return false;
    expected.push_back(nullptr);
  }
  for (const Question* question : questions) {
    const Values& values = question->values;
    const auto pointers = values.pointers();
    if (PQsendQueryPrepared(connection, question->statement->name, values.size(), pointers.data(),
                            values.lengths().data(), values.formats().data(), 1) == 0)
      return false;
    expected.push_back(question);
  }
  return PQpipelineSync(connection) != 0;
}

Trouble Connection::receive(const std::vector<const Question*>& expected, std::vector<Rows>& answers) {
  Trouble trouble;
  for (const Question* question : expected) {
    PGresult* result = nullptr;
    while (next(result) && result != nullptr) {
      Rows rows(result);
      const ExecStatusType status = PQresultStatus(result);
      if (status == PGRES_FATAL_ERROR && !trouble) {
        const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
        trouble = {Trouble::Kind::Refused, state == nullptr ? "" : state, one_line(PQresultErrorMessage(result))};
      }
      if (question != nullptr) answers.push_back(std::move(rows));
    }
    if (!is_open()) return lose(trouble ? trouble.sentence : farewell_);
  }
  PGresult* sync = nullptr;
  if (!next(sync)) return lose(trouble ? trouble.sentence : farewell_);
  PQclear(sync);
  if (trouble && means_lost(trouble.state)) return lose(trouble.sentence);
  if (trouble && (trouble.state == "26000" || trouble.state.empty())) return lose(trouble.sentence);
  return trouble;
}

bool Connection::next(PGresult*& result) {
  const auto deadline = Clock::now() + kLongestAnswer;
  PGconn* connection = connection_.get();
  result = nullptr;
  while (connection != nullptr) {
    const int flushing = PQflush(connection);
    if (flushing < 0) break;
    if (PQisBusy(connection) == 0) {
      result = PQgetResult(connection);
      if (result == nullptr || PQstatus(connection) == CONNECTION_OK) return true;
      break;
    }
    const auto left = std::chrono::duration_cast<milliseconds>(deadline - Clock::now()).count();
    pollfd waits{PQsocket(connection), static_cast<short>(flushing > 0 ? POLLIN | POLLOUT : POLLIN), 0};
    if (left <= 0 || poll(&waits, 1, static_cast<int>(left)) == 0) break;
    if (PQconsumeInput(connection) == 0) break;
  }
  farewell_ = connection == nullptr ? "there is no connection" : last_words();
  PQclear(std::exchange(result, nullptr));
  close();
  return false;
}

bool is_postgres_url(const std::string& url) {
  return url.starts_with("postgres://") || url.starts_with("postgresql://");
}

std::string shown_url(const std::string& url) {
  PQconninfoOption* options = PQconninfoParse(url.c_str(), nullptr);
  if (options == nullptr) return "(an address that cannot be read)";
  std::string host, port, database;
  for (const PQconninfoOption* each = options; each->keyword != nullptr; ++each) {
    const std::string value = each->val == nullptr ? "" : each->val;
    if (std::strcmp(each->keyword, "host") == 0) host = value;
    if (std::strcmp(each->keyword, "port") == 0 && !value.empty()) port = ":" + value;
    if (std::strcmp(each->keyword, "dbname") == 0) database = value;
  }
  PQconninfoFree(options);
  return "postgres://" + host + port + "/" + database;
}

}  // namespace menagerie::store::postgres
