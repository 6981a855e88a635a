// A position or a view as it comes from a file, a server or a browser.
#include <memory>

#include "analysis/weighing.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::analysis {
namespace {

using notation::ArkText;
using notation::BeastyText;
using notation::Refusal;

// Whether the seat to act can see what it plays with: then this is its own view.
bool sees_its_own(const beasty::State& table) {
  return table.hand[table.turn].face_down() == 0 && table.aside[table.turn].face_down() == 0;
}
bool sees_its_own(const ark::State& table) {
  bool sees = table.unknown[table.turn] == 0;
  for (const ark::Tile tile : table.dealt[table.turn]) sees &= tile != ark::kFaceDown;
  return sees;
}

// A view has hidden cards, or is of the secret phases; all else is a whole position and is checked as one.
template <class Text>
Answer<typename Text::State> table_of(const Json& position) {
  const std::string* phase = notation::text(notation::field(position, "phase"));
  const bool whole =
      phase && (*phase == "play" || *phase == "over") && position.dump().find("\"?\"") == std::string::npos;
  return whole ? Text::parse_position(position) : Text::parse_view(position);
}

// Moves that the search never thought worth a try come last. In Animals on Board they are thousands and are left out.
void add_untried(Json& list, const beasty::State& table, const std::vector<ai::Weighed<beasty::Move>>& weighed) {
  const auto moves = std::make_unique<beasty::Moves>();
  beasty::legal_moves(table, *moves);
  for (const beasty::Move move : *moves) {
    const auto is_it = [move](const auto& tried) { return tried.move == move; };
    if (std::any_of(weighed.begin(), weighed.end(), is_it)) continue;
    list.push_back(
        Json{{"move", BeastyText::print_move(table, move)}, {"worth", nullptr}, {"bar", nullptr}, {"tries", 0}});
  }
}
void add_untried(Json&, const ark::State&, const std::vector<ai::Weighed<ark::Move>>&) {}

template <class Text>
Answer<Json> analysed(const Json& position, const Effort& effort) {
  using Game = typename Text::Game;
  const auto table = table_of<Text>(position);
  if (!table) return table.refusal();
  Json answer{{"kind", "position"},
              {"position", position},
              {"seat", nullptr},
              {"iterations", mind_for(effort).iterations},
              {"seed", std::to_string(effort.seed)},
              {"moves", Json::array()}};
  const Seat seat = Game::turn(*table);
  if (seat == kNobody) return answer;
  if (!sees_its_own(*table))
    return Refusal{"this is not the view of seat " + std::to_string(seat) +
                   ", which is to act: its own cards are hidden"};
  const auto view = Game::view_for(*table, seat);
  answer["seat"] = seat;
  const auto weighed = ai::weigh(view, mind_for(effort), effort.seed);
  answer["moves"] = printed_list<Text>(view.table, weighed, weighed.size());
  if (weighed.empty()) answer["moves"].push_back(secret_choice<Text>(view, effort));
  else add_untried(answer["moves"], view.table, weighed);
  return answer;
}

}  // namespace

Answer<Json> position_analysis(const Json& position, const Effort& effort) {
  const std::string* game = notation::text(notation::field(position, "game"));
  if (game && *game == BeastyText::kName) return analysed<BeastyText>(position, effort);
  if (game && *game == ArkText::kName) return analysed<ArkText>(position, effort);
  return Refusal{"a position names its game, beasty or ark"};
}

}  // namespace menagerie::analysis
