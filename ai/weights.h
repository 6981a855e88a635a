// The nets that the bots know: one file for each card set and one for Animals on Board, with a net for each number of players; and
// one for the habits of others, with some nets for each manner of playing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ai/beasty_habits.h"
#include "ai/net.h"
#include "engine/ark/ark.h"
#include "engine/beasty/beasty.h"

namespace menagerie::ai {

enum class NetName : std::uint8_t { Bar, Town, Mix, Ark, Habits };
inline constexpr std::size_t kNets = 5;
inline constexpr std::array<std::string_view, kNets> kNetNames = {"bar", "town", "mix", "ark", "habits"};
constexpr NetName name_of_net(beasty::Cards cards) { return static_cast<NetName>(cards); }

// The shape that a net of that name and number of players has. All habits have the same.
Net shaped(NetName name, int players);

// A program has its nets within; a page brings them when they are first needed. Says whether the bytes are such a file.
bool bring_net(NetName name, std::span<const std::uint8_t> file);

// None where the page has not brought it.
const Net* net_of(NetName name, int players);
inline const Net* net_of(const beasty::State& state) { return net_of(name_of_net(state.rules.cards), state.players()); }
inline const Net* net_of(const ark::State& state) { return net_of(NetName::Ark, state.players); }
// What is known of a manner; nothing where the page has not brought it.
std::span<const Net> habits_of(Manner manner);

// The file of several nets' weights: for two, three and four players, or those of each manner.
std::vector<std::uint8_t> print_nets(NetName name, std::span<const std::vector<Net::Weight>> weights);

}  // namespace menagerie::ai
