#include "arena/judge.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>
#include <thread>

#include "ai/ark_belief.h"
#include "ai/beasty_belief.h"
#include "arena/lots.h"
#include "arena/mind_player.h"
#include "arena/points.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::arena {
namespace {

using notation::ArkText;
using notation::BeastyText;

// What may be hidden from whoever is to play.
ai::BeastyBelief belief_of(const View<beasty::State>& view) { return ai::BeastyBelief(view); }
ai::ArkBelief belief_of(const View<ark::State>& view) { return ai::ArkBelief(view); }

template <class Text>
class Judge {
 public:
  using Game = typename Text::Game;
  using State = typename Text::State;
  using Move = typename Text::Move;
  using GivenAway = std::vector<double>;  // by each player in one turn

  Judge(const JudgeOptions& options, const typename Text::Options& game, std::uint64_t number,
        const std::atomic<bool>& stop)
      : options_(options),
        game_(game),
        number_(number),
        judge_(options.judge, stop),
        stop_(stop),
        random_(seed_of_player(options.seed, number, 0, 0)) {}

  // Nothing if it was stopped.
  std::optional<GivenAway> judged() {
    const State state = some_turn();
    if (stop_) return std::nullopt;
    const auto view = Game::view_for(state, Game::turn(state));
    consider_moves(view);
    if (moves_.size() > 1) play_on(view);
    if (stop_) return std::nullopt;
    return given_away();
  }

 private:
  // A turn with a choice out of a game of the judge against itself.
  State some_turn() {
    const Seed seed = seed_of_deal(options_.seed, number_);
    State state = Game::deal(game_, seed);
    std::vector<State> turns;
    while (Game::turn(state) != kNobody && !stop_) {
      Game::legal_moves(state, *legal_);
      const bool is_past_secrets = state.phase == decltype(state.phase)::Play;
      if (is_past_secrets && legal_->size() > 1) turns.push_back(state);
      Game::play(state, chosen_by(judge_, Game::view_for(state, Game::turn(state))), seed);
    }
    if (stop_) return state;
    return turns[random_.below(static_cast<std::uint32_t>(turns.size()))];
  }

  Move chosen_by(MindPlayer<Text>& player, const View<State>& view) {
    player.begin({game_, view.viewer, random_.word()});
    return player.choose(view).move;
  }

  // What the players choose, and some more that the judge likes, so that all of them may be wrong.
  void consider_moves(const View<State>& view) {
    constexpr std::size_t kMore = 4;
    for (const Contender& contender : options_.players) {
      MindPlayer<Text> player(contender, stop_);
      choices_.push_back(index_of(chosen_by(player, view)));
    }
    const auto weighed = ai::weigh(view, options_.judge.mind, random_.word());
    for (std::size_t i = 0; i < std::min(weighed.size(), kMore); ++i) index_of(weighed[i].move);
  }

  std::size_t index_of(const Move& move) {
    const auto found = std::find(moves_.begin(), moves_.end(), move);
    if (found != moves_.end()) return static_cast<std::size_t>(found - moves_.begin());
    moves_.push_back(move);
    return moves_.size() - 1;
  }

  // All moves meet the same worlds and the same luck.
  void play_on(const View<State>& view) {
    won_.resize(moves_.size());
    const auto belief = belief_of(view);
    for (int game = 0; game < options_.games && !stop_; ++game) {
      const State world = belief.sample(random_);
      const QuickRandom luck(random_.word());
      for (std::size_t move = 0; move < moves_.size(); ++move) {
        State state = world;
        Game::play(state, moves_[move], Seed{});
        random_ = luck;
        while (Game::turn(state) != kNobody && !stop_)
          Game::play(state, chosen_by(judge_, Game::view_for(state, Game::turn(state))), Seed{});
        if (!stop_) won_[move][game % 2] += shares_of(Game::winners(state))[view.viewer];
      }
    }
  }

  // The best move is found in every other game and compared in the rest, so that luck that made it look best does not count.
  GivenAway given_away() const {
    GivenAway away(options_.players.size());
    if (won_.empty()) return away;
    for (std::size_t half = 0; half < 2; ++half) {
      const auto best = static_cast<std::size_t>(
          std::max_element(won_.begin(), won_.end(),
                           [half](const auto& a, const auto& b) { return a[1 - half] < b[1 - half]; }) -
          won_.begin());
      for (std::size_t player = 0; player < away.size(); ++player)
        away[player] += (won_[best][half] - won_[choices_[player]][half]) / options_.games;
    }
    return away;
  }

  const JudgeOptions& options_;
  const typename Text::Options& game_;
  const std::uint64_t number_;
  MindPlayer<Text> judge_;
  const std::atomic<bool>& stop_;
  QuickRandom random_;
  std::unique_ptr<typename Game::Moves> legal_ = std::make_unique<typename Game::Moves>();
  std::vector<Move> moves_;
  std::vector<std::size_t> choices_;        // of each player, among the moves
  std::vector<std::array<double, 2>> won_;  // with each move, in the even and in the odd games
};

Given mean_of(const std::vector<std::vector<double>>& turns, std::size_t player) {
  constexpr double kTwoSided95 = 1.96;
  const auto count = static_cast<double>(turns.size());
  double sum = 0, squares = 0;
  for (const auto& turn : turns) sum += turn[player], squares += turn[player] * turn[player];
  if (turns.empty()) return {};
  const double mean = sum / count;
  return {mean, kTwoSided95 * std::sqrt(std::max(squares / count - mean * mean, 0.0) / count)};
}

template <class Text>
notation::Answer<Judgement> judge_game(const JudgeOptions& options, const TurnsJudged& tell,
                                       const std::atomic<bool>& stop) {
  const auto game = Text::parse_options(options.game);
  if (!game) return game.refusal();
  std::vector<std::optional<std::vector<double>>> found(options.turns);
  std::atomic<std::uint64_t> next = 0, done = 0;
  std::vector<std::thread> threads;
  std::atomic<int> busy = options.threads;
  for (int i = 0; i < options.threads; ++i)
    threads.emplace_back([&] {
      for (std::uint64_t number = next++; number < options.turns && !stop; number = next++) {
        found[number] = Judge<Text>(options, *game, number, stop).judged();
        ++done;
      }
      --busy;
    });
  for (; busy > 0; std::this_thread::sleep_for(std::chrono::milliseconds(100))) tell(done);
  for (std::thread& thread : threads) thread.join();
  // Counted in their order, so that threads change nothing.
  std::vector<std::vector<double>> turns;
  for (auto& turn : found)
    if (turn) turns.push_back(std::move(*turn));
  Judgement judgement{.turns = turns.size(), .players = {}, .interrupted = turns.size() < options.turns};
  for (std::size_t i = 0; i < options.players.size(); ++i) judgement.players.push_back(mean_of(turns, i));
  return judgement;
}

}  // namespace

notation::Answer<Judgement> run_judge(const JudgeOptions& options, const TurnsJudged& tell,
                                      const std::atomic<bool>& stop) {
  const auto cannot_judge = [](const Contender& its) {
    return notation::Refusal{notation::in_quotes(its.name) + " is a program: only our own players can be judged"};
  };
  if (options.judge.is_program()) return cannot_judge(options.judge);
  for (const Contender& player : options.players)
    if (player.is_program()) return cannot_judge(player);
  return options.game["game"] == ArkText::kName ? judge_game<ArkText>(options, tell, stop)
                                                : judge_game<BeastyText>(options, tell, stop);
}

}  // namespace menagerie::arena
