// Lists in pages: all rows in order, none twice and none skipped, whatever is added or deleted between two pages.
#include <gtest/gtest.h>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

using Texts = std::vector<std::string>;

class StorePages : public EveryStore {
 protected:
  // All pages of a list, as texts; `between` runs after each page.
  template <class Ask, class Print>
  static Texts all(int limit, Ask ask, Print print, const std::function<void()>& between = [] {}) {
    Texts texts;
    Page page{limit};
    for (int pages = 0; pages < 100; ++pages) {
      const auto found = ask(page);
      EXPECT_LE(found.rows.size(), static_cast<std::size_t>(limit));
      for (const auto& row : found.rows) texts.push_back(print(row));
      if (found.next.empty()) return texts;
      page.after = found.next;
      between();
    }
    ADD_FAILURE() << "the pages do not end";
    return texts;
  }
  void table_of(const std::string& id, const std::string& person, TableState state = TableState::Waiting) {
    Append first = move(id, 1);
    first.seats = {{0, person}};
    add_host(desk);
    ASSERT_EQ(desk.does(&Store::create_table, table(id, state), std::vector{first}), Outcome::Stored);
  }
  void person(const std::string& id, Millis created = 5) {
    ASSERT_EQ(desk.does(&Store::add_person, Person{.id = id, .name = id, .created = created}, std::optional<Session>()),
              Outcome::Stored);
  }
  static Session session(const std::string& id, Millis created) {
    return {"hash of " + id, id, "ada", "token", "", created, created};
  }
  // Made by the session z.
  void token(const std::string& id, Millis created) {
    ASSERT_EQ(desk.does(&Store::add_token, session(id, created), "hash of z"), Outcome::Stored);
  }
  void say(const std::string& at, const std::string& by, const std::string& text) {
    desk.finds(&Store::add_chat, ChatLine{at, 0, 5, by, by, text}, kMaxChatLines);
  }

  Texts games(int limit, const std::string& of, const std::function<void()>& between = [] {}) {
    return all(
        limit, [&](const Page& page) { return desk.finds(&Store::tables_of, of, page); },
        [](const PersonsTable& own) { return own.row.id + "/" + std::to_string(own.seat); }, between);
  }
  Texts open(int limit, const std::function<void()>& between = [] {}) {
    return all(
        limit, [&](const Page& page) { return desk.finds(&Store::open_tables, TableState::Waiting, page); },
        [](const std::string& id) { return id; }, between);
  }
  Texts sessions(int limit, const std::string& of, const std::function<void()>& between = [] {}) {
    return all(
        limit, [&](const Page& page) { return desk.finds(&Store::sessions_of, of, page); },
        [](const Session& found) { return found.id; }, between);
  }
  Texts people(int limit, const std::function<void()>& between = [] {}) {
    return all(
        limit, [&](const Page& page) { return desk.finds(&Store::list_people, PeopleWanted{}, page); },
        [](const ListedPerson& listed) { return listed.person.id; }, between);
  }
};
FOR_EVERY_STORE(StorePages);

TEST_P(StorePages, every_game_of_a_person_is_reached) {
  Texts wanted;
  for (int number = 1; number <= 7; ++number) {
    table_of("t" + std::to_string(number), "ada");
    table_of("other" + std::to_string(number), "bob");
    wanted.insert(wanted.begin(), "t" + std::to_string(number) + "/0");
  }
  for (const int limit : {1, 2, 3, 6, 7, 8}) EXPECT_EQ(games(limit, "ada"), wanted) << limit;
  EXPECT_EQ(games(3, "eve"), Texts());
}

TEST_P(StorePages, a_person_with_two_seats_of_a_table_has_both_on_two_pages) {
  Append first = move("t1", 1);
  first.seats = {{0, "ada"}, {2, "ada"}, {1, "bob"}};
  add_host(desk);
  ASSERT_EQ(desk.does(&Store::create_table, table("t1"), std::vector{first}), Outcome::Stored);
  table_of("t2", "ada");
  EXPECT_EQ(games(1, "ada"), (Texts{"t2/0", "t1/0", "t1/2"}));
  EXPECT_EQ(games(2, "ada"), (Texts{"t2/0", "t1/0", "t1/2"}));
}

