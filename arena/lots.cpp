#include "arena/lots.h"

#include <span>
#include <string>

namespace menagerie::arena {
namespace {

Digest digest_of(const std::string& text) {
  return sha256(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

std::uint64_t first_word(const Digest& digest) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = word << 8 | digest[i];
  return word;
}

// What a seed is for comes before the contest's own word, so that no word can make two of them alike.
std::string purpose(const char* what, std::string_view word, std::uint64_t deal, int seating, int seat) {
  return std::string(what) + " " + std::to_string(deal) + " " + std::to_string(seating) + " " + std::to_string(seat) +
         " of " + std::string(word);
}

}  // namespace

Seed seed_of_deal(std::string_view word, std::uint64_t deal) { return digest_of(purpose("deal", word, deal, 0, 0)); }

std::uint64_t seed_of_player(std::string_view word, std::uint64_t deal, int seating, Seat seat) {
  return first_word(digest_of(purpose("player", word, deal, seating, seat)));
}

std::uint64_t seed_of_luck(std::string_view word, std::uint64_t deal, int seating) {
  return first_word(digest_of(purpose("luck", word, deal, seating, 0)));
}

std::uint64_t number_of(std::string_view word) { return first_word(digest_of(purpose("number", word, 0, 0, 0))); }

}  // namespace menagerie::arena
