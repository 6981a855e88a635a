// What a table does without being asked: it starts, deals, ends turns whose time is over, and lets bots think.
#include <algorithm>

#include "server/room.h"

namespace menagerie::server {

using store::Entry;

std::optional<Seat> Room::out_of_time(Millis now) const {
  for (Seat seat = 0; seat < spec_.players; ++seat)
    if (clock_.running() >> seat & 1 && clock_.deadline_of(seat) <= now) return seat;
  return std::nullopt;
}

std::optional<Entry> Room::due(Millis now) const {
  const auto when = next_due();
  if (!when || *when > now) return std::nullopt;
  switch (state_) {
    case RoomState::Waiting:
      if (full() && spec_.begin == Begin::Full) return entry("start", kNobody, now);
      return entry("close", kNobody, now);
    case RoomState::Drawing: return entry("deal", kNobody, now);
    case RoomState::Playing:
      if (const auto seat = out_of_time(now)) return entry("flag", *seat, now);
      return entry("close", kNobody, now);
    case RoomState::Over:
    case RoomState::Closed: break;
  }
  return std::nullopt;
}

std::optional<Millis> Room::next_due() const {
  const Millis last = entries_.empty() ? row_.created : entries_.back().at;
  switch (state_) {
    case RoomState::Waiting: return full() && spec_.begin == Begin::Full ? last : last + kForgetWaiting;
    case RoomState::Drawing: return all_revealed() ? last : drawing_since_ + kTimeToReveal;
    case RoomState::Playing:
      if (clock_.exists() && clock_.running()) return clock_.deadline();
      return last + kForgetPlaying;
    case RoomState::Over:
    case RoomState::Closed: break;
  }
  return std::nullopt;
}

std::optional<Entry> Room::pause(Millis by, Millis now) const {
  if (!clock_.exists() || clock_.running() == 0 || by <= 0) return std::nullopt;
  Entry made = entry("pause", kNobody, now);
  made.text = std::to_string(by);
  return made;
}

bool Room::bot_is_to_act() const {
  for (Seat seat = 0; seat < spec_.players; ++seat)
    if (to_act() >> seat & 1 && bot_plays(seat)) return true;
  return false;
}

std::optional<Entry> Room::closing(Millis now) const {
  return finished() ? std::nullopt : std::optional(entry("close", kNobody, now));
}

std::optional<Room::Thought> Room::bot_to_think(std::uint64_t random) const {
  const unsigned seats = to_act();
  for (Seat seat = 0; seat < spec_.players; ++seat) {
    if (!(seats >> seat & 1) || !bot_plays(seat)) continue;
    const auto player = chairs_[seat].left ? Thought::Player::StandIn : Thought::Player::Bot;
    const int level = player == Thought::Player::StandIn ? kLevelOfStandIn : chairs_[seat].level;
    return Thought{seat, version(), level, player, game_->thought(seat, level, random)};
  }
  return std::nullopt;
}

Result<Entry> Room::propose_bot_move(const Thought& thought, const std::string& move, Millis now) const {
  const Seat seat = thought.seat;
  if (!(to_act() >> seat & 1) || !bot_plays(seat) || asked_at_[seat] > thought.version)
    return Refused{"stale", "the table has changed meanwhile"};
  const auto legal = game_->legal(seat, move);
  if (!legal) return Refused{"illegal", legal.sentence()};
  Entry made = entry(game_->choosing_in_secret() ? "answer" : "move", seat, now);
  made.text = *legal;
  return made;
}

}  // namespace menagerie::server
