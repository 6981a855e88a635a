#include "client/place.h"

#include <fmt/core.h>

#include "client/chooser.h"
#include "client/player.h"
#include "notation/fields.h"

namespace menagerie::client {
namespace {

constexpr auto kPatience = std::chrono::milliseconds(50);
constexpr std::uint32_t kMovesPerResignation = 2000;
constexpr std::size_t kMostRefusals = 10;

Place::State state_named(std::string_view word) {
  if (word == "waiting" || word == "drawing") return Place::State::Waiting;
  if (word == "playing") return Place::State::Playing;
  return Place::State::Over;
}

std::string name_for_sentences(const Player& player, Place::Role role) {
  return role == Place::Role::Watcher ? std::string("a watcher") : "person " + player.person();
}

}  // namespace

Place::Place(KillRun& run, Player& player, TableNews& news, std::string table, Role role)
    : run_(run),
      player_(player),
      news_(news),
      role_(role),
      testimony_(std::move(table), name_for_sentences(player, role)),
      timer_(run.io) {
  player.take(*this);
}

void Place::connected() {
  if (testimony_.version() == 0 || looking_) {
    join_fresh();
  } else {
    catching_up_ = true;
    player_.send(fmt::format(R"({{"t":"join","table":"{}","version":{}}})", testimony_.table(), testimony_.version()));
  }
  // Without waiting for what the join brings: the server has to find out by itself whether it was done.
  if (pending_) send_pending();
}

void Place::disconnected() {
  catching_up_ = true;
  thinking_ = false;
  timer_.cancel();
}

void Place::retire() {
  timer_.cancel();
  player_.send(fmt::format(R"({{"t":"part","table":"{}"}})", testimony_.table()));
  player_.give_up(*this);
}

void Place::join_fresh() {
  looking_ = catching_up_ = true;
  player_.send(fmt::format(R"({{"t":"join","table":"{}"}})", testimony_.table()));
}

void Place::heard(const Frame& frame, std::string_view text) {
  if (frame.type == "entry") heard_entry(frame, text);
  else if (frame.type == "table") heard_table(frame);
  else if (frame.type == "joined") heard_joined(frame);
  else if (frame.type == "refused") heard_refusal(frame, text);
}

void Place::heard_entry(const Frame& frame, std::string_view text) {
  const std::uint32_t version = number(frame.version).value_or(0);
  const bool is_new = version > testimony_.version();
  testimony_.told_entry(version, frame.id, text);
  if (pending_ && frame.id == pending_->id) acknowledged(frame);
  if (is_new) {
    state_ = state_named(frame.state);
    note_turn(frame);
    if (frame.what == "next" && asked_for_rematch_) join_fresh();
  }
  news_.entry_seen(version);
  news_.place_changed(*this);
  next_step(Thinking::AWhile);
}

void Place::acknowledged(const Frame& frame) {
  ++run_.acknowledged;
  if (pending_->what == "sit") seat_ = static_cast<int>(number(frame.seat).value_or(0));
  if (pending_->what == "resign") resigned_ = true;
  pending_.reset();
}

void Place::heard_table(const Frame& frame) {
  looking_ = catching_up_ = false;
  const std::uint32_t version = number(frame.version).value_or(0);
  testimony_.told_fresh(version);
  if (commitment_.empty()) commitment_ = frame.commitment;
  state_ = state_named(frame.state);
  if (const auto seat = number(frame.seat)) seat_ = static_cast<int>(*seat);
  else find_kept_seat(frame.seats);
  next_ = frame.next;
  note_turn(frame);
  news_.entry_seen(version);
  news_.place_changed(*this);
  next_step(Thinking::AtOnce);
}

void Place::heard_joined(const Frame& frame) {
  catching_up_ = false;
  testimony_.told_joined(number(frame.version).value_or(0));
  next_step(Thinking::AtOnce);
}

void Place::heard_refusal(const Frame& frame, std::string_view text) {
  if (frame.code == "no_table" && frame.id.empty()) {
    gone_ = true;
    return news_.place_changed(*this);
  }
  // The table could not be read: what was asked on coming in is asked again.
  if (frame.code == "not_stored" && frame.id.empty()) return after(kPatience, &Place::connected);
  if (!pending_ || frame.id != pending_->id) return;
  if (frame.code == "too_fast" || frame.code == "not_stored") return after(kPatience, &Place::send_pending);
  if (pending_->what == "rematch") {
    refused_rematch_ = true;
  } else {
    ++run_.refused;
    if (run_.refusals.size() < kMostRefusals)
      run_.refusals.push_back(pending_->frame + " was refused: " + std::string(text));
  }
  pending_.reset();
  join_fresh();
  news_.place_changed(*this);
}

void Place::find_kept_seat(std::string_view seats) {
  const auto list = notation::Json::parse(seats, nullptr, false);
  if (!list.is_array()) return;
  for (std::size_t seat = 0; seat < list.size(); ++seat) {
    const std::string* kind = notation::text(notation::field(list[seat], "kind"));
    const std::string* person = notation::text(notation::field(list[seat], "person"));
    if (kind && *kind == "reserved" && person && *person == player_.person()) seat_to_take_ = static_cast<int>(seat);
  }
}

// Keeps what a move can be chosen from. Another seat's secret answer takes nothing of it away.
void Place::note_turn(const Frame& frame) {
  const bool was_my_turn = my_turn_;
  my_turn_ = state_ == State::Playing && seat_ >= 0 && !resigned_ && lists(frame.turn, seat_);
  if (my_turn_ && was_my_turn && frame.what == "answer" && frame.position.empty() && frame.legal.empty()) return;
  legal_ = my_turn_ && frame.legal.starts_with('[') ? frame.legal : "";
  position_ = my_turn_ && legal_.empty() && frame.position.starts_with('{') ? frame.position : "";
}

bool Place::may_act() const { return !catching_up_ && !pending_ && !run_.winding_up && role_ != Role::Watcher; }

void Place::next_step(Thinking thinking) {
  if (!may_act() || thinking_) return;
  if (state_ == State::Waiting && seat_ < 0) return sit();
  if (!my_turn_) return;
  if (thinking == Thinking::AtOnce) return move();
  thinking_ = true;
  const auto longest = static_cast<std::uint32_t>(run_.longest_thought_ms);
  after(std::chrono::milliseconds(run_.random.below(longest + 1)), &Place::move);
}

void Place::sit() { command("sit", seat_to_take_ < 0 ? "" : fmt::format(R"(,"seat":{})", seat_to_take_)); }

void Place::move() {
  thinking_ = false;
  if (!may_act() || !my_turn_) return;
  if (run_.one_in(kMovesPerResignation)) return command("resign", "");
  auto chosen = choose_from_list(legal_, run_.random);
  if (!chosen && !position_.empty()) chosen = choose_from_view(position_, run_.random);
  if (!chosen) return join_fresh();
  command("move", fmt::format(R"(,"version":{},"move":{})", testimony_.version(), *chosen));
}

void Place::command(const std::string& what, const std::string& more) {
  const std::string id = fmt::format("k-{}", ++run_.last_id);
  pending_ = {id, what, fmt::format(R"({{"t":"{}","table":"{}","id":"{}"{}}})", what, testimony_.table(), id, more)};
  send_pending();
}

void Place::send_pending() {
  if (pending_ && player_.is_connected()) player_.send(pending_->frame);
}

void Place::after(std::chrono::milliseconds time, void (Place::*what)()) {
  timer_.expires_after(time);
  timer_.async_wait([this, what](boost::system::error_code error) {
    if (!error) (this->*what)();
  });
}

}  // namespace menagerie::client
