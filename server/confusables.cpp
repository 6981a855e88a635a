#include "server/confusables.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace menagerie::server {
namespace {

struct Confusable {
  Letter letter;
  std::uint16_t place, count;
};

#include "server/confusables.inc"

}  // namespace

std::optional<std::span<const Letter>> look_of(Letter letter) {
  const auto* found = std::ranges::lower_bound(kConfusables, letter, {}, &Confusable::letter);
  if (found == std::end(kConfusables) || found->letter != letter) return std::nullopt;
  return std::span(kLooks + found->place, found->count);
}

}  // namespace menagerie::server
