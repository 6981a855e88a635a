// Chance at a table: seats and seeds that nobody chose.
#include <gtest/gtest.h>

#include "notation/hex.h"
#include "notation/record.h"
#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

TEST(Lots, chance_may_decide_who_sits_where_and_the_record_says_how) {
  bool moved = false;
  for (int round = 0; round < 8; ++round) {
    HouseUnderTest house;
    house.chance = QuickRandom(static_cast<std::uint64_t>(round));
    Json spec = bar(3);
    spec["seating"] = "chance";
    const std::string id = house.table(spec, "ada");
    std::vector<Ear> ears = {house.join("ada", id), house.join("bob", id), house.join("cyd", id)};
    house.command(ears[1], "sit", id);
    house.command(ears[2], "sit", id);
    const Json deal = ears[0]->last("entry");
    ASSERT_EQ(deal["what"], "deal");
    const Json seats = house.join("", id)->last("table")["seats"];
    const std::vector<std::string> before = {"ada", "bob", "cyd"};
    for (std::size_t seat = 0; seat < 3; ++seat) {
      const std::string person = seats[seat]["person"];
      EXPECT_EQ(person, before[deal["was"][seat].get<std::size_t>()]);
      const Ear again = house.join(person, id);
      EXPECT_EQ(again->last("table")["seat"], seat);
      EXPECT_NE(again->last("table")["position"]["hands"][seat][0], "?");
    }
    moved |= seats[0]["person"] != "ada";
    // Who sits where is also what the store finds.
    house.house->games_of(seats[0]["person"], {}, [&](Result<Json> games) { EXPECT_EQ((*games)["games"][0]["seat"], 0); });
    house.pump();
  }
  EXPECT_TRUE(moved);
}

TEST(Lots, lots_make_a_seed_that_the_record_proves) {
  HouseUnderTest house;
  Json spec = bar(2);
  spec["begin"] = "host";
  const std::string id = house.table(spec, "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  house.command(bob, "sit", id);
  Seed secret{};
  secret[5] = 77;
  house.command(bob, "lot", id, Json{{"lot", notation::print_hex(shown_lot(secret))}});
  house.command(ada, "start", id);
  EXPECT_EQ(ada->last("entry")["state"], "drawing");
  house.command(bob, "reveal", id, Json{{"secret", notation::print_hex(Seed{})}});
  EXPECT_EQ(bob->last("refused")["code"], "illegal");
  house.command(bob, "reveal", id, Json{{"secret", notation::print_hex(secret)}});
  EXPECT_EQ(ada->last("entry")["what"], "deal");
  house.command(bob, "resign", id);
  std::string text;
  house.house->record_of(id, [&](Result<std::string> record) { text = *record; });
  const auto record = notation::parse_record(text);
  ASSERT_TRUE(record) << record.sentence();
  ASSERT_EQ(record->lots.size(), 1u);
  EXPECT_NE(record->seed, *record->host_seed);
  EXPECT_TRUE(notation::verify(*record)) << notation::verify(*record).sentence();
  auto forged = *record;
  forged.lots[0].secret = Seed{};
  EXPECT_FALSE(notation::verify(forged));
}

TEST(Lots, a_lot_that_is_not_revealed_in_time_does_not_stop_the_game) {
  HouseUnderTest house;
  const std::string id = house.table(
      [] {
        Json spec = bar(2);
        spec["begin"] = "host";
        return spec;
      }(),
      "ada");
  const Ear ada = house.join("ada", id), bob = house.join("bob", id);
  house.command(bob, "sit", id);
  house.command(bob, "lot", id, Json{{"lot", notation::print_hex(shown_lot(Seed{}))}});
  house.command(ada, "start", id);
  house.now += Room::kTimeToReveal;
  house.house->tick();
  house.pump();
  EXPECT_EQ(ada->last("entry")["what"], "deal");
}

}  // namespace
}  // namespace menagerie::server
