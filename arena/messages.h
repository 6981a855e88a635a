// What an arena says to a program: docs/bots.md describes these lines.
#pragma once

#include <string>
#include <vector>

#include "arena/contender.h"
#include "arena/player.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"

namespace menagerie::arena {

using notation::Json;

inline constexpr int kBotProtocol = 1;
// Longer lists are left out: a turn of Animals on Board can have 4,095 moves, in half a megabyte of text.
inline constexpr std::size_t kMostMovesListed = 500;

std::string hex_of(std::uint64_t number);
std::vector<int> list_of(unsigned seats);

template <class Text>
Json start_message(const Invitation<Text>& invitation, std::optional<Milliseconds> limit) {
  Json message{{"op", "start"}, {"protocol", kBotProtocol}};
  message.update(Text::print_options(invitation.options));
  message["seat"] = invitation.seat;
  message["ms"] = limit ? Json(limit->count()) : Json(nullptr);
  message["seed"] = hex_of(invitation.seed);
  return message;
}

template <class Text>
Json legal_list(const typename Text::State& table) {
  const auto moves = std::make_unique<typename Text::Game::Moves>();
  Text::Game::legal_moves(table, *moves);
  return moves->size() <= kMostMovesListed ? Json(Text::legal_texts(table)) : Json(nullptr);
}

template <class Text>
Json move_message(const typename Text::State& table, Json events, Json turns) {
  return {{"op", "move"},
          {"view", Text::print_position(table)},
          {"events", std::move(events)},
          {"turns", std::move(turns)},
          {"legal", legal_list<Text>(table)}};
}

template <class Text>
Json result_message(const Ending<Text>& ending, Seat viewer, Json events) {
  Json forfeit = nullptr;
  if (ending.forfeited_by) forfeit = Json{{"seat", *ending.forfeited_by}, {"why", ending.why}};
  return {{"op", "result"},
          {"winners", list_of(ending.winners)},
          {"forfeit", std::move(forfeit)},
          {"view", Text::print_position(Text::Game::view_for(ending.state, viewer).table)},
          {"events", std::move(events)}};
}

}  // namespace menagerie::arena
