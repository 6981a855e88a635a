// Accounts that were made before skeletons were stored are found and get theirs, each once.
#include <gtest/gtest.h>

#include "tests/store/desk.h"

namespace menagerie::store::tests {
namespace {

class StoreSkeletons : public EveryStore {
 protected:
  using Ids = std::vector<std::string>;
  void add(const std::string& id, const std::string& name_key, Millis created) {
    const Person person{.id = id, .name = "As " + id, .name_key = name_key, .created = created};
    ASSERT_EQ(desk.does(&Store::add_person, person, std::optional<Session>()), Outcome::Stored);
  }
  std::vector<std::string> without(const AccountPlace& after = {}, int limit = 10) {
    std::vector<std::string> ids;
    for (const Person& person : desk.finds(&Store::accounts_without_skeleton, after, limit)) ids.push_back(person.id);
    return ids;
  }
  Outcome set(const std::string& id, const std::string& skeleton) {
    return desk.does(&Store::set_skeleton, id, skeleton);
  }
};
FOR_EVERY_STORE(StoreSkeletons);

TEST_P(StoreSkeletons, AccountsWithoutOneAreListedOldestFirstInParts) {
  add("p4", "dora", 7);
  add("p3", "cleo", 5);
  add("guest", "", 5);
  add("p2", "bob", 5);
  add("p1", "ada", 6);
  EXPECT_EQ(without(), (Ids{"p2", "p3", "p1", "p4"}));
  EXPECT_EQ(without({}, 2), (Ids{"p2", "p3"}));
  EXPECT_EQ(without({5, "p3"}, 2), (Ids{"p1", "p4"}));
  EXPECT_EQ(without({7, "p4"}), Ids());
}

TEST_P(StoreSkeletons, ASkeletonBelongsToOneAccount) {
  add("p1", "ada", 5);
  add("p2", "аda", 6);
  EXPECT_EQ(set("p1", "ada"), Outcome::Stored);
  EXPECT_EQ(set("p1", "ada"), Outcome::Stored) << "again";
  EXPECT_EQ(set("p2", "ada"), Outcome::Taken);
  EXPECT_EQ(without(), Ids{"p2"});
  EXPECT_EQ(set("p2", "other"), Outcome::Stored);
  EXPECT_EQ(without(), Ids());
  EXPECT_EQ(set("nobody", "new"), Outcome::Missing);
}

TEST_P(StoreSkeletons, ADeletedAccountGivesItsSkeletonBack) {
  add("p1", "ada", 5);
  add("p2", "аda", 6);
  ASSERT_EQ(set("p1", "ada"), Outcome::Stored);
  ASSERT_EQ(desk.does(&Store::delete_person, "p1", "", Millis(7)), Outcome::Stored);
  EXPECT_EQ(set("p2", "ada"), Outcome::Stored);
}

TEST_P(StoreSkeletons, SeveralInOneBatchHaveAnOutcomeEach) {
  add("p1", "ada", 5);
  add("p2", "аda", 6);
  add("p3", "bob", 7);
  std::vector<Outcome> outcomes;
  desk.gather([&] {
    for (const auto& [id, skeleton] : {std::pair("p1", "ada"), std::pair("p2", "ada"), std::pair("p3", "bob")})
      desk.store().set_skeleton(id, skeleton, [&](Outcome outcome) { outcomes.push_back(outcome); });
  });
  while (outcomes.size() < 3 && desk.loop().run_some()) {
  }
  EXPECT_EQ(outcomes, (std::vector{Outcome::Stored, Outcome::Taken, Outcome::Stored}));
}

}  // namespace
}  // namespace menagerie::store::tests
