// The book of an account notices each way in which a server could let in or shut out wrongly.
#include "client/account_book.h"

#include <gtest/gtest.h>

#include "client/account_requests.h"

namespace menagerie::client {
namespace {

Trial password(std::string secret, Access access) { return {Trial::Kind::Password, std::move(secret), access}; }
Trial code(std::string secret, Access access) { return {Trial::Kind::Code, std::move(secret), access}; }
Trial session(std::string secret, Access access) { return {Trial::Kind::Session, std::move(secret), access}; }

AccountBook fresh_book() { return {"kt-1", {"old", "code 1", {"s1"}}}; }

struct Wrong {
  int let_in, shut_out;
  friend bool operator==(const Wrong&, const Wrong&) = default;
};

Wrong wrong(const AccountBook& book) { return {book.let_in_wrongly(), book.shut_out_wrongly()}; }

TEST(AccountBook, is_content_with_a_server_that_keeps_its_word) {
  AccountBook book = fresh_book();
  book.acknowledge(signed_in("s2"));
  book.acknowledge(ended("s1"));
  book.acknowledge(password_changed("new", "", "s3"));
  book.observe({password("new", Access::In), password("old", Access::Out), session("s1", Access::Out),
                session("s2", Access::Out), session("s3", Access::In)});
  EXPECT_EQ(wrong(book), (Wrong{0, 0}));
  EXPECT_TRUE(book.cases().empty());
}

TEST(AccountBook, notices_an_account_that_is_lost) {
  AccountBook book = fresh_book();
  book.observe({password("old", Access::Out)});
  EXPECT_EQ(wrong(book), (Wrong{0, 1}));
  EXPECT_EQ(book.cases().size(), 1u);
}

TEST(AccountBook, notices_a_session_that_is_lost) {
  AccountBook book = fresh_book();
  book.acknowledge(signed_in("s2"));
  book.observe({session("s1", Access::In), session("s2", Access::Out)});
  EXPECT_EQ(wrong(book), (Wrong{0, 1}));
}

TEST(AccountBook, notices_an_old_password_that_lets_in) {
  AccountBook book = fresh_book();
  book.acknowledge(password_changed("new", "s1", ""));
  book.observe({password("new", Access::In), password("old", Access::In)});
  EXPECT_EQ(wrong(book), (Wrong{1, 0}));
}

TEST(AccountBook, notices_a_change_that_was_acknowledged_and_is_gone) {
  AccountBook book = fresh_book();
  book.acknowledge(password_changed("new", "s1", ""));
  book.observe({password("new", Access::Out), password("old", Access::In)});
  EXPECT_EQ(wrong(book), (Wrong{1, 1}));
}

TEST(AccountBook, notices_a_session_that_outlives_a_change_a_recovery_or_its_end) {
  const AccountStep endings[] = {password_changed("new", "s1", ""), password_changed("new", "", "s4"),
                                 recovered("new", "code 2", "s4"), ended("s2"), deleted()};
  for (const AccountStep& ending : endings) {
    AccountBook book = fresh_book();
    book.acknowledge(signed_in("s2"));
    book.acknowledge(ending);
    book.observe({session("s2", Access::In)});
    EXPECT_EQ(wrong(book), (Wrong{1, 0}));
  }
}

TEST(AccountBook, notices_a_callers_session_that_ends_although_no_other_was_given) {
  AccountBook book = fresh_book();
  book.acknowledge(password_changed("new", "s1", ""));
  book.observe({session("s1", Access::Out)});
  EXPECT_EQ(wrong(book), (Wrong{0, 1}));
}

TEST(AccountBook, notices_a_code_that_works_twice_and_one_that_does_not_work) {
  AccountBook book = fresh_book();
  book.acknowledge(recovered("new", "code 2", "s2"));
  book.observe({code("code 1", Access::In)});
  EXPECT_EQ(wrong(book), (Wrong{1, 0}));
  AccountBook other = fresh_book();
  other.observe({code("code 1", Access::Out)});
  EXPECT_EQ(wrong(other), (Wrong{0, 1}));
}

TEST(AccountBook, notices_a_deleted_person_who_gets_in) {
  AccountBook book = fresh_book();
  book.acknowledge(deleted());
  book.observe({password("old", Access::In)});
  EXPECT_EQ(wrong(book), (Wrong{1, 0}));
}

TEST(AccountBook, takes_either_answer_after_a_change_without_an_answer) {
  for (const bool done : {true, false}) {
    AccountBook book = fresh_book();
    book.perhaps({password_changed("new", "", "")});
    EXPECT_FALSE(book.is_certain());
    book.observe({password("old", done ? Access::Out : Access::In), password("new", done ? Access::In : Access::Out),
                  session("s1", done ? Access::Out : Access::In)});
    EXPECT_EQ(wrong(book), (Wrong{0, 0}));
    EXPECT_TRUE(book.is_certain());
    EXPECT_EQ(book.world().password, done ? "new" : "old");
  }
}

TEST(AccountBook, wants_exactly_one_password_after_a_change_without_an_answer) {
  AccountBook both = fresh_book();
  both.perhaps({password_changed("new", "", "")});
  both.observe({password("old", Access::In), password("new", Access::In)});
  EXPECT_EQ(wrong(both), (Wrong{1, 0}));
  AccountBook none = fresh_book();
  none.perhaps({password_changed("new", "", "")});
  none.observe({password("old", Access::Out), password("new", Access::Out)});
  EXPECT_EQ(wrong(none), (Wrong{0, 1}));
}

TEST(AccountBook, notices_half_a_change) {
  AccountBook book = fresh_book();
  book.perhaps({password_changed("new", "", "")});
  book.observe({password("old", Access::Out), password("new", Access::In), session("s1", Access::In)});
  EXPECT_EQ(wrong(book), (Wrong{1, 0}));
}

TEST(AccountBook, takes_at_most_one_of_two_recoveries_without_an_answer) {
  AccountBook book = fresh_book();
  book.perhaps({recovered("a", "", ""), recovered("b", "", "")});
  book.observe({password("a", Access::Out), password("b", Access::In), password("old", Access::Out)});
  EXPECT_EQ(wrong(book), (Wrong{0, 0}));
  EXPECT_EQ(book.world().password, "b");
}

TEST(AccountBook, takes_either_answer_after_a_deletion_without_an_answer) {
  AccountBook book = fresh_book();
  book.perhaps({deleted()});
  book.observe({password("old", Access::Out), session("s1", Access::Out)});
  EXPECT_EQ(wrong(book), (Wrong{0, 0}));
  EXPECT_EQ(book.world(), AccountWorld{});
}

TEST(AccountBook, counts_the_same_fault_once) {
  AccountBook book = fresh_book();
  book.acknowledge(ended("s1"));
  for (int i = 0; i < 3; ++i) book.observe({session("s1", Access::In)});
  EXPECT_EQ(wrong(book), (Wrong{1, 0}));
}

TEST(AccountBook, tries_what_must_let_in_and_the_latest_of_what_must_not) {
  AccountBook book = fresh_book();
  book.acknowledge(password_changed("second", "", "s2"));
  book.acknowledge(password_changed("third", "", "s3"));
  std::vector<std::string> secrets;
  for (const Trial& trial : book.trials(1, 1)) secrets.push_back(trial.secret);
  EXPECT_EQ(secrets, (std::vector<std::string>{"third", "second", "s3", "s2"}));
  book.acknowledge(recovered("fourth", "code 2", ""));
  EXPECT_EQ(book.dead_codes(), std::vector<std::string>{"code 1"});
}

TEST(AccountRequests, tell_what_became_of_a_request) {
  EXPECT_EQ(fate_of({204, ""}), Fate::Done);
  EXPECT_EQ(fate_of({0, "gone"}), Fate::Unknown);
  EXPECT_EQ(fate_of({401, ""}), Fate::Refused);
  EXPECT_EQ(fate_of({409, ""}), Fate::Refused);
  EXPECT_EQ(fate_of({429, ""}), Fate::TryAgain);
  EXPECT_EQ(fate_of({503, ""}), Fate::TryAgain);
  EXPECT_TRUE(knows_session({403, R"({"code":"bot_token"})"}));
  EXPECT_FALSE(knows_session({401, ""}));
}

TEST(AccountRequests, find_the_parts_of_answers) {
  const HttpAnswer answer{200, R"({"person":{"id":"p1"},"token":"t","sessions":[{"id":"a","label":"x"}]})"};
  EXPECT_EQ(text_in(answer, "token"), "t");
  EXPECT_EQ(text_in(answer, "recovery"), "");
  EXPECT_EQ(person_in(answer), "p1");
  EXPECT_EQ(session_labelled(answer, "x"), "a");
  EXPECT_EQ(session_labelled(answer, "y"), "");
  EXPECT_EQ(text_in({200, "no JSON"}, "token"), "");
}

TEST(Ghosts, wait_at_a_table_in_play_until_they_have_left) {
  const auto table = [](const std::string& state, const std::string& seat) {
    return R"({"state":")" + state + R"(","host":"p1","seats":[{"kind":"bot","level":1,"name":"bot 1"},)" + seat + "]}";
  };
  const std::string there = R"({"kind":"person","person":"p1","name":"","guest":true,"left":false})";
  const std::string gone = R"({"kind":"person","person":"p1","name":"","guest":true,"left":true})";
  EXPECT_TRUE(waits_for(table("playing", there), "p1"));
  EXPECT_TRUE(waits_for(table("playing", there), "another, whose seat is nameless all the same"));
  EXPECT_FALSE(waits_for(table("playing", gone), "p1"));
  EXPECT_FALSE(waits_for(table("over", there), "p1"));
  EXPECT_TRUE(waits_for(table("waiting", R"({"kind":"empty"})"), "p1")) << "nobody can start it";
  EXPECT_FALSE(waits_for(table("closed", R"({"kind":"empty"})"), "p1"));
}

}  // namespace
}  // namespace menagerie::client
