// Old accounts get skeletons when a server starts: the older of two that look the same keeps it.
#include "server/fill_skeletons.h"

#include <gtest/gtest.h>

#include "server/names.h"
#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class SkeletonFills : public EveryStore {
 protected:
  using Ids = std::vector<std::string>;
  void add(const std::vector<Person>& people) {
    std::size_t answers = 0;
    for (const Person& person : people)
      desk.store().add_person(person, {}, [&](Outcome outcome) {
        EXPECT_EQ(outcome, Outcome::Stored);
        ++answers;
      });
    while (answers < people.size() && desk.loop().run_some()) {
    }
  }
  static Person account(const std::string& id, const std::string& name, Millis created) {
    return {.id = id, .name = name, .name_key = server::name_key(name), .created = created};
  }
  void start_server() {
    bool done = false;
    server::fill_skeletons(
        desk.store(), [this](const std::string& line) { warnings.push_back(line); }, [&] { done = true; });
    while (!done && desk.loop().run_some()) {
    }
  }
  std::vector<std::string> without() {
    std::vector<std::string> ids;
    for (const Person& person : desk.finds(&Store::accounts_without_skeleton, AccountPlace(), 10))
      ids.push_back(person.id);
    return ids;
  }

  std::vector<std::string> warnings;
};
FOR_EVERY_STORE(SkeletonFills);

TEST_P(SkeletonFills, EveryAccountGetsTheSkeletonOfItsName) {
  add({account("p1", "Ada", 5), account("p2", "Bob", 6), {.id = "guest", .name = "Ada", .created = 7}});
  start_server();
  EXPECT_EQ(without(), Ids());
  EXPECT_EQ(warnings, Ids());
  add({account("p3", "Eve", 8)});
  EXPECT_EQ(desk.does(&Store::set_skeleton, "p3", server::skeleton("Аda")), Outcome::Taken);
}

TEST_P(SkeletonFills, TheOlderOfTwoThatLookTheSameKeepsItAndTheNewerIsNamedOnce) {
  add({account("young", "Аdа", 9), account("old", "Ada", 5), account("older", "Bob", 4)});
  start_server();
  EXPECT_EQ(without(), Ids{"young"});
  EXPECT_EQ(warnings, Ids{"account young has a name that looks like an older account's: both stay"});
}

TEST_P(SkeletonFills, AnAccountOfAnEarlierStartKeepsIt) {
  add({account("p1", "Ada", 5)});
  start_server();
  add({account("p2", "Аdа", 4)});
  start_server();
  EXPECT_EQ(without(), Ids{"p2"});
  ASSERT_EQ(warnings.size(), 1U);
  ASSERT_EQ(desk.does(&Store::delete_person, "p1", "", Millis(9)), Outcome::Stored);
  start_server();
  EXPECT_EQ(without(), Ids()) << "the name is free";
}

TEST_P(SkeletonFills, ThousandsOfAccountsAreFilled) {
  constexpr int kAccounts = 2'345;
  std::vector<Person> people;
  for (int i = 0; i < kAccounts; ++i)
    people.push_back(account("p" + std::to_string(i), "Name " + std::to_string(i + 2'000'000), i / 3));
  people.push_back(account("twin", "Namе 2000001", kAccounts));
  add(people);
  start_server();
  EXPECT_EQ(without(), Ids{"twin"});
}

}  // namespace
}  // namespace menagerie::store::tests
