// One of our own bots at a table of the arena.
#pragma once

#include <atomic>

#include "ai/bot.h"
#include "arena/contender.h"
#include "arena/player.h"
#include "arena/stopwatch.h"
#include "engine/quick_random.h"

namespace menagerie::arena {

template <class Text>
class MindPlayer final : public Player<Text> {
 public:
  MindPlayer(const Contender& contender, const std::atomic<bool>& stop)
      : mind_(contender.mind), clock_(contender.clock), stop_(stop) {}

  std::optional<Forfeit> begin(const Invitation<Text>& invitation) override {
    random_ = QuickRandom(invitation.seed);
    return std::nullopt;
  }

  Choice<typename Text::Move> choose(const ai::Observation<typename Text::Game>& observation) override {
    const Stopwatch watch(Time::OfThread);
    // Without a clock only an interrupted game asks for an end, so that all others can be repeated.
    const ai::TimeIsUp enough = [&] { return stop_ || (clock_ && watch.elapsed() >= *clock_); };
    return {ai::choose(observation, mind_, random_.word(), enough)};
  }

 private:
  const ai::Mind mind_;
  const std::optional<Milliseconds> clock_;
  const std::atomic<bool>& stop_;
  QuickRandom random_{0};
};

}  // namespace menagerie::arena
