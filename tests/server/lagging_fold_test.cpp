// Entries told again: the same bytes as a fold of the whole log gives, for a small and bounded part of its work.
#include "server/lagging_fold.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/games.h"
#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

using tests::ark_kinds;
using tests::beasty_kinds;

constexpr std::int32_t kLag = 12;

store::StoredTable find_stored(HouseUnderTest& house, const std::string& id) {
  std::optional<store::StoredTable> found;
  house.store->find_table(id, [&](store::Outcome, std::optional<store::StoredTable> table) { found = table; });
  house.pump();
  must(found.has_value(), "the table is stored");
  return *found;
}

// A whole game of bots, with pauses, and with more than two players with one who leaves and comes back.
store::StoredTable eventful_game(const Json& kind) {
  HouseUnderTest house(store::Synchronous::Off);
  Json spec = kind;
  spec["clock"] = Json{{"bank_s", 600}, {"increment_s", 2}};
  spec["seats"] = Json::array();
  for (int seat = 0; seat < kind["players"]; ++seat) spec["seats"].push_back(Json{{"bot", 1}});
  store::StoredTable stored = find_stored(house, house.table(spec, "ada"));
  std::vector<store::Entry> entries;
  const auto add = [&](store::Entry entry) {
    entry.version = static_cast<std::int32_t>(entries.size()) + 1;
    entries.push_back(std::move(entry));
  };
  int moves = 0;
  for (const store::Entry& entry : stored.entries) {
    add(entry);
    if (entry.what != "move") continue;
    const bool stays = kind["players"] == 2;
    if (++moves % 5 == 0) add({.at = entry.at, .what = "pause", .text = "1000"});
    if (moves == 9 && !stays) add({.at = entry.at, .seat = 1, .what = "leave"});
    if (moves == 14 && !stays) add({.at = entry.at, .seat = 1, .what = "back"});
  }
  stored.entries = std::move(entries);
  return stored;
}

Room empty_room(const store::StoredTable& stored) {
  return {stored.row, *parse_stored_spec(Json::parse(stored.row.spec)), deal_game};
}

Known no_name(const std::string&) { return {}; }

// What each viewer is told of each entry: the spectator last.
using Told = std::vector<std::vector<std::string>>;
Told told_by_full_fold(const store::StoredTable& stored, int players) {
  Told told;
  for (int viewer = 0; viewer <= players; ++viewer) {
    const Viewer own{"", viewer == players ? kNobody : static_cast<Seat>(viewer)};
    Room room = empty_room(stored);
    auto& frames = told.emplace_back();
    for (const store::Entry& entry : stored.entries) {
      const Story story = room.apply(entry);
      frames.push_back(room.entry_frame(entry, story, own, no_name));
    }
  }
  return told;
}

// Grows a table entry by entry and asks each time for every tail that a viewer may ask for.
void compare_all_tails(const Json& kind) {
  const store::StoredTable stored = eventful_game(kind);
  const int players = kind["players"];
  const Told expected = told_by_full_fold(stored, players);
  Room table = empty_room(stored);
  LaggingFold past(kLag);
  for (const store::Entry& entry : stored.entries) {
    table.apply(entry);
    for (std::int32_t after = std::max(0, table.version() - kLag); after <= table.version(); ++after) {
      const int viewer = (table.version() + after) % (players + 1);
      const Viewer own{"", viewer == players ? kNobody : static_cast<Seat>(viewer)};
      std::int32_t next = after;
      const auto compare = [&](const Room& then, const store::Entry& again, const Story& story) {
        ASSERT_EQ(again.version, ++next);
        ASSERT_EQ(then.entry_frame(again, story, own, no_name),
                  expected[static_cast<std::size_t>(viewer)][static_cast<std::size_t>(next) - 1])
            << kind << " seat " << viewer << " version " << next;
      };
      const std::int32_t folded = past.tell_again(table, {after, table.version()}, compare);
      ASSERT_EQ(next, table.version());
      ASSERT_LE(folded, kLag + 1) << "one to catch up";
    }
  }
}

TEST(LaggingFold, tells_every_tail_of_whole_games_as_a_full_fold_does) {
  for (const Json& kind : beasty_kinds()) compare_all_tails(kind);
  for (const Json& kind : ark_kinds()) compare_all_tails(kind);
}

TEST(LaggingFold, tells_spans_from_before_its_lag_too) {
  const Json kind{{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}};
  const store::StoredTable stored = eventful_game(kind);
  const Told expected = told_by_full_fold(stored, 2);
  Room table = empty_room(stored);
  LaggingFold past(kLag);
  for (const store::Entry& entry : stored.entries) table.apply(entry);
  for (std::int32_t version = 1; version <= table.version(); ++version) {
    std::vector<std::string> told;
    past.tell_again(table, {version - 1, version},
                    [&](const Room& then, const store::Entry& entry, const Story& story) {
                      told.push_back(then.entry_frame(entry, story, {"", 0}, no_name));
                    });
    ASSERT_EQ(told, std::vector{expected[0][static_cast<std::size_t>(version) - 1]});
  }
}

