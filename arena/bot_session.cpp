#include "arena/bot_session.h"

#include <charconv>

#include "ai/bot.h"
#include "arena/child.h"
#include "arena/messages.h"
#include "notation/fields.h"

namespace menagerie::arena {
namespace {

using notation::ArkText;
using notation::BeastyText;
using notation::field;
using notation::optional_field;

constexpr int kLongestLimit = 86'400'000;  // milliseconds

Json error(const std::string& sentence) { return {{"error", sentence}}; }

std::optional<std::uint64_t> seed_in(const std::string& digits) {
  std::uint64_t seed = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, problem] = std::from_chars(digits.data(), end, seed, 16);
  if (problem != std::errc{} || stop != end) return std::nullopt;
  return seed;
}

// How many play, or what is wrong with the game.
template <class Text>
notation::Answer<int> players_in(const Json& message) {
  const auto options = Text::parse_options(message);
  if (!options) return options.refusal();
  return Text::Game::players(Text::Game::deal(*options, Seed{}));
}

notation::Answer<int> players_of(const Json& message) {
  const std::string* game = notation::text(field(message, "game"));
  if (game && *game == BeastyText::kName) return players_in<BeastyText>(message);
  if (game && *game == ArkText::kName) return players_in<ArkText>(message);
  return notation::Refusal{"the field 'game' must be beasty or ark"};
}

// When to stop thinking: what is left of the limit is for the way back.
ai::TimeIsUp time_is_up(std::optional<Milliseconds> limit, std::optional<Milliseconds> own_clock) {
  if (limit) *limit = *limit * 9 / 10;
  if (!limit || (own_clock && *own_clock < *limit)) limit = own_clock;
  if (!limit) return {};
  return [deadline = Clock::now() + *limit] { return Clock::now() >= deadline; };
}

}  // namespace

Json BotSession::start(const Json& message) {
  if (!notation::integer(field(message, "protocol"), kBotProtocol, kBotProtocol))
    return error("the field 'protocol' must be " + std::to_string(kBotProtocol));
  const auto players = players_of(message);
  if (!players) return error(players.sentence());
  const auto seat = notation::integer(field(message, "seat"), 0, *players - 1);
  if (!seat) return error("the field 'seat' must be a seat of this game");
  const Json* limit = optional_field(message, "ms");
  const auto milliseconds = notation::integer(limit, 1, kLongestLimit);
  if (limit && !milliseconds) return error("the field 'ms' must be milliseconds for a move, or null");
  const Json* given = optional_field(message, "seed");
  const std::string* digits = notation::text(given);
  const auto seed = digits ? seed_in(*digits) : std::nullopt;
  if (given && !seed) return error("the field 'seed' must be 1 to 16 hexadecimal digits");

  seated_ = Seated{.game = *notation::text(field(message, "game")),
                   .players = *players,
                   .seat = static_cast<Seat>(*seat),
                   .limit = milliseconds ? std::optional(Milliseconds(*milliseconds)) : std::nullopt,
                   .random = QuickRandom(seed_.value_or(seed.value_or(without_any_)))};
  return {{"ready", true}, {"name", "menagerie " + contender_.name}};
}

template <class Text>
Json BotSession::move_in(const Json& message) {
  using Game = typename Text::Game;
  const ai::TimeIsUp enough = time_is_up(seated_->limit, contender_.clock);
  const auto table = Text::parse_view(*field(message, "view"));
  if (!table) return error(table.sentence());
  if (Game::players(*table) != seated_->players) return error("the view is of another number of players than the game");
  if (Game::turn(*table) != seated_->seat) return error("it is not the turn of seat " + std::to_string(seated_->seat));
  const auto turns = Text::parse_turns(*table, optional_field(message, "turns"));
  if (!turns) return error(turns.sentence());
  const auto move = ai::choose({{*table, seated_->seat}, *turns}, contender_.mind, seated_->random.word(), enough);
  return {{"move", Text::print_move(*table, move)}};
}

Json BotSession::move(const Json& message) {
  if (!seated_) return error("there is no game yet: it begins with start");
  const Json* view = field(message, "view");
  const std::string* game = view ? notation::text(field(*view, "game")) : nullptr;
  if (!game || *game != seated_->game) return error("the field 'view' must be a view of the game that was started");
  return seated_->game == ArkText::kName ? move_in<ArkText>(message) : move_in<BeastyText>(message);
}

std::optional<std::string> BotSession::answer(std::string_view line) {
  const Json message = Json::parse(line, nullptr, false);
  const std::string* op = notation::text(field(message, "op"));
  if (!op) return error("a message is a JSON object on one line with the field 'op'").dump();
  if (*op == "start") return start(message).dump();
  if (*op == "move") return move(message).dump();
  if (*op == "result") {
    seated_.reset();
    return std::nullopt;
  }
  return error("unknown op " + notation::in_quotes(*op) + ": use start, move or result").dump();
}

}  // namespace menagerie::arena
