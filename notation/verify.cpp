// Replaying a record by the rules.
#include "engine/game.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"
#include "notation/record.h"

namespace menagerie::notation {
namespace {

unsigned who_can_win(const Record& record) {
  unsigned seats = kEverySeat;
  for (const int seat : record.left) seats &= ~(1u << seat);
  return seats;
}

// What is wrong with the proof that nobody chose the cards, or nothing.
std::string problem_of_seed(const Record& record) {
  const Seed& drawn_by_host = record.host_seed ? *record.host_seed : record.seed;
  if (record.commitment && *record.commitment != commitment(drawn_by_host))
    return "the seed does not fit the commitment that was published before the game";
  if (!record.host_seed) return record.lots.empty() ? "" : "there are lots, but not the host's seed they were added to";
  for (const Lot& lot : record.lots)
    if (lot.secret && shown_lot(*lot.secret) != lot.shown)
      return "the lot of seat " + std::to_string(lot.seat) + " is not the one it showed before the deal";
  if (shared_seed(*record.host_seed, record.lots) != record.seed)
    return "the seed is not the one that the host's seed and the lots give";
  return "";
}

template <class Text>
Answer<Replay> replay(const Record& record, std::vector<Moment>* moments) {
  using Game = typename Text::Game;
  const auto options = Text::parse_options(record.options);
  if (!options) return options.refusal();
  auto state = Game::deal(*options, record.seed);
  typename Text::Events events;
  const auto keep = [&] {
    if (moments) moments->push_back({Text::print_events(events), Text::print_position(state)});
  };
  keep();
  int number = 0;
  for (const RecordedMove& recorded : record.moves) {
    const std::string turn = "turn " + std::to_string(++number) + ": ";
    if (Game::turn(state) == kNobody) return Refusal{turn + "the game was over before it"};
    if (Game::turn(state) != recorded.seat)
      return Refusal{turn + "seat " + std::to_string(Game::turn(state)) + " was to act, not seat " +
                     std::to_string(recorded.seat)};
    const auto move = Text::parse_move(state, recorded.text);
    if (!move) return Refusal{turn + in_quotes(recorded.text) + " was not a legal move"};
    Game::play(state, *move, record.seed, events);
    keep();
  }
  Replay result;
  result.over = Game::turn(state) == kNobody;
  const unsigned winners = Game::winners(state, who_can_win(record));
  for (int seat = 0; seat < Game::players(state); ++seat)
    if (winners >> seat & 1) result.winners.push_back(seat);
  result.position = Text::print_position(state).dump();
  result.score = Text::print_score(state).dump();
  return result;
}

}  // namespace

Answer<Replay> play_through(const Record& record, std::vector<Moment>* moments) {
  if (record.rule_set != kRuleSetVersion)
    return Refusal{"the record was played by rule-set version " + std::to_string(record.rule_set) +
                   "; this program knows version " + std::to_string(kRuleSetVersion)};
  if (const std::string problem = problem_of_seed(record); !problem.empty()) return Refusal{problem};
  const std::string* game = text(field(record.options, "game"));
  if (game && *game == BeastyText::kName) return replay<BeastyText>(record, moments);
  if (game && *game == ArkText::kName) return replay<ArkText>(record, moments);
  return Refusal{"the header names no game, beasty or ark"};
}

Answer<Replay> verify(const Record& record, std::vector<Moment>* moments) {
  auto replay = play_through(record, moments);
  if (!replay) return replay;
  if (replay->over && !record.winners) return Refusal{"the game is over, but the record names no winners"};
  if (!replay->over && record.winners) return Refusal{"the record names winners, but the game is not over"};
  if (record.winners && *record.winners != replay->winners)
    return Refusal{"the record names other winners than the rules: " + replay->score};
  return replay;
}

}  // namespace menagerie::notation
