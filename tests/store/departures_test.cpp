// A person who is deleted leaves no words behind, and a departure until their seats are free.
#include <gtest/gtest.h>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class StoreDepartures : public EveryStore {
 protected:
  void add(const std::string& id) {
    ASSERT_EQ(
        desk.does(&Store::add_person, Person{.id = id, .name = "As " + id, .created = 1}, std::optional<Session>()),
        Outcome::Stored);
  }
  void make_table(const std::string& id, const std::string& host, const std::string& seated, TableState state) {
    TableRow row = table(id, state);
    row.host = host;
    Append sits = move(id, 1);
    sits.seats = {{0, seated}};
    ASSERT_EQ(desk.does(&Store::create_table, row, std::vector{sits}), Outcome::Stored);
  }
  void remove(const std::string& id, Millis at) {
    ASSERT_EQ(desk.does(&Store::delete_person, id, "", at), Outcome::Stored);
  }
  std::vector<Departure> departures(int limit = 10) { return desk.finds(&Store::departures, limit); }
};
FOR_EVERY_STORE(StoreDepartures);

TEST_P(StoreDepartures, ADeletedPersonIsListedWithTheUnfinishedTables) {
  add("ada");
  add("bob");
  make_table("seated", "bob", "ada", TableState::Playing);
  make_table("over", "ada", "ada", TableState::Over);
  make_table("both", "ada", "ada", TableState::Waiting);
  make_table("hosted", "ada", "bob", TableState::Waiting);
  make_table("others", "bob", "bob", TableState::Waiting);
  EXPECT_TRUE(departures().empty());
  remove("ada", 70);
  EXPECT_EQ(departures(), (std::vector<Departure>{{"ada", 70, {"seated", "both", "hosted"}}}));
}

TEST_P(StoreDepartures, games_that_the_person_has_resigned_or_only_made_are_not_listed) {
  add("ada");
  add("bob");
  make_table("resigned", "bob", "ada", TableState::Playing);
  make_table("other", "bob", "ada", TableState::Playing);
  make_table("made", "ada", "bob", TableState::Playing);
  Append resigns = move("resigned", 2);
  resigns.entry.what = "resign";
  resigns.entry.seat = 0;
  ASSERT_EQ(desk.does(&Store::append, resigns), Outcome::Stored);
  Append bobs = move("other", 2);
  bobs.entry.what = "resign";
  bobs.entry.seat = 1;
  ASSERT_EQ(desk.does(&Store::append, bobs), Outcome::Stored);
  remove("ada", 70);
  EXPECT_EQ(departures(), (std::vector<Departure>{{"ada", 70, {"other"}}}));
}

TEST_P(StoreDepartures, many_tables_are_listed_some_at_a_time) {
  add("ada");
  add("bob");
  for (int i = 0; i < 2 * kMaxTablesOfDeparture; ++i)
    make_table("t" + std::to_string(i), "ada", "ada", TableState::Waiting);
  make_table("bobs", "bob", "bob", TableState::Waiting);
  remove("ada", 70);
  remove("bob", 71);
  const auto found = departures();
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].tables.size(), static_cast<std::size_t>(kMaxTablesOfDeparture));
  EXPECT_EQ(found[0].tables.front(), "t0") << "the oldest";
  EXPECT_EQ(found[1].tables, std::vector<std::string>{"bobs"});
}

TEST_P(StoreDepartures, ADepartureIsListedUntilItIsFinished) {
  for (const char* id : {"ada", "bob", "eve"}) add(id);
  make_table("over", "bob", "bob", TableState::Over);
  remove("bob", 71);
  remove("ada", 72);
  remove("eve", 70);
  EXPECT_EQ(departures(), (std::vector<Departure>{{"eve", 70, {}}, {"bob", 71, {}}, {"ada", 72, {}}}));
  EXPECT_EQ(departures(1), (std::vector<Departure>{{"eve", 70, {}}}));
  EXPECT_EQ(desk.does(&Store::departed, "bob"), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::departed, "bob"), Outcome::Stored) << "already";
  EXPECT_EQ(departures(), (std::vector<Departure>{{"eve", 70, {}}, {"ada", 72, {}}}));
}

TEST_P(StoreDepartures, ADeletionThatFindsNobodyNotesNothing) {
  EXPECT_EQ(desk.does(&Store::delete_person, "nobody", "", Millis(7)), Outcome::Missing);
  EXPECT_TRUE(departures().empty());
}

TEST_P(StoreDepartures, TheReportsOfADeletedPersonLoseTheirWordsAndStay) {
  add("ada");
  add("bob");
  deal(desk, "t1");
  desk.finds(&Store::add_chat, ChatLine{"t1", 0, 5, "bob", "Bob", "boo"}, kMaxChatLines);
  ASSERT_EQ(desk.does(&Store::add_report, Report{"t1", 1, "ada", "he knows my street", 7}), Outcome::Stored);
  ASSERT_EQ(desk.does(&Store::add_report, Report{"t1", 1, "bob", "by mistake", 8}), Outcome::Stored);
  remove("ada", 9);
  const auto reports = desk.finds(&Store::list_reports, Page{10}).rows;
  ASSERT_EQ(reports.size(), 2U);
  EXPECT_EQ(reports[0].report.reason, "by mistake");
  EXPECT_EQ(reports[1].report.by, "");
  EXPECT_EQ(reports[1].report.reason, "");
  EXPECT_EQ(reports[1].report.at, 7);
  EXPECT_EQ(reports[1].line.text, "boo");
}

}  // namespace
}  // namespace menagerie::store::tests