TEST(LaggingFold, a_copy_of_a_table_is_a_table_of_its_own) {
  const store::StoredTable stored = eventful_game(ark_kinds().front());
  Room table = empty_room(stored);
  for (std::size_t i = 0; i < stored.entries.size() / 2; ++i) table.apply(stored.entries[i]);
  const std::string before = table.table_frame({}, no_name, 0).dump();
  Room copy = table;
  for (std::size_t i = stored.entries.size() / 2; i < stored.entries.size(); ++i) copy.apply(stored.entries[i]);
  EXPECT_EQ(copy.table_frame({}, no_name, 0)["state"], "over");
  EXPECT_EQ(table.table_frame({}, no_name, 0).dump(), before);
}

// A game that has been paused until its log is full.
class LongLog {
 public:
  static constexpr std::int32_t kEntries = Room::kMaxEntries;

  LongLog() : game_(with_clock()) {
    game_.move(game_.to_move(), game_.to_move()->last("entry")["legal"][0]);
    for (std::int32_t version = game_.version() + 1; version <= kEntries; ++version)
      house().store->append({game_.id, {.version = version, .at = house().now, .what = "pause", .text = "1"}, {}, {}},
                            [](store::Outcome) {});
    house().restart();
    house().figures.folded_again = 0;
    ada = std::make_shared<KeenEar>("ada");
  }
  HouseUnderTest& house() { return game_.house; }
  const std::string& id() const { return game_.id; }

  struct Cost {
    std::uint64_t folded;
    double charged;
    bool operator==(const Cost&) const = default;
  };
  Cost join_after(std::int32_t version) {
    return cost([&] { house().say(ada, Json{{"t", "join"}, {"table", id()}, {"version", version}}); });
  }
  Cost repeat(const Json& command) {
    return cost([&] { house().say(ada, command); });
  }
  Ear ada;

 private:
  static Json with_clock() {
    Json spec = bar(2);
    spec["clock"] = Json{{"bank_s", 600}, {"increment_s", 0}};
    return spec;
  }
  template <class Act>
  Cost cost(const Act& act) {
    const std::uint64_t folded = house().figures.folded_again;
    ada->heard.clear();
    ada->charged = 0;
    act();
    return {house().figures.folded_again - folded, ada->charged};
  }

  TwoAtTheBar game_;
};

TEST(LaggingFold, a_join_at_a_table_with_5000_entries_folds_300_of_them) {
  LongLog log;
  EXPECT_EQ(log.join_after(LongLog::kEntries - 2).folded, 5'000u) << "the first one";
  for (int time = 0; time < 3; ++time) {
    EXPECT_EQ(log.join_after(LongLog::kEntries - 2), (LongLog::Cost{300, 3.2}));
    EXPECT_EQ(log.ada->frames("entry").size(), 2u);
    EXPECT_EQ(log.ada->last("joined")["version"], LongLog::kEntries);
  }
  EXPECT_EQ(log.join_after(LongLog::kEntries - 300), (LongLog::Cost{300, 33}));
  EXPECT_EQ(log.ada->frames("entry").size(), 300u);
  EXPECT_EQ(log.join_after(LongLog::kEntries), (LongLog::Cost{0, 0}));
  EXPECT_EQ(log.join_after(LongLog::kEntries - 301).folded, 0u) << "a view of the table instead";
}

TEST(LaggingFold, a_new_entry_costs_one_more) {
  LongLog log;
  log.join_after(LongLog::kEntries - 1);
  log.house().command(log.ada, "resign", log.id());
  EXPECT_EQ(log.ada->last("entry")["what"], "resign");
  EXPECT_EQ(log.join_after(LongLog::kEntries - 1).folded, 301u);
  EXPECT_EQ(log.join_after(LongLog::kEntries - 1).folded, 300u);
}

TEST(LaggingFold, a_repeated_id_costs_what_it_folds) {
  LongLog log;
  const store::StoredTable stored = find_stored(log.house(), log.id());
  const auto move = std::find_if(stored.entries.begin(), stored.entries.end(),
                                 [](const store::Entry& entry) { return entry.what == "move"; });
  ASSERT_NE(move, stored.entries.end());
  log.join_after(LongLog::kEntries - 1);
  log.ada->person = move->command.substr(0, 3);
  const Json again{{"t", "move"},
                   {"table", log.id()},
                   {"id", move->command.substr(4)},
                   {"version", move->version - 1},
                   {"move", move->text}};
  const auto cost = log.repeat(again);
  ASSERT_EQ(log.ada->frames("entry").size(), 1u) << log.ada->last("refused");
  EXPECT_EQ(log.ada->last("entry")["version"], move->version);
  EXPECT_EQ(cost.folded, static_cast<std::uint64_t>(move->version));
  EXPECT_GT(cost.charged, 0);
}

TEST(LaggingFold, whoever_joins_again_hears_what_was_told_before) {
  TwoAtTheBar game;
  game.play_to_the_end();
  for (const Ear& ear : {game.ada, game.bob}) {
    const std::vector<Json> told = ear->frames("entry");
    for (std::size_t i = 0; i < told.size(); ++i) {
      const Ear again = std::make_shared<KeenEar>(ear->person);
      game.house.say(again, Json{{"t", "join"}, {"table", game.id}, {"version", told[i]["version"].get<int>() - 1}});
      EXPECT_EQ(again->frames("entry"), std::vector(told.begin() + static_cast<std::ptrdiff_t>(i), told.end()));
    }
  }
}

}  // namespace
}  // namespace menagerie::server
