// A bot's move from what a seat may know.
#include <charconv>
#include <optional>

#include "ai/bot.h"
#include "bindings/browser/questions.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::browser {
namespace {

using notation::field;

// 1 to 16 hexadecimal digits.
std::optional<std::uint64_t> seed_of(const Json* value) {
  const std::string* digits = notation::text(value);
  if (!digits || digits->empty() || digits->size() > 16) return std::nullopt;
  std::uint64_t seed = 0;
  const char* end = digits->data() + digits->size();
  const auto [stop, problem] = std::from_chars(digits->data(), end, seed, 16);
  if (problem != std::errc{} || stop != end) return std::nullopt;
  return seed;
}

template <class Text>
Json move_from(const Json& request, ai::Level level, std::uint64_t seed) {
  const auto table = Text::parse_view(*field(request, "view"));
  if (!table) return refused(table.sentence());
  const Seat turn = Text::Game::turn(*table);
  if (turn == kNobody) return refused("the game is over: there is nothing to choose");
  const auto turns = Text::parse_turns(*table, notation::optional_field(request, "turns"));
  if (!turns) return refused(turns.sentence());
  const auto move = ai::choose({{*table, turn}, *turns}, ai::mind_of(level), seed);
  return Json{{"ok", true}, {"move", Text::print_move(*table, move)}};
}

}  // namespace

Json bot_move(const Json& request) {
  const auto level = notation::integer(field(request, "level"), 1, ai::kLevels);
  if (!level) return refused("the field 'level' must be 1 to 6");
  const auto seed = seed_of(field(request, "seed"));
  if (!seed) return refused("the field 'seed' must be 1 to 16 hexadecimal digits");
  const Json* view = field(request, "view");
  const std::string* game = view ? notation::text(field(*view, "game")) : nullptr;
  const auto its = static_cast<ai::Level>(*level);
  if (game && *game == notation::BeastyText::kName) return move_from<notation::BeastyText>(request, its, *seed);
  if (game && *game == notation::ArkText::kName) return move_from<notation::ArkText>(request, its, *seed);
  return refused("the field 'view' must be a view of a game, beasty or ark");
}

}  // namespace menagerie::browser
