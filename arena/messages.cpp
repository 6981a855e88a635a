#include "arena/messages.h"

#include "engine/seat.h"

namespace menagerie::arena {

std::string hex_of(std::uint64_t number) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; number >>= 4) digits[i] = "0123456789abcdef"[number & 15];
  return digits;
}

std::vector<int> list_of(unsigned seats) {
  std::vector<int> list;
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    if (seats >> seat & 1) list.push_back(seat);
  return list;
}

}  // namespace menagerie::arena
