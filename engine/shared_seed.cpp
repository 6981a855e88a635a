#include "engine/shared_seed.h"

#include <cassert>
#include <cstring>

namespace menagerie {

Digest shown_lot(const Seed& secret) {
  constexpr std::string_view kLabel = "menagerie.lot.1";
  std::array<std::uint8_t, kLabel.size() + 32> message;
  std::memcpy(message.data(), kLabel.data(), kLabel.size());
  std::memcpy(message.data() + kLabel.size(), secret.data(), secret.size());
  return sha256(message);
}

Seed shared_seed(const Seed& host, std::span<const Lot> lots) {
  constexpr std::string_view kLabel = "menagerie.shared.1";
  std::array<std::uint8_t, kLabel.size() + 32 + kMaxPlayers * 33> message;
  assert(lots.size() <= kMaxPlayers);
  std::size_t size = 0;
  const auto add = [&](const void* bytes, std::size_t count) {
    std::memcpy(message.data() + size, bytes, count);
    size += count;
  };
  add(kLabel.data(), kLabel.size());
  add(host.data(), host.size());
  for (const Lot& lot : lots) {
    add(&lot.seat, 1);
    add(lot.secret ? lot.secret->data() : lot.shown.data(), 32);
  }
  return sha256({message.data(), size});
}

}  // namespace menagerie
