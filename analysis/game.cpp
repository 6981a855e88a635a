// A recorded game, analysed turn by turn.
#include "analysis/luck.h"
#include "analysis/totals.h"
#include "analysis/weighing.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"

namespace menagerie::analysis {
namespace {

using notation::ArkText;
using notation::BeastyText;
using notation::Record;

constexpr std::size_t kMovesOfATurn = 20;  // Animals on Board has thousands
constexpr double kSure = 2;                // so many bars above nothing a difference is no accident

template <class Text>
class Analyst final : public GameAnalysis {
 public:
  using Game = typename Text::Game;
  using State = typename Text::State;
  using Move = typename Text::Move;
  using Weighed = ai::Weighed<Move>;

  // The record was verified.
  Analyst(const Record& record, const Effort& effort) : record_(record), effort_(effort) {
    states_.push_back(Game::deal(*Text::parse_options(record.options), record.seed));
    for (const auto& recorded : record.moves) {
      moves_.push_back(*Text::parse_move(states_.back(), recorded.text));
      states_.push_back(states_.back());
      Game::play(states_.back(), moves_.back(), record.seed);
    }
  }

  int turns() const override { return static_cast<int>(moves_.size()); }

  Json turn(int index) const override {
    const State& before = states_[static_cast<std::size_t>(index)];
    const Move& move = moves_[static_cast<std::size_t>(index)];
    Json told{{"turn", index + 1},
              {"seat", Game::turn(before)},
              {"move", Text::print_move(before, move)},
              {"chances", shares(expected(before))},
              {"luck", shares(luck_of(before, move, record_.seed))}};
    Effort effort = effort_;
    effort.seed += static_cast<std::uint64_t>(index);
    weigh_into(told, Game::view_for(before, Game::turn(before)), move, effort);
    return told;
  }

  Json whole(const std::vector<Json>& first_turns) const override {
    const State& last = states_[first_turns.size()];
    const bool complete = first_turns.size() == moves_.size();
    Json told{{"kind", "game"},
              {"options", record_.options},
              {"players", Game::players(last)},
              {"iterations", mind_for(effort_).iterations},
              {"seed", std::to_string(effort_.seed)},
              {"all_turns", turns()},
              {"complete", complete},
              {"over", Game::turn(last) == kNobody},
              {"winners", Json::array()},
              {"turns", first_turns},
              {"final", shares(expected(last))},
              {"totals", totals_of(first_turns, Game::players(last))}};
    if (complete && record_.winners) told["winners"] = *record_.winners;
    return told;
  }

 private:
  Json shares(const ai::Outlook& outlook) const {
    Json list = Json::array();
    for (int seat = 0; seat < Game::players(states_[0]); ++seat)
      list.push_back(rounded(outlook[static_cast<std::size_t>(seat)]));
    return list;
  }

  // What the moves were worth to the seat that acted, from what it could see.
  void weigh_into(Json& told, const View<State>& view, const Move& move, const Effort& effort) const {
    const auto moves = std::make_unique<typename Game::Moves>();
    Game::legal_moves(view.table, *moves);
    told["forced"] = moves->size() == 1;
    const auto weighed = ai::weigh(view, mind_for(effort), effort.seed);
    told["secret"] = weighed.empty();
    told["moves"] = printed_list<Text>(view.table, weighed, kMovesOfATurn);
    for (const char* name : {"played", "best", "error", "error_bar"}) told[name] = nullptr;
    told["sure"] = false;
    if (weighed.empty()) told["best"] = secret_choice<Text>(view, effort);
    else judge(told, view, move, weighed);
  }

  void judge(Json& told, const View<State>& view, const Move& move, const std::vector<Weighed>& weighed) const {
    const Weighed& best = weighed.front();
    const auto found = std::find_if(weighed.begin(), weighed.end(), [&move](const auto& w) { return w.move == move; });
    const Weighed played = found == weighed.end() ? estimate(told["turn"].get<int>() - 1, best, move) : *found;
    const double error = std::max(0.0, static_cast<double>(best.worth) - static_cast<double>(played.worth));
    const double bar = std::hypot(bar_of(best), bar_of(played));
    told["best"] = printed<Text>(view.table, best);
    told["played"] = printed<Text>(view.table, played);
    told["error"] = rounded(error);
    told["error_bar"] = rounded(bar);
    told["sure"] = error > kSure * bar;
  }

  // A move that the search never looked at: as much below the best one as the net sees it with all cards open.
  Weighed estimate(int index, const Weighed& best, const Move& move) const {
    const State& before = states_[static_cast<std::size_t>(index)];
    const Seat seat = Game::turn(before);
    State other = before;
    Game::play(other, best.move, record_.seed);
    const float lost =
        std::max(0.0f, expected(other)[seat] - expected(states_[static_cast<std::size_t>(index) + 1])[seat]);
    return {move, std::max(0.0f, best.worth - lost), best.error, 0};
  }

  Record record_;
  Effort effort_;
  std::vector<State> states_;  // before each move, and after the last
  std::vector<Move> moves_;
};

}  // namespace

Answer<std::unique_ptr<GameAnalysis>> analysis_of(const Record& record, const Effort& effort) {
  const auto replay = notation::verify(record);
  if (!replay) return replay.refusal();
  std::unique_ptr<GameAnalysis> game;
  if (record.options["game"] == ArkText::kName) game = std::make_unique<Analyst<ArkText>>(record, effort);
  else game = std::make_unique<Analyst<BeastyText>>(record, effort);
  return game;
}

}  // namespace menagerie::analysis
