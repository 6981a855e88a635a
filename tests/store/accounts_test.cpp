// Changes of accounts: each compares what was verified with what the store has, and is all or nothing.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

using By = PasswordChange::By;

Session session(const std::string& token_hash, const std::string& person, Millis at = 10,
                const std::string& kind = "browser") {
  return {.token_hash = token_hash,
          .id = "name of " + token_hash,
          .person = person,
          .kind = kind,
          .label = "a phone",
          .created = at,
          .seen = at};
}

Registration registration(const std::string& person, const std::string& name, const std::string& token_hash) {
  return {.person = person,
          .name = name,
          .name_key = name,
          .skeleton = "like " + name,
          .password_hash = "password of " + token_hash,
          .recovery_hash = "code of " + token_hash,
          .session = session(token_hash, person),
          .place = "home"};
}

class StoreAccounts : public EveryStore {
 protected:
  // An unregistered person with the session "first of ID".
  void add_guest(const std::string& id, Millis created = 5) {
    const Person guest{.id = id, .name = "Guest", .created = created};
    ASSERT_EQ(desk.does(&Store::add_person, guest, std::optional(session("first of " + id, id, created))),
              Outcome::Stored);
  }
  // Ada, with the password "password of s1", the code "code of s1" and the session "s1".
  void add_ada() {
    add_guest("p1");
    ASSERT_EQ(desk.does(&Store::register_account, registration("p1", "ada", "s1")), Outcome::Stored);
  }
  Outcome sign_in(const std::string& verified, const std::string& token_hash, const std::string& replaced = "",
                  const std::string& from = "home", Millis at = 10) {
    return desk.does(
        &Store::sign_in,
        SignIn{
            .verified_hash = verified, .session = session(token_hash, "p1", at), .replaced = replaced, .place = from});
  }
  Outcome change_password(By by, const std::string& verified, const std::string& token_hash,
                          const std::string& code = "", const std::string& replaced = "") {
    return desk.does(&Store::change_password, PasswordChange{.by = by,
                                                             .verified_hash = verified,
                                                             .password_hash = "password of " + token_hash,
                                                             .recovery_hash = code,
                                                             .session = session(token_hash, "p1"),
                                                             .replaced = replaced,
                                                             .place = "home"});
  }
  Person person(const std::string& id) {
    const auto found = desk.finds(&Store::people, std::vector{id});
    return found.empty() ? Person{} : found.front();
  }
  bool is_open(const std::string& token_hash) { return desk.finds(&Store::find_session, token_hash).has_value(); }
};

TEST_P(StoreAccounts, a_guest_becomes_an_account_with_one_new_session) {
  add_guest("p1");
  ASSERT_EQ(desk.does(&Store::add_token, session("bot", "p1", 10, "token"), "first of p1"), Outcome::Stored);
  ASSERT_EQ(desk.does(&Store::register_account, registration("p1", "ada", "s1")), Outcome::Stored);
  const Person ada = person("p1");
  EXPECT_EQ(ada.name, "ada");
  EXPECT_EQ(ada.password_hash, "password of s1");
  EXPECT_EQ(ada.recovery_hash, "code of s1");
  EXPECT_EQ(ada.created, 5);
  EXPECT_EQ(desk.finds(&Store::find_account, "ada"), ada);
  EXPECT_TRUE(is_open("s1"));
  EXPECT_FALSE(is_open("first of p1"));
  EXPECT_FALSE(is_open("bot"));
}

TEST_P(StoreAccounts, of_two_registrations_of_a_guest_the_second_is_stale) {
  add_ada();
  EXPECT_EQ(desk.does(&Store::register_account, registration("p1", "eve", "s2")), Outcome::Stale);
  EXPECT_EQ(person("p1").name, "ada");
  EXPECT_TRUE(is_open("s1"));
  EXPECT_FALSE(is_open("s2"));
}

TEST_P(StoreAccounts, a_name_or_its_likeness_belongs_to_one_account) {
  add_ada();
  add_guest("p2");
  EXPECT_EQ(desk.does(&Store::register_account, registration("p2", "ada", "s2")), Outcome::Taken);
  Registration alike = registration("p2", "аda", "s2");
  alike.skeleton = "like ada";
  EXPECT_EQ(desk.does(&Store::register_account, alike), Outcome::Taken);
  EXPECT_TRUE(person("p2").guest());
  EXPECT_TRUE(is_open("first of p2"));
  EXPECT_EQ(desk.does(&Store::register_account, registration("nobody", "eve", "s3")), Outcome::Missing);
}