TEST_P(StorePages, games_that_come_or_go_between_two_pages_move_no_other) {
  for (int number = 1; number <= 6; ++number) table_of("t" + std::to_string(number), "ada");
  int version = 1;
  // The row that ended the page is freed, and a new one comes in front.
  const Texts found = games(2, "ada", [&, next = 6]() mutable {
    Append leave = move(version == 1 ? "t5" : "t3", 2);
    leave.seats = {{0, ""}};
    if (version <= 2) {
      ASSERT_EQ(desk.does(&Store::append, leave), Outcome::Stored);
    }
    ++version;
    table_of("t" + std::to_string(++next), "ada");
  });
  EXPECT_EQ(found, (Texts{"t6/0", "t5/0", "t4/0", "t3/0", "t2/0", "t1/0"}));
}

TEST_P(StorePages, the_lobby_has_every_open_table_once) {
  for (int number = 1; number <= 6; ++number) deal(desk, "t" + std::to_string(number));
  TableRow hidden = table("hidden");
  hidden.open = false;
  ASSERT_EQ(desk.does(&Store::create_table, hidden, std::vector<Append>()), Outcome::Stored);
  EXPECT_EQ(open(4), (Texts{"t6", "t5", "t4", "t3", "t2", "t1"}));
  int pages = 0;
  // The table that ended the first page begins its game, and another is made.
  const Texts found = open(2, [&] {
    if (++pages > 1) return;
    Append begin = move("t5", 1);
    begin.state = TableState::Playing;
    ASSERT_EQ(desk.does(&Store::append, begin), Outcome::Stored);
    deal(desk, "t7");
  });
  EXPECT_EQ(found, (Texts{"t6", "t5", "t4", "t3", "t2", "t1"}));
  EXPECT_EQ(open(2), (Texts{"t7", "t6", "t4", "t3", "t2", "t1"}));
}

TEST_P(StorePages, sessions_of_one_moment_are_told_apart) {
  const Person ada{.id = "ada", .name = "Ada", .created = 5};
  ASSERT_EQ(desk.does(&Store::add_person, ada, std::optional(session("z", 6))), Outcome::Stored);
  for (const char* id : {"d", "b", "c", "a"}) token(id, 7);
  EXPECT_EQ(sessions(2, "ada"), (Texts{"z", "a", "b", "c", "d"}));
  const Texts found = sessions(2, "ada", [&, first = true]() mutable {
    if (!std::exchange(first, false)) return;
    ASSERT_EQ(desk.does(&Store::end_session, "ada", "a"), Outcome::Stored) << "the row that ended the page";
    token("0", 7);
    token("e", 7);
  });
  EXPECT_EQ(found, (Texts{"z", "a", "b", "c", "d", "e"}));
}

TEST_P(StorePages, people_are_listed_in_pages_though_some_are_deleted) {
  for (const char* id : {"a", "b", "c", "d"}) person(id, 5);
  person("new", 6);
  person("old", 4);
  EXPECT_EQ(people(4), (Texts{"new", "a", "b", "c", "d", "old"}));
  const Texts found = people(2, [&, first = true]() mutable {
    if (!std::exchange(first, false)) return;
    ASSERT_EQ(desk.does(&Store::delete_person, "a", "", Millis(9)), Outcome::Stored);
    person("newer", 7);
  });
  EXPECT_EQ(found, (Texts{"new", "a", "b", "c", "d", "old"}));
}

