// What only PostgreSQL has: several servers at one store, a database that goes and comes back, hints.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <latch>
#include <thread>

#include "store/postgres/hints.h"
#include "store/postgres/schema.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class StorePostgres : public testing::Test {
 protected:
  Place place{Keeper::Postgres};
  Desk desk{place};
};

TEST_F(StorePostgres, OfTwoServersOneTakesAVersion) {
  Desk other(place);
  deal(desk, "t1");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1, "ada:1")), Outcome::Stored);
  EXPECT_EQ(other.does(&Store::append, move("t1", 1, "bob:1")), Outcome::Taken);
  EXPECT_EQ(other.does(&Store::append, move("t1", 2, "ada:1")), Outcome::Taken) << "the same command at another server";
  EXPECT_EQ(other.does(&Store::append, move("t1", 2, "bob:1")), Outcome::Stored);
  EXPECT_EQ(entries(desk, "t1"), (std::vector{move("t1", 1, "ada:1").entry, move("t1", 2, "bob:1").entry}));
}

TEST_F(StorePostgres, ServersThatAppendAtOnceToTheSameTablesTakeEachVersionOnce) {
  constexpr int kSharedTables = 8, kVersions = 40;
  for (int table = 0; table < kSharedTables; ++table) deal(desk, "t" + std::to_string(table));
  std::array<int, 3> stored{};
  const auto play = [&](int server) {
    Desk own(place);
    for (int version = 1; version <= kVersions; ++version) {
      std::vector<Append> changes;
      // Each server in an order of its own: in a batch it does not matter.
      for (int i = 0; i < kSharedTables; ++i)
        changes.push_back(move("t" + std::to_string((i * 3 + server) % kSharedTables), version));
      for (const Outcome outcome : own.does_together(changes)) {
        EXPECT_TRUE(outcome == Outcome::Stored || outcome == Outcome::Taken);
        stored[static_cast<std::size_t>(server)] += outcome == Outcome::Stored;
      }
    }
  };
  std::vector<std::thread> servers;
  for (int server = 0; server < 3; ++server) servers.emplace_back(play, server);
  for (std::thread& server : servers) server.join();
  EXPECT_EQ(stored[0] + stored[1] + stored[2], kSharedTables * kVersions);
  for (int table = 0; table < kSharedTables; ++table)
    EXPECT_EQ(entries(desk, "t" + std::to_string(table)).size(), static_cast<std::size_t>(kVersions));
}

TEST_F(StorePostgres, ADatabaseThatCrashedIsFoundAgain) {
  deal(desk, "t1");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored);
  own_postgres().crash();
  ASSERT_EQ(own_postgres().start(), "");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 2)), Outcome::Stored);
  EXPECT_EQ(entries(desk, "t1").size(), 2U);
  EXPECT_TRUE(desk.troubles().empty()) << "it was back before anybody had to be told";
}

TEST_F(StorePostgres, WhileTheDatabaseIsGoneChangesFailAndAfterwardsTheyAreKept) {
  deal(desk, "t1");
  own_postgres().crash();
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Failed);
  EXPECT_EQ(desk.asks(&Store::find_table, "t1").first, Outcome::Failed);
  ASSERT_EQ(desk.troubles().size(), 1U);
  EXPECT_TRUE(desk.troubles()[0].starts_with("The store cannot keep what it is given: ")) << desk.troubles()[0];
  ASSERT_EQ(own_postgres().start(), "");
  EXPECT_EQ(desk.does(&Store::append, move("t1", 1)), Outcome::Stored) << "nothing was changed before";
  ASSERT_EQ(desk.troubles().size(), 2U);
  EXPECT_EQ(desk.troubles()[1], "The store keeps what it is given again.");
}

// Whatever a connection's end interrupts: what was answered Stored is there, what was answered Failed is not.
TEST_F(StorePostgres, AnswersHoldWhenConnectionsAreCutAtAnyMoment) {
  constexpr int kVersions = 200;
  deal(desk, "t1");
  std::atomic<bool> done = false;
  std::thread cutter([&] {
    const postgres::Statement cut{"cut",
                                  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                  "WHERE application_name = 'menagerie' AND pid <> pg_backend_pid()"};
    postgres::Connection connection;
    while (!done) {
      postgres::Rows rows;
      if (!connection.is_open()) (void)connection.open(own_postgres().url());
      (void)connection.ask(postgres::Question{&cut}, rows);
      std::this_thread::sleep_for(std::chrono::milliseconds(3));
    }
  });
  int version = 0, failed = 0;
  while (version < kVersions && failed < kVersions) {
    const Outcome outcome = desk.does(&Store::append, move("t1", version + 1, "ada:" + std::to_string(version + 1)));
    EXPECT_TRUE(outcome == Outcome::Stored || outcome == Outcome::Failed) << "never Taken: nobody else plays";
    if (outcome == Outcome::Stored) ++version;
    else ++failed;
  }
  done = true;
  cutter.join();
  EXPECT_EQ(entries(desk, "t1").size(), static_cast<std::size_t>(version));
}

