#include "arena/contest.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "arena/lots.h"
#include "arena/mind_player.h"
#include "arena/program_player.h"
#include "arena/tally.h"

namespace menagerie::arena {
namespace {

using notation::ArkText;
using notation::BeastyText;

constexpr Milliseconds kBetweenLooks{100};

// Games that were played, handed from the threads that play to the one that counts.
class Finished {
 public:
  struct Game {
    std::uint64_t number;
    GameResult result;
  };

  void put(Game game) {
    const std::lock_guard lock(mutex_);
    games_.push_back(std::move(game));
    came_.notify_one();
  }
  void leave() {
    const std::lock_guard lock(mutex_);
    ++gone_;
    came_.notify_one();
  }
  // What came in, waiting for so long at most.
  std::vector<Game> take(Milliseconds patience) {
    std::unique_lock lock(mutex_);
    if (games_.empty()) came_.wait_for(lock, patience);
    return std::exchange(games_, {});
  }
  int gone() {
    const std::lock_guard lock(mutex_);
    return gone_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Game> games_;
  int gone_ = 0;  // threads that will play no more
};

template <class Text>
std::unique_ptr<Player<Text>> player_for(const Contender& contender, Milliseconds limit,
                                         const std::atomic<bool>& stop) {
  if (contender.is_program()) return std::make_unique<ProgramPlayer<Text>>(contender, limit, stop);
  return std::make_unique<MindPlayer<Text>>(contender, stop);
}

template <class Text>
class Contest {
 public:
  Contest(const ContestOptions& options, const typename Text::Options& game, int players, Watcher& watcher)
      : options_(options), game_(game), players_(players), watcher_(watcher), tally_(options, players, watcher) {}

  Standing run(const std::atomic<bool>& stop) {
    std::vector<std::thread> threads;
    for (int i = 0; i < options_.threads; ++i) threads.emplace_back([this] { play_games(); });
    while (finished_.gone() < options_.threads && !halt_) {
      count_finished(kBetweenLooks);
      halt_ = stop || tally_.is_decided();
    }
    for (std::thread& thread : threads) thread.join();
    count_finished(Milliseconds(0));
    Standing standing = tally_.standing();
    standing.interrupted = standing.deals < options_.deals && !tally_.is_decided();
    return standing;
  }

 private:
  // The players of one thread: of each side as many as it can have seats.
  using Team = std::vector<std::unique_ptr<Player<Text>>>;
  using Teams = std::array<Team, kSides>;

  Team team_of(const Contender& contender) {
    Team team;
    for (int seat = 0; seat < players_ - players_ / 2; ++seat)
      team.push_back(player_for<Text>(contender, options_.program_limit, halt_));
    return team;
  }

  void play_games() {
    const Teams teams = {team_of(options_.a), team_of(options_.b)};
    const std::uint64_t all = options_.deals * static_cast<std::uint64_t>(tally_.games_of_a_deal());
    while (!halt_) {
      const std::uint64_t number = next_++;
      if (number >= all) break;
      GameResult result = play(number, teams);
      if (!result.abandoned) finished_.put({number, std::move(result)});
    }
    finished_.leave();
  }

  GameResult play(std::uint64_t number, const Teams& teams) {
    const Seating seats_of_a = tally_.seating(number);
    typename ArenaGame<Text>::Seats seats{};
    std::array<std::size_t, kSides> seated{};
    for (Seat seat = 0; seat < players_; ++seat) {
      const std::size_t side = index_of(side_of(seats_of_a, seat));
      seats[seat] = teams[side][seated[side]++].get();
    }
    return ArenaGame<Text>(game_, lots_of(number), seats_of_a, seats).play(options_.luck, halt_);
  }

  typename ArenaGame<Text>::Lots lots_of(std::uint64_t number) const {
    const auto of_a_deal = static_cast<std::uint64_t>(tally_.games_of_a_deal());
    const std::uint64_t deal = number / of_a_deal;
    const int seating = static_cast<int>(number % of_a_deal);
    typename ArenaGame<Text>::Lots lots{
        seed_of_deal(options_.seed, deal), {}, seed_of_luck(options_.seed, deal, seating)};
    for (Seat seat = 0; seat < players_; ++seat)
      lots.players[seat] = seed_of_player(options_.seed, deal, seating, seat);
    return lots;
  }

  void count_finished(Milliseconds patience) {
    for (auto& game : finished_.take(patience)) tally_.add(game.number, std::move(game.result));
    watcher_.look(tally_.standing());
  }

  const ContestOptions& options_;
  const typename Text::Options game_;
  const int players_;
  Watcher& watcher_;
  Tally tally_;
  Finished finished_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<bool> halt_{false};
};

template <class Text>
notation::Answer<Standing> run_game(const ContestOptions& options, Watcher& watcher, const std::atomic<bool>& stop) {
  const auto game = Text::parse_options(options.game);
  if (!game) return game.refusal();
  const int players = Text::Game::players(Text::Game::deal(*game, Seed{}));
  return Contest<Text>(options, *game, players, watcher).run(stop);
}

}  // namespace

notation::Answer<Standing> run_contest(const ContestOptions& options, Watcher& watcher, const std::atomic<bool>& stop) {
  for (const Contender* contender : {&options.a, &options.b}) {
    if (!contender->is_program()) continue;
    const auto child = Child::start(contender->command);
    if (!child) return child.refusal();
  }
  return options.game["game"] == ArkText::kName ? run_game<ArkText>(options, watcher, stop)
                                                : run_game<BeastyText>(options, watcher, stop);
}

}  // namespace menagerie::arena
