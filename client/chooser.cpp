#include "client/chooser.h"

#include "client/frame.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::client {
namespace {

using notation::ArkText;
using notation::BeastyText;
using notation::Json;

std::optional<std::string> choose_ark(const Json& view, QuickRandom& random) {
  const auto state = ArkText::parse_view(view);
  if (!state || Ark::turn(*state) == kNobody) return std::nullopt;
  return ArkText::print_move(*state, ark::random_move(*state, random));
}

std::optional<std::string> choose_beasty(const Json& view, QuickRandom& random) {
  const auto state = BeastyText::parse_view(view);
  if (!state) return std::nullopt;
  beasty::Moves moves;
  Beasty::legal_moves(*state, moves);
  if (moves.size() == 0) return std::nullopt;
  return BeastyText::print_move(*state, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
}

}  // namespace

std::optional<std::string> choose_from_list(std::string_view legal, QuickRandom& random) {
  const std::size_t count = count_texts(legal);
  if (count == 0) return std::nullopt;
  return std::string(text_at(legal, random.below(static_cast<std::uint32_t>(count))));
}

std::optional<std::string> choose_from_view(std::string_view position, QuickRandom& random) {
  const Json view = Json::parse(position, nullptr, false);
  const std::string* game = notation::text(notation::field(view, "game"));
  if (view.is_discarded() || !game) return std::nullopt;
  const auto move = *game == ArkText::kName ? choose_ark(view, random) : choose_beasty(view, random);
  if (!move) return std::nullopt;
  return '"' + *move + '"';
}

}  // namespace menagerie::client
