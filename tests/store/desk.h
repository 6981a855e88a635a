// A store of either kind in a place of its own, and the thread that waits for its answers.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "client/postgres_process.h"
#include "store/postgres/postgres_store.h"
#include "store/sqlite/sqlite_store.h"

namespace menagerie::store::tests {

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "menagerie-store-XXXXXX").string();
    path_ = ::mkdtemp(name.data()) == nullptr ? std::string() : name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  std::string path() const { return path_; }
  std::string file(const std::string& name = "games.db") const { return path_ + "/" + name; }

 private:
  std::string path_;
};

// What a server's loop is to the store: functions come in from its thread and run here. It can hold the store's thread
// in the act of posting, so that jobs gather behind it.
class Loop {
 public:
  void post(std::function<void()> function) {
    std::unique_lock lock(mutex_);
    functions_.push_back(std::move(function));
    ++posts_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return !held_; });
  }
  // Runs what was posted; the limit only keeps a mistake from hanging.
  bool run_some() {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, std::chrono::minutes(2), [this] { return !functions_.empty(); })) return false;
    const auto function = std::move(functions_.front());
    functions_.pop_front();
    lock.unlock();
    function();
    return true;
  }
  void hold() {
    const std::lock_guard lock(mutex_);
    held_ = true;
  }
  void release() {
    const std::lock_guard lock(mutex_);
    held_ = false;
    changed_.notify_all();
  }
  void wait_for_post(int number) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return posts_ >= number; });
  }
  int posts() {
    const std::lock_guard lock(mutex_);
    return posts_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> functions_;
  int posts_ = 0;
  bool held_ = false;
};

template <class Function>
struct ValueOf;
template <class Value>
struct ValueOf<std::function<void(Outcome, Value)>> {
  using type = Value;
};

// One PostgreSQL for all tests of this process, made when the first of them asks for it.
inline client::PostgresProcess& own_postgres() {
  static client::PostgresProcess server;
  static const std::string trouble = server.make(client::PostgresProcess::Disk::Careless);
  EXPECT_EQ(trouble, "");
  return server;
}
// The database without anything of ours in it.
inline void empty_postgres() {
  postgres::Connection connection;
  EXPECT_FALSE(connection.open(own_postgres().url()));
  EXPECT_FALSE(connection.run("DROP SCHEMA IF EXISTS menagerie CASCADE"));
}

enum class Keeper { Sqlite, Postgres };
inline std::string name_of(Keeper keeper) { return keeper == Keeper::Sqlite ? "Sqlite" : "Postgres"; }

// Where a store keeps things: a file in a folder of its own, or an empty database.
class Place {
 public:
  explicit Place(Keeper keeper) : keeper_(keeper) {
    if (keeper == Keeper::Postgres) empty_postgres();
  }
  // With what is in the database already.
  static Place as_it_is(Keeper keeper) { return Place(keeper, AsItIs()); }
  Keeper keeper() const { return keeper_; }
  std::string file() const { return folder_.file(); }

 private:
  struct AsItIs {};
  Place(Keeper keeper, AsItIs) : keeper_(keeper) {}

  Keeper keeper_;
  Folder folder_;
};

class Desk {
 public:
  explicit Desk(const Place& place, const std::string& node = "desk") {
    if (place.keeper() == Keeper::Sqlite) open_file(place.file(), Synchronous::Full, Disk::Real);
    else open_postgres(own_postgres().url(), node);
  }
  explicit Desk(const std::string& path, Synchronous synchronous = Synchronous::Full, Disk disk = Disk::Real) {
    open_file(path, synchronous, disk);
  }
  Desk(const std::string& path, Loss loss) { open_file(path, Synchronous::Full, Disk::Real, loss); }
  // One connection, so that what is asked together is one batch.
  void open_postgres(const std::string& url, const std::string& node) {
    PostgresStore::Opened opened =
        PostgresStore::open({.url = url,
                             .node = node,
                             .run = "1",
                             .connections = 1,
                             .post = [this](auto function) { loop_.post(std::move(function)); },
                             .on_trouble = [this](std::string sentence) { troubles_.push_back(std::move(sentence)); }});
    store_ = std::move(opened.store);
    sentence_ = std::move(opened.sentence);
  }
  void open_file(const std::string& path, Synchronous synchronous, Disk disk, Loss loss = Loss::Refuse) {
    SqliteStore::Opened opened =
        SqliteStore::open({.path = path,
                           .synchronous = synchronous,
                           .disk = disk,
                           .loss = loss,
                           .post = [this](auto function) { loop_.post(std::move(function)); },
                           .on_trouble = [this](std::string sentence) { troubles_.push_back(std::move(sentence)); }});
    store_ = std::move(opened.store);
    sentence_ = std::move(opened.sentence);
    loss_ = std::move(opened.loss);
  }
  Store& store() { return *store_; }
  bool is_open() const { return store_ != nullptr; }
  const std::string& sentence() const { return sentence_; }
  const std::string& loss() const { return loss_; }  // what was missing when it was opened, and accepted
  const std::vector<std::string>& troubles() const { return troubles_; }
  Loop& loop() { return loop_; }
  void close() { store_.reset(); }