// The same where the database itself crashes. Several servers write, so that after the crash others may be given the
// number of a transaction that left no trace.
TEST_F(StorePostgres, AnswersHoldWhenTheDatabaseCrashesAtAnyMoment) {
  constexpr int kServers = 4, kCrashes = 6;
  for (int i = 0; i < kServers; ++i) deal(desk, "t" + std::to_string(i));
  std::atomic<bool> done = false;
  std::array<int, kServers> stored{};
  std::latch opened(kServers);  // no server starts without its database, however long that takes
  std::vector<std::thread> servers;
  for (std::size_t i = 0; i < kServers; ++i)
    servers.emplace_back([&, i] {
      const std::string table = "t" + std::to_string(i);
      Desk server(place, table);
      opened.count_down();
      while (!done) {
        const int version = stored[i] + 1;
        const Outcome outcome = server.does(&Store::append, move(table, version, "ada:" + std::to_string(version)));
        EXPECT_TRUE(outcome == Outcome::Stored || outcome == Outcome::Failed) << "never Taken: nobody else plays";
        if (outcome == Outcome::Stored) ++stored[i];
      }
    });
  opened.wait();
  for (int i = 0; i < kCrashes; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(150 + 37 * i));
    own_postgres().crash();
    EXPECT_EQ(own_postgres().start(), "");
  }
  done = true;
  for (std::thread& server : servers) server.join();
  for (std::size_t i = 0; i < kServers; ++i)
    EXPECT_EQ(entries(desk, "t" + std::to_string(i)).size(), static_cast<std::size_t>(stored[i]));
}

TEST_F(StorePostgres, ServersKnowOfOneAnother) {
  desk.does(&Store::still_alive, Millis(5));
  EXPECT_EQ(desk.finds(&Store::other_nodes), OtherNodes()) << "not of themselves";
  {
    Desk other(place, "other");
    other.does(&Store::still_alive, Millis(6));
    EXPECT_EQ(desk.finds(&Store::other_nodes), (OtherNodes{.alive = {"other 1"}, .left = {}}));
    EXPECT_EQ(desk.finds(&Store::last_alive), 6);
  }
  EXPECT_EQ(desk.finds(&Store::other_nodes), (OtherNodes{.alive = {}, .left = {"other 1"}})) << "it has said goodbye";
  EXPECT_EQ(desk.finds(&Store::last_alive), 6);
}

TEST_F(StorePostgres, HintsReachTheOthersAndNotTheirAuthor) {
  Loop ada_loop, bob_loop;
  std::vector<std::string> ada_heard, bob_heard;
  const auto url = own_postgres().url();
  Hints ada(url, "ada", [&](auto f) { ada_loop.post(std::move(f)); }, [&](auto h) { ada_heard = h; });
  Hints bob(
      url, "bob", [&](auto f) { bob_loop.post(std::move(f)); },
      [&](auto h) { bob_heard.insert(bob_heard.end(), h.begin(), h.end()); });
  // A hint may be lost while the others are not yet there: it is told until it is heard.
  std::atomic<bool> heard = false;
  std::thread teller([&] {
    while (!heard) {
      ada.tell("t1:7");
      ada.tell("t2:9");
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  });
  const bool ran = bob_loop.run_some();
  heard = true;
  teller.join();
  ASSERT_TRUE(ran);
  ASSERT_GE(bob_heard.size(), 2U);
  EXPECT_EQ(bob_heard[0], "t1:7");
  EXPECT_EQ(bob_heard[1], "t2:9");
  EXPECT_EQ(ada_loop.posts(), 0) << "nobody is told what they said themselves";
}

class StoreSchema : public testing::Test {
 protected:
  void SetUp() override {
    empty_postgres();
    ASSERT_FALSE(connection.open(own_postgres().url()));
  }
  postgres::Connection connection;
};

TEST_F(StoreSchema, ANewerDatabaseIsRefused) {
  ASSERT_EQ(postgres::bring_up(connection, postgres::migrations()), "");
  ASSERT_FALSE(connection.run("UPDATE menagerie.schema_version SET version = 99"));
  EXPECT_EQ(postgres::bring_up(connection, postgres::migrations()),
            "it was written by a newer program (its version is 99, this program knows " +
                std::to_string(postgres::migrations().size()) + ")");
}

TEST_F(StoreSchema, StepsThatAreMissingAreTakenAllOrNone) {
  const std::vector<const char*> good{"CREATE TABLE first(a integer)", "CREATE TABLE second(a integer)"};
  ASSERT_EQ(postgres::bring_up(connection, std::span(good).first(1)), "");
  ASSERT_EQ(postgres::bring_up(connection, good), "");
  EXPECT_FALSE(connection.run("SELECT * FROM first, second"));
  const std::vector<const char*> bad{good[0], good[1], "CREATE TABLE third(a integer)", "nonsense"};
  EXPECT_TRUE(postgres::bring_up(connection, bad).starts_with("its tables cannot be brought up from version 2: "));
  EXPECT_TRUE(connection.run("SELECT * FROM third"));
  EXPECT_EQ(postgres::bring_up(connection, good), "");
}

TEST_F(StoreSchema, ADatabaseThatIsNotThereGetsASentenceWithoutThePassword) {
  const auto opened = PostgresStore::open({.url = "postgres://ada:secret@/nowhere?host=/nonexistent", .post = {}});
  EXPECT_FALSE(opened.store);
  EXPECT_TRUE(opened.sentence.starts_with("The store postgres:///nonexistent/nowhere cannot be opened: "))
      << opened.sentence;
  EXPECT_EQ(opened.sentence.find("secret"), std::string::npos);
}

}  // namespace
}  // namespace menagerie::store::tests
