// People, their sessions, and the signs of life.
#include <gtest/gtest.h>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

const std::optional<Session> kNoSession;

Person account(const std::string& id, const std::string& name_key) {
  return {.id = id,
          .name = "Ada of " + id,
          .name_key = name_key,
          .password_hash = "hash",
          .recovery_hash = "words",
          .created = 5};
}
Person guest(const std::string& id) {
  Person person = account(id, "");
  person.password_hash = person.recovery_hash = "";
  return person;
}
Session session(const std::string& token_hash, const std::string& person, Millis created = 10) {
  return {.token_hash = token_hash,
          .id = "name of " + token_hash,
          .person = person,
          .kind = "browser",
          .label = "a phone",
          .created = created,
          .seen = created};
}

class StorePeople : public EveryStore {
 protected:
  void add(const Person& person) { ASSERT_EQ(desk.does(&Store::add_person, person, kNoSession), Outcome::Stored); }
  std::vector<Person> those(const std::vector<std::string>& ids) { return desk.finds(&Store::people, ids); }
};

TEST_P(StorePeople, AnAccountIsFoundByItsName) {
  add(account("p1", "ada"));
  EXPECT_EQ(desk.finds(&Store::find_account, "ada"), account("p1", "ada"));
  EXPECT_FALSE(desk.finds(&Store::find_account, "bob"));
}

TEST_P(StorePeople, GuestsShareTheEmptyNameAndAreNotFoundByIt) {
  add(guest("p1"));
  add(guest("p2"));
  EXPECT_FALSE(desk.finds(&Store::find_account, ""));
}

TEST_P(StorePeople, ANameBelongsToOneAccount) {
  add(account("p1", "ada"));
  EXPECT_EQ(desk.does(&Store::add_person, account("p2", "ada"), kNoSession), Outcome::Taken);
  EXPECT_EQ(desk.does(&Store::add_person, account("p1", "bob"), kNoSession), Outcome::Taken);
  EXPECT_EQ(those({"p1", "p2"}), std::vector{account("p1", "ada")});
}

TEST_P(StorePeople, PeopleComeInTheOrderAskedForWithoutThoseWhoAreNot) {
  add(account("p1", "ada"));
  add(guest("p2"));
  EXPECT_EQ(those({"p2", "nobody", "p1"}), (std::vector{guest("p2"), account("p1", "ada")}));
}

TEST_P(StorePeople, APersonComesWithASession) {
  EXPECT_EQ(desk.does(&Store::add_person, guest("p1"), std::optional(session("s1", "p1"))), Outcome::Stored);
  const auto found = desk.finds(&Store::find_session, "s1");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->session, session("s1", "p1"));
  EXPECT_EQ(found->person, guest("p1"));
  EXPECT_FALSE(desk.finds(&Store::find_session, "s2"));
}

TEST_P(StorePeople, APersonWhoseSessionClashesIsNotAdded) {
  EXPECT_EQ(desk.does(&Store::add_person, guest("p1"), std::optional(session("s1", "p1"))), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::add_person, guest("p2"), std::optional(session("s1", "p2"))), Outcome::Taken);
  EXPECT_TRUE(those({"p2"}).empty());
}

TEST_P(StorePeople, ASessionRemembersWhenItWasSeen) {
  desk.does(&Store::add_person, guest("p1"), std::optional(session("s1", "p1")));
  EXPECT_EQ(desk.does(&Store::touch_session, "s1", Millis(99)), Outcome::Stored);
  EXPECT_EQ(desk.finds(&Store::find_session, "s1")->session.seen, 99);
  EXPECT_EQ(desk.does(&Store::touch_session, "s2", Millis(99)), Outcome::Missing);
}

TEST_P(StorePeople, WhoIsDeletedLeavesOnlyAnIdInTheLogs) {
  desk.does(&Store::add_person, account("p1", "ada"), std::optional(session("s1", "p1")));
  add(guest("p2"));
  desk.does(&Store::set_mute, "p1", "p2", true);
  desk.does(&Store::set_mute, "p2", "p1", true);
  Append sits = move("t1", 1, "p1:1");
  sits.seats = {{0, "p1"}};
  TableRow row = table("t1");
  row.host = "p2";
  ASSERT_EQ(desk.does(&Store::create_table, row, std::vector{sits}), Outcome::Stored);
  desk.finds(&Store::add_chat, ChatLine{"t1", 0, 1, "p1", "Ada", "hello"}, kMaxChatLines);
  desk.finds(&Store::add_chat, ChatLine{"t1", 0, 2, "p2", "Bob", "hi"}, kMaxChatLines);

  EXPECT_EQ(desk.does(&Store::delete_person, "p1", "hash", Millis(9)), Outcome::Stored);
  EXPECT_TRUE(those({"p1"}).empty());
  EXPECT_FALSE(desk.finds(&Store::find_account, "ada"));
  EXPECT_FALSE(desk.finds(&Store::find_session, "s1"));
  EXPECT_TRUE(desk.finds(&Store::muted_by, "p1").empty());
  EXPECT_TRUE(desk.finds(&Store::muted_by, "p2").empty());
  EXPECT_TRUE(desk.finds(&Store::chat_of, "p1", Page{100}).rows.empty());
  EXPECT_EQ(desk.finds(&Store::last_chat, "t1", 10).size(), 1U);
  EXPECT_EQ(entries(desk, "t1"), std::vector{sits.entry});
  EXPECT_EQ(those({"p2"}), std::vector{guest("p2")});
  EXPECT_EQ(desk.does(&Store::delete_person, "p1", "hash", Millis(9)), Outcome::Missing);
  add(account("p3", "ada"));  // the name is free again
}

TEST_P(StorePeople, TheLastSignOfLifeIsKept) {
  EXPECT_FALSE(desk.finds(&Store::last_alive));
  EXPECT_EQ(desk.does(&Store::still_alive, Millis(7)), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::still_alive, Millis(8)), Outcome::Stored);
  EXPECT_EQ(desk.finds(&Store::last_alive), 8);
}

FOR_EVERY_STORE(StorePeople);

}  // namespace
}  // namespace menagerie::store::tests
