// Chance: the hash against libsodium, the stream and the deals against vectors (docs/chance.md).
#include <gtest/gtest.h>
#include <sodium.h>

#include <map>
#include <numeric>

#include "engine/chance.h"
#include "notation/hex.h"
#include "notation/protocol.h"
#include "tests/games.h"

namespace menagerie::tests {
namespace {

Seed counting_seed() {
  Seed seed;
  std::iota(seed.begin(), seed.end(), std::uint8_t{0});
  return seed;
}

Json deal(const Json& kind) {
  Json request{{"op", "new"}, {"seed", notation::print_hex(counting_seed())}};
  request.update(kind);
  notation::Protocol protocol;
  return Json::parse(protocol.answer(request.dump()))["position"];
}

TEST(Chance, sha256_is_the_one_of_libsodium) {
  for (std::size_t length = 0; length < 300; ++length) {
    std::vector<std::uint8_t> message(length);
    for (std::size_t i = 0; i < length; ++i) message[i] = static_cast<std::uint8_t>(i * 7 + length);
    Digest wanted;
    crypto_hash_sha256(wanted.data(), message.data(), message.size());
    ASSERT_EQ(sha256(message), wanted) << length << " bytes";
  }
}

TEST(Chance, the_stream_of_a_label_is_the_published_one) {
  Stream stream(counting_seed(), "beasty.deck.", 0);
  const std::uint32_t words[] = {0x99bce22a, 0xeaf07df3, 0xd681d1b2, 0xd6931597,
                                 0x01186443, 0x685e9d7e, 0x94c15f30, 0xef6a301a};
  for (const std::uint32_t word : words) EXPECT_EQ(stream.word(), word);
  Stream same(counting_seed(), "beasty.deck.0");
  EXPECT_EQ(same.word(), words[0]);
}

TEST(Chance, the_commitment_is_the_published_one) {
  EXPECT_EQ(notation::print_hex(commitment(counting_seed())),
            "81d7f7ad8da5f2a168ba113341cc1579a34dec6a55a669c50295f9b60cfaf0fe");
}

TEST(Chance, a_deal_of_the_first_game_is_the_published_one) {
  const Json position = deal({{"game", "beasty"}, {"cards", "bar"}, {"variant", "guests"}, {"players", 2}});
  EXPECT_EQ(position["hands"].dump(),
            R"([["parrot","snake","crocodile","lion"],["parrot","seal","crocodile","lion"]])");
  EXPECT_EQ(position["draws"].dump(),
            R"([["seal","chameleon","giraffe","monkey","kangaroo","skunk","hippo","zebra"],)"
            R"(["monkey","skunk","hippo","snake","giraffe","kangaroo","zebra","chameleon"]])");
}

TEST(Chance, a_deal_of_animals_on_board_is_the_published_one) {
  const Json position = deal({{"game", "ark"}, {"players", 2}});
  EXPECT_EQ(position["species"].dump(),
            R"(["crocodile","elephant","giraffe","gorilla","hippo","lion","panda","rhino"])");
  EXPECT_EQ(position["first"], 0);
  EXPECT_EQ(position["dealt"].dump(), R"([["crocodile4","gorilla3","hippo2"],["crocodile3","lion4","panda4"]])");
  Json draw = position["draw"];
  draw.erase(draw.begin() + 10, draw.end());
  EXPECT_EQ(draw.dump(),
            R"(["lion5","panda3","panda1","giraffe2","giraffe5","rhino4","rhino2","hippo4","giraffe3","lion3"])");
}

TEST(Chance, numbers_below_n_are_below_n_and_even) {
  Stream stream(counting_seed(), "test");
  for (const std::uint32_t n : {1u, 2u, 3u, 7u, 12u, 60u}) {
    std::vector<int> count(n);
    const int draws = 6000;
    for (int i = 0; i < draws; ++i) {
      const std::uint32_t x = stream.below(n);
      ASSERT_LT(x, n);
      ++count[x];
    }
    // Chi-squared over n - 1 degrees of freedom stays far below this bound for an even source; the stream is fixed.
    double chi = 0;
    const double expected = static_cast<double>(draws) / n;
    for (const int c : count) chi += (c - expected) * (c - expected) / expected;
    EXPECT_LT(chi, (n - 1) + 5 * std::sqrt(2.0 * n) + 1) << n;
  }
}

TEST(Chance, the_uneven_rest_of_a_word_is_thrown_away) {
  // For n = 3·2³⁰ a quarter of all words is refused: numbers must still come out below n, none of them wrapped round.
  Stream words(counting_seed(), "rest");
  Stream numbers(counting_seed(), "rest");
  const std::uint32_t n = 3u << 30;
  int refused = 0;
  for (int i = 0; i < 200; ++i) {
    std::uint32_t word = words.word();
    while (word >= n) ++refused, word = words.word();
    ASSERT_EQ(numbers.below(n), word);
  }
  EXPECT_GT(refused, 20);
}

TEST(Chance, every_order_of_a_shuffle_is_as_likely) {
  std::map<std::string, int> orders;
  Stream stream(counting_seed(), "orders");
  for (int i = 0; i < 24000; ++i) {
    char cards[] = "abcd";
    shuffle(stream, cards, 4);
    ++orders[cards];
  }
  ASSERT_EQ(orders.size(), 24u);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, 1000, 160) << order;
}

}  // namespace
}  // namespace menagerie::tests
