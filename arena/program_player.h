// An external program at a table of the arena: it is told its view and its legal moves, and answers with a move.
#pragma once

#include "arena/interview.h"
#include "arena/messages.h"

namespace menagerie::arena {

template <class Text>
class ProgramPlayer final : public Player<Text> {
 public:
  ProgramPlayer(const Contender& contender, Milliseconds limit, const std::atomic<bool>& stop)
      : interview_(contender, limit, stop) {}

  std::optional<Forfeit> begin(const Invitation<Text>& invitation) override {
    seat_ = invitation.seat;
    events_ = Json::array();
    turns_ = Json::array();
    return interview_.begin(start_message(invitation, interview_.limit()));
  }

  Choice<typename Text::Move> choose(const ai::Observation<typename Text::Game>& observation) override {
    const auto& view = observation.view;
    const auto answer = interview_.ask(move_message<Text>(view.table, take_events(), turns_));
    if (answer.forfeit) return {{}, answer.forfeit};
    const auto move = Text::parse_move(view.table, answer.move);
    if (!move) return {{}, interview_.refuse(move.sentence())};
    return {*move, {}};
  }

  bool is_program() const override { return true; }
  void hear(const Told<Text>& told) override {
    events_.push_back(Text::print_events(told.events));
    if (told.move) turns_.push_back({told.by, Text::print_move(told.before, *told.move)});
  }
  void end(const Ending<Text>& ending) override { interview_.tell(result_message(ending, seat_, take_events())); }

 private:
  Json take_events() { return std::exchange(events_, Json::array()); }

  Interview interview_;
  Seat seat_ = kNobody;
  Json events_ = Json::array();  // since it was last asked, a list a turn
  Json turns_ = Json::array();   // all that were taken in the open
};

}  // namespace menagerie::arena
