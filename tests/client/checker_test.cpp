// The checker of the kill test notices everything that a server could do wrong.
#include "client/checker.h"

#include <gtest/gtest.h>

#include "engine/chance.h"
#include "notation/hex.h"
#include "notation/record.h"

namespace menagerie::client {
namespace {

LogEntry entry(std::uint32_t version, std::string_view frame, std::string id = "") {
  return {version, hash_of(frame), std::move(id)};
}

// Somebody who joined at version 1 and saw entries 2, 3 (its own command c-1) and 4.
Testimony usual_testimony() {
  Testimony testimony("T", "person p");
  testimony.told_fresh(1);
  testimony.told_entry(2, "", "two");
  testimony.told_entry(3, "c-1", "three");
  testimony.told_entry(4, "", "four");
  return testimony;
}

std::vector<LogEntry> usual_log() {
  return {entry(1, "one"), entry(2, "two"), entry(3, "three", "c-1"), entry(4, "four"), entry(5, "five")};
}

Checker checked(const Testimony& testimony, const std::vector<LogEntry>& log) {
  Checker checker;
  checker.compare(testimony, log);
  return checker;
}

struct Counts {
  int lost, doubled, changed, unverified;
  friend bool operator==(const Counts&, const Counts&) = default;
};

Counts counts(const Checker& checker) {
  return {checker.count(Fault::Lost), checker.count(Fault::Doubled), checker.count(Fault::Changed),
          checker.count(Fault::Unverified)};
}

TEST(Checker, IsContentWithALogThatSaysWhatWasTold) {
  const Checker checker = checked(usual_testimony(), usual_log());
  EXPECT_TRUE(checker.all_well());
  EXPECT_EQ(checker.acknowledged(), 1);
  EXPECT_TRUE(checker.cases().empty());
}

TEST(Checker, AcceptsALogThatBeginsAfterTheMakingOfTheTable) {
  auto log = usual_log();
  log.erase(log.begin());
  EXPECT_TRUE(checked(usual_testimony(), log).all_well());
}

TEST(Checker, NoticesAnAcknowledgedCommandThatIsGone) {
  auto log = usual_log();
  log.resize(2);
  EXPECT_EQ(counts(checked(usual_testimony(), log)), (Counts{1, 0, 2, 0}));  // entries 3 and 4 are gone as well
}

TEST(Checker, NoticesATableThatIsGone) { EXPECT_EQ(counts(checked(usual_testimony(), {})), (Counts{1, 0, 3, 0})); }

TEST(Checker, NoticesACommandAtAnotherVersionThanTold) {
  auto log = usual_log();
  log[2].id = "";
  log[4].id = "c-1";
  EXPECT_EQ(counts(checked(usual_testimony(), log)), (Counts{1, 0, 0, 0}));
}

TEST(Checker, NoticesACommandDoneTwice) {
  auto log = usual_log();
  log[4].id = "c-1";
  EXPECT_EQ(counts(checked(usual_testimony(), log)), (Counts{0, 1, 0, 0}));
}

TEST(Checker, NoticesACommandAcknowledgedTwiceAtDifferentVersions) {
  Testimony testimony = usual_testimony();
  testimony.told_entry(5, "c-1", "five");
  EXPECT_EQ(counts(checked(testimony, usual_log())), (Counts{0, 1, 0, 0}));
}

TEST(Checker, NoticesAnEntryThatIsAnotherOneNow) {
  auto log = usual_log();
  log[3] = entry(4, "for");
  EXPECT_EQ(counts(checked(usual_testimony(), log)), (Counts{0, 0, 1, 0}));
}

TEST(Checker, NoticesTwoDifferentEntriesOfOneVersion) {
  Testimony testimony = usual_testimony();
  testimony.told_entry(4, "", "another four");
  EXPECT_EQ(counts(checked(testimony, usual_log())), (Counts{0, 0, 1, 0}));
}

TEST(Checker, AllowsTheSameEntryAgain) {
  Testimony testimony = usual_testimony();
  testimony.told_entry(3, "c-1", "three");
  EXPECT_TRUE(checked(testimony, usual_log()).all_well());
  EXPECT_EQ(testimony.version(), 4u);
}

TEST(Checker, NoticesAnEntryThatWasLeftOut) {
  Testimony testimony("T", "a watcher");
  testimony.told_fresh(1);
  testimony.told_entry(2, "", "two");
  testimony.told_entry(4, "", "four");
  EXPECT_EQ(counts(checked(testimony, usual_log())), (Counts{0, 0, 1, 0}));
}

TEST(Checker, AllowsThatAFreshTableJumpsOverEntries) {
  Testimony testimony("T", "a watcher");
  testimony.told_fresh(1);
  testimony.told_fresh(3);
  testimony.told_entry(4, "", "four");
  EXPECT_TRUE(checked(testimony, usual_log()).all_well());
}

TEST(Checker, NoticesATableThatGoesBack) {
  Testimony testimony = usual_testimony();
  testimony.told_fresh(3);
  EXPECT_EQ(counts(checked(testimony, usual_log())), (Counts{0, 0, 1, 0}));
}

TEST(Checker, NoticesWhenJoiningDoesNotBringWhatWasMissing) {
  Testimony testimony = usual_testimony();
  testimony.told_joined(4);
  EXPECT_TRUE(checked(testimony, usual_log()).all_well());
  testimony.told_joined(5);
  EXPECT_EQ(counts(checked(testimony, usual_log())), (Counts{0, 0, 1, 0}));
}

TEST(Checker, NoticesAGapInTheLog) {
  auto log = usual_log();
  log.back() = entry(6, "six");
  EXPECT_EQ(counts(checked(usual_testimony(), log)), (Counts{0, 0, 1, 0}));
}

TEST(Checker, NamesTheFirstTenCasesOnly) {
  Checker checker;
  for (int i = 0; i < 8; ++i) checker.compare(usual_testimony(), {});
  EXPECT_EQ(checker.cases().size(), 10u);
  EXPECT_EQ(checker.count(Fault::Lost), 8);
  EXPECT_NE(checker.cases().front().find("table T, person p"), std::string::npos);
}

// A record of the first game in which nobody has moved yet: the shortest one that verifies.
notation::Record short_record() {
  notation::Record record;
  record.options = {{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}};
  record.seed = Seed{1, 2, 3};
  record.commitment = commitment(record.seed);
  return record;
}

TEST(Checker, IsContentWithARecordThatVerifies) {
  const notation::Record record = short_record();
  Checker checker;
  checker.check_record("T", notation::print_hex(*record.commitment), notation::print_record(record));
  EXPECT_TRUE(checker.all_well()) << checker.cases().front();
  EXPECT_EQ(checker.records(), 1);
}

TEST(Checker, NoticesARecordWithAnotherCommitmentThanShown) {
  const notation::Record record = short_record();
  Checker checker;
  checker.check_record("T", notation::print_hex(commitment(Seed{9})), notation::print_record(record));
  EXPECT_EQ(counts(checker), (Counts{0, 0, 0, 1}));
}

TEST(Checker, NoticesARecordThatDoesNotFollowFromItsSeed) {
  notation::Record record = short_record();
  record.moves.push_back({0, "no such animal"});
  Checker checker;
  checker.check_record("T", notation::print_hex(*record.commitment), notation::print_record(record));
  EXPECT_EQ(counts(checker), (Counts{0, 0, 0, 1}));
}

TEST(Checker, NoticesARecordWithoutACommitmentOrNoRecordAtAll) {
  notation::Record record = short_record();
  const std::string shown = notation::print_hex(*record.commitment);
  record.commitment.reset();
  Checker checker;
  checker.check_record("T", shown, notation::print_record(record));
  checker.check_record("T", shown, "not a record");
  checker.record_missing("T", "409");
  EXPECT_EQ(counts(checker), (Counts{0, 0, 0, 3}));
}

}  // namespace
}  // namespace menagerie::client