TEST_P(StoreAccounts, only_an_unregistered_person_is_renamed) {
  add_guest("p1");
  EXPECT_EQ(desk.does(&Store::rename_guest, "p1", "Eve"), Outcome::Stored);
  EXPECT_EQ(person("p1").name, "Eve");
  ASSERT_EQ(desk.does(&Store::register_account, registration("p1", "ada", "s1")), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::rename_guest, "p1", "Eve"), Outcome::Stale);
  EXPECT_EQ(person("p1").name, "ada");
  EXPECT_EQ(desk.does(&Store::rename_guest, "nobody", "Eve"), Outcome::Missing);
}

TEST_P(StoreAccounts, a_sign_in_needs_the_password_that_holds_now) {
  add_ada();
  add_guest("p2");
  EXPECT_EQ(sign_in("password of s1", "s2", "first of p2"), Outcome::Stored);
  EXPECT_TRUE(is_open("s1"));
  EXPECT_TRUE(is_open("s2"));
  EXPECT_FALSE(is_open("first of p2")) << "the session of the guest who was there before";
  EXPECT_EQ(sign_in("password of old", "s3"), Outcome::Stale);
  EXPECT_EQ(sign_in("", "s3"), Outcome::Stale);
  EXPECT_FALSE(is_open("s3"));
  const SignIn nobody{.verified_hash = "x", .session = session("s4", "nobody"), .replaced = "", .place = "home"};
  EXPECT_EQ(desk.does(&Store::sign_in, nobody), Outcome::Missing);
}

TEST_P(StoreAccounts, a_new_password_ends_all_sessions_and_tokens) {
  add_ada();
  ASSERT_EQ(sign_in("password of s1", "s2"), Outcome::Stored);
  ASSERT_EQ(desk.does(&Store::add_token, session("bot", "p1", 10, "token"), "s2"), Outcome::Stored);
  EXPECT_EQ(change_password(By::Password, "password of s1", "s3"), Outcome::Stored);
  for (const char* ended : {"s1", "s2", "bot"}) EXPECT_FALSE(is_open(ended)) << ended;
  EXPECT_TRUE(is_open("s3"));
  EXPECT_EQ(person("p1").recovery_hash, "code of s1") << "it stays";
  EXPECT_EQ(change_password(By::Password, "password of s1", "s4"), Outcome::Stale);
  EXPECT_EQ(sign_in("password of s1", "s5"), Outcome::Stale) << "verified before the change";
  EXPECT_EQ(desk.does(&Store::add_token, session("bot2", "p1", 10, "token"), "s2"), Outcome::Stale);
  EXPECT_FALSE(is_open("s4") || is_open("s5") || is_open("bot2"));
  EXPECT_TRUE(is_open("s3"));
}

TEST_P(StoreAccounts, tokens_of_a_person_are_bounded) {
  add_ada();
  const auto add = [&](int number) {
    return desk.does(&Store::add_token, session("bot" + std::to_string(number), "p1", 10, "token"), "s1");
  };
  for (int number = 0; number < kMaxTokens; ++number) ASSERT_EQ(add(number), Outcome::Stored);
  EXPECT_EQ(add(kMaxTokens), Outcome::Taken);
  ASSERT_EQ(desk.does(&Store::end_session, "p1", "name of bot7"), Outcome::Stored);
  EXPECT_EQ(add(kMaxTokens), Outcome::Stored);
}

TEST_P(StoreAccounts, a_recovery_code_works_once) {
  add_ada();
  EXPECT_EQ(change_password(By::RecoveryCode, "password of s1", "s2", "code 2"), Outcome::Stale);
  EXPECT_EQ(change_password(By::RecoveryCode, "code of s1", "s2", "code 2"), Outcome::Stored);
  EXPECT_EQ(change_password(By::RecoveryCode, "code of s1", "s3", "code 3"), Outcome::Stale);
  EXPECT_EQ(person("p1").password_hash, "password of s2");
  EXPECT_EQ(person("p1").recovery_hash, "code 2");
}