  // Asks for a change and waits for what became of it: does(&Store::append, change).
  template <class... Parameters, class... Values>
  Outcome does(void (Store::*method)(Parameters...), const Values&... values) {
    std::optional<Outcome> answer;
    ((*store_).*method)(values..., [&](Outcome outcome) { answer = outcome; });
    return wait(answer) ? *answer : Outcome::Failed;
  }

  // The same for a call that finds a value.
  template <class... Parameters, class... Values>
  auto asks(void (Store::*method)(Parameters...), const Values&... values) {
    using Function = std::tuple_element_t<sizeof...(Parameters) - 1, std::tuple<Parameters...>>;
    using Value = typename ValueOf<Function>::type;
    std::optional<std::pair<Outcome, Value>> answer;
    ((*store_).*method)(values..., [&](Outcome outcome, Value value) { answer.emplace(outcome, std::move(value)); });
    return wait(answer) ? *answer : std::pair(Outcome::Failed, Value());
  }
  template <class... Parameters, class... Values>
  auto finds(void (Store::*method)(Parameters...), const Values&... values) {
    auto [outcome, value] = asks(method, values...);
    EXPECT_EQ(outcome, Outcome::Stored);
    return value;
  }

  // Several appends in one batch, and what became of each.
  std::vector<Outcome> does_together(const std::vector<Append>& changes) {
    std::vector<Outcome> outcomes(changes.size());
    std::size_t answers = 0;
    gather([&] {
      for (std::size_t i = 0; i < changes.size(); ++i) {
        store_->append(changes[i], [&outcomes, &answers, i](Outcome outcome) {
          outcomes[i] = outcome;
          ++answers;
        });
      }
    });
    while (answers < changes.size() && loop_.run_some()) {
    }
    return outcomes;
  }

  // Keeps the store's thread busy while `ask` runs: what it asks for is one batch.
  template <class Ask>
  void gather(Ask ask) {
    const int posts = loop_.posts();
    loop_.hold();
    store_->last_alive([](Outcome, std::optional<Millis>) {});
    loop_.wait_for_post(posts + 1);
    ask();
    loop_.release();
  }

 private:
  template <class Answer>
  bool wait(const std::optional<Answer>& answer) {
    while (!answer) {
      if (!loop_.run_some()) {
        ADD_FAILURE() << "the store does not answer";
        return false;
      }
    }
    return true;
  }

  Loop loop_;
  std::vector<std::string> troubles_;
  std::string sentence_;
  std::string loss_;
  std::unique_ptr<Store> store_;
};

// Why a store cannot be opened.
inline std::string why_not(const std::string& path) {
  const Desk desk(path);
  return desk.is_open() ? "it was opened" : desk.sentence();
}
// All bytes of a file; none if it is not there.
inline std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// What every store must do: a test with this fixture runs with each of them.
class EveryStore : public testing::TestWithParam<Keeper> {
 protected:
  Place place{GetParam()};
  Desk desk{place};
};
#define FOR_EVERY_STORE(Fixture)                                                              \
  INSTANTIATE_TEST_SUITE_P(Every, Fixture, testing::Values(Keeper::Sqlite, Keeper::Postgres), \
                           [](const auto& each) { return name_of(each.param); })

// Tables and entries by example.
inline TableRow table(const std::string& id, TableState state = TableState::Waiting) {
  return {.id = id,
          .created = 1'700'000'000'000,
          .host = "ada",
          .spec = R"({"game":"beasty"})",
          .seed = std::string(64, '7'),
          .state = state,
          .open = true};
}
inline Append move(const std::string& table, int version, const std::string& command = "") {
  return {.table = table,
          .entry = {.version = version,
                    .at = 1'700'000'000'000 + version,
                    .seat = 1,
                    .what = "move",
                    .text = "crocodile",
                    .spent = 1500,
                    .command = command},
          .seats = {},
          .state = {}};
}
// The host of those tables.
inline void add_host(Desk& desk, const std::string& id = "ada") {
  desk.does(&Store::add_person, Person{.id = id, .name = "Ada", .created = 1}, std::optional<Session>());
}
// An open table without entries.
inline void deal(Desk& desk, const std::string& id) {
  add_host(desk);
  ASSERT_EQ(desk.does(&Store::create_table, table(id), std::vector<Append>()), Outcome::Stored);
}
inline std::vector<Entry> entries(Desk& desk, const std::string& id) {
  const auto found = desk.finds(&Store::find_table, id);
  return found ? found->entries : std::vector<Entry>();
}

}  // namespace menagerie::store::tests
