#include "ai/beasty_reading.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "ai/weights.h"

namespace menagerie::ai {
namespace {

using beasty::Move;
using beasty::State;
using beasty::Strengths;
using Hand = BeastyReading::Hand;

// Before the first turn: like plain search, as most programs do, like the champion, or by chance.
constexpr std::size_t kGuesses = kManners + 1;
constexpr std::array<float, kGuesses> kAtFirst = {0.6f, 0.3f, 0.1f};
// Whoever has habits does something else now and then.
constexpr float kOutOfHabit = 0.05f;

constexpr unsigned kHands = beasty::kAllStrengths + 1;

Strengths card_of(Move move) { return beasty::strength_bit(beasty::strength(move.card())); }

float lot(QuickRandom& random) { return static_cast<float>(random.word() >> 40) * (1.0f / (1 << 24)); }

// How likely somebody plays in each manner and holds each hand, all together 1, turn by turn.
class Suspicion {
 public:
  explicit Suspicion(Seat seat) : seat_(seat) {
    constexpr float kDeals = 495;  // hands of four out of twelve
    for (unsigned hand = 0; hand < kHands; ++hand)
      for (std::size_t guess = 0; guess < kGuesses; ++guess)
        if (std::popcount(hand) == beasty::kHandSize) likely_[guess][hand] = kAtFirst[guess] / kDeals;
  }

  Seat seat() const { return seat_; }

  // They made this move at that table.
  void follow(const State& table, Move move) {
    const auto unseen = static_cast<Strengths>(beasty::unseen_of(table, seat_) & ~card_of(move));
    for (std::size_t guess = 0; guess < kGuesses; ++guess) {
      const auto watchers = guess < kManners ? habits_of(static_cast<Manner>(guess)) : std::span<const Net>{};
      play(likely_[guess], Foreteller(watchers, table), move);
      if (!table.draw[seat_].empty()) draw(likely_[guess], unseen);
    }
    float whole = 0;
    for (const ByHand& hands : likely_) whole = std::accumulate(hands.begin(), hands.end(), whole);
    for (ByHand& hands : likely_)
      for (float& its : hands) its /= whole;
  }

  std::vector<Hand> hands() const {
    std::vector<Hand> all;
    for (unsigned hand = 0; hand < kHands; ++hand) {
      float likely = 0;
      for (const ByHand& hands : likely_) likely += hands[hand];
      if (likely <= 0) continue;
      const float plainly = likely_[static_cast<std::size_t>(Manner::Plain)][hand] / likely;
      all.push_back({static_cast<Strengths>(hand), likely, plainly});
    }
    return all;
  }

 private:
  using ByHand = std::array<float, kHands>;

  // Takes the card out of every hand that could have played it, as likely as it would have.
  void play(ByHand& hands, const Foreteller& foreteller, Move move) {
    const Strengths card = card_of(move);
    for (unsigned hand = 0; hand < kHands; ++hand) {
      const float likely = std::exchange(hands[hand], 0.0f);
      if (likely <= 0 || !(hand & card)) continue;
      foreteller.foretell(static_cast<Strengths>(hand), moves_);
      const auto its =
          std::find_if(moves_.begin(), moves_.end(), [&](const Foretold& one) { return one.move == move; });
      const float by_chance = 1.0f / static_cast<float>(moves_.size());
      hands[hand & ~card] += likely * (its->likely * (1 - kOutOfHabit) + by_chance * kOutOfHabit);
    }
  }

  // T6: each card that is still unseen and not in the hand is as likely.
  static void draw(ByHand& hands, Strengths unseen) {
    const ByHand before = std::exchange(hands, ByHand{});
    for (unsigned hand = 0; hand < kHands; ++hand) {
      if (before[hand] <= 0) continue;
      const unsigned left = unseen & ~hand;
      const float each = before[hand] / static_cast<float>(std::popcount(left));
      for (unsigned cards = left; cards; cards &= cards - 1) hands[hand | (cards & (~cards + 1))] += each;
    }
  }

  Seat seat_;
  std::array<ByHand, kGuesses> likely_{};
  std::vector<Foretold> moves_;
};

bool can_be_read(const State& table) {
  return table.phase == beasty::Phase::Play && table.players() == HabitInputs::kPlayers &&
         beasty::can_be_retraced(table.rules) && !habits_of(Manner::Plain).empty();
}

}  // namespace

BeastyReading::BeastyReading(std::vector<Hand> hands) : hands_(std::move(hands)) {
  float sum = 0;
  for (const Hand& hand : hands_) up_to_.push_back(sum += hand.likely);
}

std::optional<BeastyReading> BeastyReading::of(const Observation<Beasty>& observation) {
  const State& seen = observation.view.table;
  if (observation.turns.empty() || !can_be_read(seen)) return std::nullopt;
  Suspicion suspicion(static_cast<Seat>(1 - observation.view.viewer));
  State table = beasty::dealt_face_down(seen.rules);
  for (const Move move : observation.turns) {
    if (!beasty::could_be_played(table, move)) return std::nullopt;
    if (table.turn == suspicion.seat()) suspicion.follow(table, move);
    beasty::retrace(table, move);
  }
  if (!beasty::look_alike(table, seen)) return std::nullopt;
  return BeastyReading(suspicion.hands());
}

const Hand& BeastyReading::draw(QuickRandom& random) const {
  const auto its = std::upper_bound(up_to_.begin(), up_to_.end() - 1, lot(random) * up_to_.back());
  return hands_[static_cast<std::size_t>(its - up_to_.begin())];
}

const Hand& BeastyReading::with(Strengths cards) const {
  return *std::lower_bound(hands_.begin(), hands_.end(), cards,
                           [](const Hand& hand, Strengths sought) { return hand.cards < sought; });
}

std::optional<Move> BeastyAnswers::draw(const State& world, std::uint32_t move, QuickRandom& random) {
  if (!reading_) return std::nullopt;
  const Strengths held = world.hand[world.turn].known();
  if (lot(random) >= reading_->with(held).plainly) return std::nullopt;
  After& after = known_.try_emplace(move, habits_of(Manner::Plain), world).first->second;
  std::vector<Foretold>& answers = after.answers[held];
  if (answers.empty()) after.foreteller.foretell(held, answers);
  float left = lot(random);
  for (const Foretold& its : answers)
    if ((left -= its.likely) < 0) return its.move;
  return answers.back().move;
}

}  // namespace menagerie::ai