TEST_P(StoreAccounts, a_recovery_ends_the_session_that_the_browser_had_before) {
  add_ada();
  add_guest("p2");
  EXPECT_EQ(change_password(By::RecoveryCode, "wrong code", "s2", "code 2", "first of p2"), Outcome::Stale);
  EXPECT_TRUE(is_open("first of p2"));
  EXPECT_EQ(change_password(By::RecoveryCode, "code of s1", "s2", "code 2", "first of p2"), Outcome::Stored);
  EXPECT_FALSE(is_open("first of p2")) << "of another person";
  EXPECT_TRUE(is_open("s2"));
}

TEST_P(StoreAccounts, a_new_recovery_code_is_bound_to_the_password_or_given_by_the_operator) {
  add_ada();
  using From = RecoveryChange::By;
  const auto change = [&](From by, const std::string& verified, const std::string& code) {
    return desk.does(&Store::change_recovery,
                     RecoveryChange{.by = by, .person = "p1", .verified_hash = verified, .recovery_hash = code});
  };
  EXPECT_EQ(change(From::Password, "password of old", "code 2"), Outcome::Stale);
  EXPECT_EQ(change(From::Password, "password of s1", "code 2"), Outcome::Stored);
  EXPECT_EQ(person("p1").recovery_hash, "code 2");
  EXPECT_EQ(change(From::Operator, "", "code 3"), Outcome::Stored);
  EXPECT_EQ(person("p1").recovery_hash, "code 3");
  EXPECT_EQ(person("p1").password_hash, "password of s1");
  EXPECT_TRUE(is_open("s1"));
}

TEST_P(StoreAccounts, a_deletion_needs_the_password_that_holds_now) {
  add_ada();
  EXPECT_EQ(desk.does(&Store::delete_person, "p1", "", Millis(9)), Outcome::Stale)
      << "a guest who registered meanwhile";
  EXPECT_EQ(desk.does(&Store::delete_person, "p1", "password of old", Millis(9)), Outcome::Stale);
  EXPECT_EQ(person("p1").name, "ada");
  EXPECT_EQ(desk.does(&Store::delete_person, "p1", "password of s1", Millis(9)), Outcome::Stored);
  EXPECT_EQ(desk.does(&Store::delete_person, "p1", "password of s1", Millis(9)), Outcome::Missing);
  EXPECT_EQ(sign_in("password of s1", "s2"), Outcome::Missing);
}

TEST_P(StoreAccounts, remembers_the_last_places_of_a_person) {
  add_ada();
  EXPECT_TRUE(desk.finds(&Store::knows_place, "p1", "home"));
  EXPECT_FALSE(desk.finds(&Store::knows_place, "p1", "cafe"));
  EXPECT_FALSE(desk.finds(&Store::knows_place, "p2", "home"));
  EXPECT_EQ(sign_in("password of old", "x", "", "cafe"), Outcome::Stale);
  EXPECT_FALSE(desk.finds(&Store::knows_place, "p1", "cafe")) << "nobody signed in there";
  for (int i = 0; i < kMaxPlaces; ++i) {
    const std::string number = std::to_string(i);
    ASSERT_EQ(sign_in("password of s1", "t" + number, "", "place " + number, 100 + i), Outcome::Stored);
  }
  EXPECT_FALSE(desk.finds(&Store::knows_place, "p1", "home")) << "the oldest is forgotten";
  EXPECT_TRUE(desk.finds(&Store::knows_place, "p1", "place 0"));
}

TEST_P(StoreAccounts, idle_sessions_end_by_kind) {
  add_guest("p1", 100);
  for (const auto& [name, at] : {std::pair("old", 50), {"young", 90}})
    ASSERT_EQ(desk.does(&Store::add_token, session(name, "p1", at, "token"), "first of p1"), Outcome::Stored);
  ASSERT_EQ(desk.does(&Store::end_idle_sessions, IdleSince{.browser = 100, .token = 60}), Outcome::Stored);
  EXPECT_TRUE(is_open("first of p1"));
  EXPECT_FALSE(is_open("old"));
  EXPECT_TRUE(is_open("young"));
  ASSERT_EQ(desk.does(&Store::end_idle_sessions, IdleSince{.browser = 101, .token = 60}), Outcome::Stored);
  EXPECT_FALSE(is_open("first of p1"));
  EXPECT_TRUE(is_open("young"));
}

