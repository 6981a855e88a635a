#include "ai/weights.h"

#include <array>
#include <cstring>

#include "ai/ark_inputs.h"
#include "ai/beasty_inputs.h"

// The files become part of the program. (A compiler's own way to embed files is not in C++20.)
#ifdef MENAGERIE_WEIGHTS
#define MENAGERIE_EMBED(name)                                                              \
  asm(".section .rodata\n.balign 32\n.globl menagerie_net_" #name "\nmenagerie_net_" #name \
      ":\n.incbin \"" MENAGERIE_WEIGHTS "/" #name ".net\"\n.globl menagerie_net_" #name    \
      "_end\n"                                                                             \
      "menagerie_net_" #name "_end:\n.byte 0\n.text\n");                                   \
  extern "C" const std::uint8_t menagerie_net_##name[];                                    \
  extern "C" const std::uint8_t menagerie_net_##name##_end[]
MENAGERIE_EMBED(bar);
MENAGERIE_EMBED(town);
MENAGERIE_EMBED(mix);
MENAGERIE_EMBED(ark);
MENAGERIE_EMBED(habits);
#endif

namespace menagerie::ai {
namespace {

constexpr int kFewestPlayers = 2;
constexpr std::size_t kSizes = kMaxPlayers - kFewestPlayers + 1;
constexpr std::array<char, 8> kMagic = {'m', 'e', 'n', 'a', 'g', 'n', 'e', '3'};

using Family = std::vector<Net>;
constexpr std::size_t nets_in(NetName name) { return name == NetName::Habits ? kManners * kWatchers : kSizes; }

bool read_family(NetName name, std::span<const std::uint8_t> file, Family& family) {
  if (file.size() < kMagic.size() + 1 || std::memcmp(file.data(), kMagic.data(), kMagic.size()) != 0) return false;
  if (file[kMagic.size()] != static_cast<std::uint8_t>(name)) return false;
  file = file.subspan(kMagic.size() + 1);
  Family fresh;
  for (std::size_t i = 0; i < nets_in(name); ++i) {
    Net& net = fresh.emplace_back(shaped(name, kFewestPlayers + static_cast<int>(i)));
    const std::size_t weights = net.weights();
    if (file.size() < weights) return false;
    net.read(reinterpret_cast<const Net::Weight*>(file.data()));
    file = file.subspan(weights);
  }
  if (!file.empty()) return false;
  family = std::move(fresh);
  return true;
}

std::array<Family, kNets> own_families() {
  std::array<Family, kNets> families;
#ifdef MENAGERIE_WEIGHTS
  const auto read = [&families](NetName name, const std::uint8_t* begin, const std::uint8_t* end) {
    read_family(name, {begin, end}, families[static_cast<std::size_t>(name)]);
  };
  read(NetName::Bar, menagerie_net_bar, menagerie_net_bar_end);
  read(NetName::Town, menagerie_net_town, menagerie_net_town_end);
  read(NetName::Mix, menagerie_net_mix, menagerie_net_mix_end);
  read(NetName::Ark, menagerie_net_ark, menagerie_net_ark_end);
  read(NetName::Habits, menagerie_net_habits, menagerie_net_habits_end);
#endif
  return families;
}

std::array<Family, kNets>& families() {
  static std::array<Family, kNets> all = own_families();
  return all;
}

}  // namespace

Net shaped(NetName name, int players) {
  if (name == NetName::Habits) return {HabitInputs::kCount, 1, 0, HabitInputs::kKinds};
  if (name == NetName::Ark) return {ArkInputs::count(players), players, ArkInputs::kCodes, ArkInputs::kKinds};
  const auto cards = static_cast<beasty::Cards>(name);
  return {BeastyInputs::count(cards, players), players, BeastyInputs::codes(cards), BeastyInputs::kinds(cards)};
}

bool bring_net(NetName name, std::span<const std::uint8_t> file) {
  return read_family(name, file, families()[static_cast<std::size_t>(name)]);
}

const Net* net_of(NetName name, int players) {
  const Family& family = families()[static_cast<std::size_t>(name)];
  return family.empty() ? nullptr : &family[static_cast<std::size_t>(players - kFewestPlayers)];
}

std::span<const Net> habits_of(Manner manner) {
  const std::span<const Net> family = families()[static_cast<std::size_t>(NetName::Habits)];
  return family.empty() ? family : family.subspan(static_cast<std::size_t>(manner) * kWatchers, kWatchers);
}

std::vector<std::uint8_t> print_nets(NetName name, std::span<const std::vector<Net::Weight>> weights) {
  std::vector<std::uint8_t> file(kMagic.begin(), kMagic.end());
  file.push_back(static_cast<std::uint8_t>(name));
  for (const auto& its : weights) file.insert(file.end(), its.begin(), its.end());
  return file;
}

}  // namespace menagerie::ai
