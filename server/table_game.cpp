#include "server/table_game.h"

#include <array>
#include <bit>
#include <type_traits>
#include <utility>

#include "ai/bot.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"
#include "notation/match.h"

namespace menagerie::server {
namespace {

using notation::Answer;
using notation::ArkText;
using notation::BeastyText;
using notation::Refusal;

// 4,096 decks, or up to 4,095 splits: the client lists these itself.
bool too_many_moves(const beasty::State& state) { return state.phase == beasty::Phase::Deck; }
bool too_many_moves(const ark::State& state) { return state.phase == ark::Phase::Play; }

std::optional<Json> return_options_of(const beasty::State& state) { return notation::return_options(state); }
std::optional<Json> return_options_of(const ark::State&) { return std::nullopt; }

Json share_of(const beasty::State& state) { return notation::match_share(state); }
Json share_of(const ark::State&) { return nullptr; }

unsigned match_winners_of(const beasty::State& state, const Json& first) {
  return notation::match_winners(state, first);
}
unsigned match_winners_of(const ark::State& state, const Json&) { return ark::winners(state); }

template <class Text>
class Seated final : public TableGame {
 public:
  using Game = typename Text::Game;
  using State = typename Text::State;
  using Events = typename Text::Events;

  Seated(const State& state, const Seed& seed) : state_(state), seed_(seed) {}

  std::unique_ptr<TableGame> copy() const override { return std::make_unique<Seated>(*this); }

  int players() const override { return Game::players(state_); }
  bool over() const override { return Game::turn(state_) == kNobody; }
  bool choosing_in_secret() const override { return Game::is_secret(state_); }

  unsigned to_act() const override {
    if (over()) return 0;
    if (choosing_in_secret()) return ((1u << players()) - 1) & ~answered();
    return 1u << Game::turn(state_);
  }

  unsigned answered() const override {
    unsigned seats = 0;
    for (Seat seat = 0; seat < kMaxPlayers; ++seat)
      if (!answers_[seat].empty()) seats |= 1u << seat;
    return seats;
  }

  const std::string& answer_of(Seat seat) const override { return answers_[seat]; }

  Answer<std::string> legal(Seat seat, std::string_view move) const override {
    const State asked = asking(state_, seat);
    const auto parsed = Text::parse_move(asked, move);
    if (!parsed) return parsed.refusal();
    return Text::print_move(asked, *parsed);
  }

  std::optional<std::vector<std::string>> legal_list(Seat seat) const override {
    if (too_many_moves(state_)) return std::nullopt;
    return Text::legal_texts(asking(state_, seat));
  }

  Story play(Seat seat, std::string_view move) override {
    std::vector<Events> told;
    if (choosing_in_secret()) {
      answers_[seat] = move;
      if (std::popcount(answered()) == players()) play_answers(told);
    } else {
      play_one(seat, move, told);
    }
    int beats = 0;
    for (const Events& events : told) beats += static_cast<int>(events.size());
    return {[told = std::move(told)](Seat viewer) {
              Json list = Json::array();
              for (const Events& events : told)
                for (Json& event : Text::print_events(Game::events_for(events, viewer)))
                  list.push_back(std::move(event));
              return list;
            },
            beats};
  }

  bool ends_with(std::string_view move) const override {
    const auto parsed = Text::parse_move(state_, move);
    if (choosing_in_secret() || !parsed) return false;
    State after = state_;
    Game::play(after, *parsed, seed_);
    return Game::turn(after) == kNobody;
  }

  Json position(Seat viewer) const override {
    State seen = Game::view_for(state_, viewer).table;
    if (viewer != kNobody) seen = asking(seen, viewer);
    return Text::print_position(seen);
  }

  Json score() const override { return Text::print_score(state_); }
  unsigned winners(unsigned among) const override { return Game::winners(state_, among); }
  const std::vector<std::pair<Seat, std::string>>& moves() const override { return moves_; }

  std::function<std::string()> thought(Seat seat, int level, std::uint64_t random) const override {
    auto view = Game::view_for(state_, seat);
    view.table = asking(view.table, seat);
    return [view, turns = turns_, level, random] {
      const ai::Observation<Game> observation(view, turns);
      return Text::print_move(view.table, ai::choose(observation, ai::mind_of(static_cast<ai::Level>(level)), random));
    };
  }

  std::optional<Json> return_options() const override { return return_options_of(state_); }
  Json match_share() const override { return share_of(state_); }
  unsigned match_winners(const Json& shares_of_first_game) const override {
    return match_winners_of(state_, shares_of_first_game);
  }

 private:
  // In a secret choice the rules ask one seat after another; here each is asked as if it were its turn.
  static State asking(State state, Seat seat) {
    if (Game::is_secret(state)) state.turn = seat;
    return state;
  }

  void play_one(Seat seat, std::string_view move, std::vector<Events>& told) {
    const auto parsed = Text::parse_move(state_, move);
    if (!parsed) return;  // callers ask legal() first
    if (!Game::is_secret(state_)) turns_.push_back(*parsed);
    Game::play(state_, *parsed, seed_, told.emplace_back());
    moves_.emplace_back(seat, std::string(move));
  }

  void play_answers(std::vector<Events>& told) {
    const auto answers = std::exchange(answers_, {});
    for (Seat seat = 0; seat < answers.size() && !answers[seat].empty(); ++seat) play_one(seat, answers[seat], told);
  }

  State state_;
  Seed seed_;
  std::array<std::string, kMaxPlayers> answers_;
  std::vector<std::pair<Seat, std::string>> moves_;
  std::vector<typename Text::Move> turns_;  // those that everybody saw
};

template <class Text>
Answer<std::unique_ptr<TableGame>> deal_as(const Json& request, const Seed& seed) {
  const auto options = Text::parse_options(request);
  if (!options) return options.refusal();
  return std::unique_ptr<TableGame>(std::make_unique<Seated<Text>>(Text::Game::deal(*options, seed), seed));
}

}  // namespace

Answer<std::unique_ptr<TableGame>> deal_game(const Json& options, const Seed& seed) {
  const std::string* game = notation::text(notation::field(options, "game"));
  if (game && *game == BeastyText::kName) return deal_as<BeastyText>(options, seed);
  if (game && *game == ArkText::kName) return deal_as<ArkText>(options, seed);
  return Refusal{"the field 'game' must be beasty or ark"};
}

std::unique_ptr<TableGame> seat_game(const beasty::State& state, const Seed& seed) {
  return std::make_unique<Seated<BeastyText>>(state, seed);
}
std::unique_ptr<TableGame> seat_game(const ark::State& state, const Seed& seed) {
  return std::make_unique<Seated<ArkText>>(state, seed);
}

}  // namespace menagerie::server