TEST_P(StoreAccounts, finds_guests_who_never_played_and_have_not_come_back) {
  for (const char* id : {"p1", "p2", "p3", "p4"}) add_guest(id, id[1] - '0');
  add_guest("late", 60);
  ASSERT_EQ(desk.does(&Store::register_account, registration("p2", "ada", "s2")), Outcome::Stored);
  ASSERT_EQ(desk.does(&Store::touch_session, "first of p3", Millis(70)), Outcome::Stored);
  Append sits = move("t1", 1);
  sits.seats = {{0, "p4"}};
  TableRow row = table("t1");
  row.host = "p4";
  ASSERT_EQ(desk.does(&Store::create_table, row, std::vector{sits}), Outcome::Stored);
  const auto slice = [&](Millis after, int examined) {
    return desk.finds(&Store::idle_guests, GuestSlice{.created_after = after, .before = 50, .examined = examined});
  };
  EXPECT_EQ(slice(0, 10).ids, std::vector<std::string>{"p1"});
  EXPECT_EQ(slice(0, 10).created_last, 4);
  EXPECT_EQ(slice(0, 2).created_last, 3) << "slice by slice";
  EXPECT_EQ(slice(4, 10).created_last, 0) << "the end";
}

FOR_EVERY_STORE(StoreAccounts);

// A node that did not hear of an end asks for it.
TEST(StoreAccountsOfTwoNodes, ended_sessions_are_found) {
  const Place place(Keeper::Postgres);
  Desk desk(place, "one");
  const Person guest{.id = "p1", .name = "Guest"};
  ASSERT_EQ(desk.does(&Store::add_person, guest, std::optional(session("s0", "p1"))), Outcome::Stored);
  ASSERT_EQ(desk.does(&Store::add_token, session("s1", "p1", 10, "token"), "s0"), Outcome::Stored);
  const std::vector<SessionName> asked = {{"p1", "name of s0"}, {"p1", "name of s1"}, {"p2", "name of s1"}};
  EXPECT_EQ(desk.finds(&Store::ended_sessions, asked), (std::vector<SessionName>{{"p2", "name of s1"}}));
  ASSERT_EQ(desk.does(&Store::end_session, "p1", "name of s1"), Outcome::Stored);
  EXPECT_EQ(desk.finds(&Store::ended_sessions, asked),
            (std::vector<SessionName>{{"p1", "name of s1"}, {"p2", "name of s1"}}));
}

// Two nodes at one database: a token that is made while all sessions end either counts before that, and ends too, or after
// it, and is refused.
TEST(StoreAccountsOfTwoNodes, no_token_outlives_a_password_change) {
  const Place place(Keeper::Postgres);
  Desk one(place, "one"), two(place, "two");
  const Person guest{.id = "p1", .name = "Guest"};
  ASSERT_EQ(one.does(&Store::add_person, guest, std::optional(session("s0", "p1"))), Outcome::Stored);
  ASSERT_EQ(one.does(&Store::register_account, registration("p1", "ada", "s1")), Outcome::Stored);
  for (int round = 1; round <= 40; ++round) {
    const std::string now = "s" + std::to_string(round), next = "s" + std::to_string(round + 1);
    std::atomic<bool> is_changed = false;
    std::thread thief([&] {
      for (int i = 0; !is_changed; ++i)
        two.does(&Store::add_token, session(now + " bot " + std::to_string(i), "p1", 10, "token"), now);
    });
    const PasswordChange change{.verified_hash = "password of " + now,
                                .password_hash = "password of " + next,
                                .recovery_hash = "",
                                .session = session(next, "p1"),
                                .place = "home"};
    const Outcome changed = one.does(&Store::change_password, change);
    is_changed = true;
    thief.join();
    ASSERT_EQ(changed, Outcome::Stored);
    const auto left = one.finds(&Store::sessions_of, "p1", Page{100}).rows;
    ASSERT_EQ(left.size(), 1u) << "round " << round;
    EXPECT_EQ(left.front().token_hash, next);
  }
}

}  // namespace
}  // namespace menagerie::store::tests