TEST_P(StorePages, tables_are_listed_in_pages_for_the_operator) {
  for (int number = 1; number <= 5; ++number)
    table_of("t" + std::to_string(number), "ada", number % 2 == 0 ? TableState::Over : TableState::Waiting);
  for (const auto& [which, wanted] : {std::pair{WhichTables::All, Texts{"t5", "t4", "t3", "t2", "t1"}},
                                      std::pair{WhichTables::Unfinished, Texts{"t5", "t3", "t1"}}})
    EXPECT_EQ(all(
                  2, [&](const Page& page) { return desk.finds(&Store::list_tables, which, page); },
                  [](const ListedTable& listed) { return listed.row.id; }),
              wanted);
  EXPECT_EQ(all(
                2, [&](const Page& page) { return desk.finds(&Store::tables_made_by, "ada", page); },
                [](const std::string& id) { return id; }),
            (Texts{"t5", "t4", "t3", "t2", "t1"}));
  EXPECT_TRUE(desk.finds(&Store::tables_made_by, "bob", Page{2}).rows.empty());
}

TEST_P(StorePages, what_somebody_has_said_muted_and_reported_comes_in_pages) {
  for (const char* id : {"ada", "bob", "eve"}) person(id);
  deal(desk, "t1");
  deal(desk, "t2");
  for (const char* text : {"1", "2", "3"}) {
    say("t2", "ada", text);
    say("t1", "bob", text);
    say("t1", "ada", text);
  }
  EXPECT_EQ(all(
                2, [&](const Page& page) { return desk.finds(&Store::chat_of, "ada", page); },
                [](const ChatLine& line) { return line.table + line.text; }),
            (Texts{"t11", "t12", "t13", "t21", "t22", "t23"}));
  for (const char* other : {"x", "y", "z"}) {
    ASSERT_EQ(desk.does(&Store::set_mute, "ada", other, true), Outcome::Stored);
    ASSERT_EQ(desk.does(&Store::add_report, Report{"t1", 1, "ada", other, 7}), Outcome::Stored);
    ASSERT_EQ(desk.does(&Store::add_report, Report{"t1", 1, "eve", other, 7}), Outcome::Stored);
  }
  EXPECT_EQ(all(
                2, [&](const Page& page) { return desk.finds(&Store::mutes_of, "ada", page); },
                [](const std::string& id) { return id; }),
            (Texts{"x", "y", "z"}));
  EXPECT_EQ(all(
                2, [&](const Page& page) { return desk.finds(&Store::reports_by, "ada", page); },
                [](const Report& report) { return report.reason; }),
            (Texts{"z", "y", "x"}));
  EXPECT_EQ(all(
                4, [&](const Page& page) { return desk.finds(&Store::list_reports, page); },
                [](const ListedReport& listed) { return listed.report.by + listed.report.reason; }),
            (Texts{"evez", "adaz", "evey", "aday", "evex", "adax"}));
}

TEST_P(StorePages, a_key_that_no_page_has_given_is_refused) {
  deal(desk, "t1");
  const auto outcome = [&](auto method, const auto&... values) { return desk.asks(method, values...).first; };
  for (const char* key : {"nothing", "t1 ", "1", "-1.t1", "1.nothing", "01.t1", "1.t1.x", "99999999999999999999.t1"}) {
    const Page page{3, key};
    EXPECT_EQ(outcome(&Store::open_tables, TableState::Waiting, page), Outcome::Missing) << key;
    EXPECT_EQ(outcome(&Store::tables_of, "ada", page), Outcome::Missing) << key;
    EXPECT_EQ(outcome(&Store::tables_made_by, "ada", page), Outcome::Missing) << key;
    EXPECT_EQ(outcome(&Store::list_tables, WhichTables::All, page), Outcome::Missing) << key;
    EXPECT_EQ(outcome(&Store::chat_of, "ada", page), Outcome::Missing) << key;
  }
  for (const char* key : {"nothing", "-1", "1x", "99999999999999999999", "."}) {
    const Page page{3, key};
    EXPECT_EQ(outcome(&Store::sessions_of, "ada", page), Outcome::Missing) << key;
    EXPECT_EQ(outcome(&Store::list_people, PeopleWanted{}, page), Outcome::Missing) << key;
    EXPECT_EQ(outcome(&Store::list_reports, page), Outcome::Missing) << key;
    EXPECT_EQ(outcome(&Store::reports_by, "ada", page), Outcome::Missing) << key;
  }
}

}  // namespace
}  // namespace menagerie::store::tests
