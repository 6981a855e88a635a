#include "client/load_seat.h"

#include <fmt/core.h>

#include "client/chooser.h"

namespace menagerie::client {
namespace {

std::uint64_t next_id() {
  static std::uint64_t last = 0;
  return ++last;
}

}  // namespace

void LoadTable::LoadSeat::join() {
  version_ = 0;
  doing_ = Doing::Nothing;
  if (table_.run_.has_crowd()) witness_ = std::make_unique<LoadWitness>(table_.id_, fmt::format("seat {}", number_));
  guest_.listen(table_.id_, *this);
  guest_.send(fmt::format(R"({{"t":"join","table":"{}"}})", table_.id_));
  if (number_ > 0)
    guest_.send(fmt::format(R"({{"t":"sit","table":"{}","id":"s{}","seat":{}}})", table_.id_, next_id(), number_));
}

void LoadTable::LoadSeat::part() {
  witness_.reset();
  guest_.forget(table_.id_);
  guest_.send(fmt::format(R"({{"t":"part","table":"{}"}})", table_.id_));
}

void LoadTable::LoadSeat::ask_log(std::function<void()> then) {
  if (witness_) guest_.send(witness_->ask(doing_ == Doing::Looking ? 1 : 0, std::move(then)));
  else then();
}

void LoadTable::LoadSeat::compare() {
  if (witness_ && !witness_->compare(*table_.run_.checker)) ++table_.run_.not_told;
}

void LoadTable::LoadSeat::heard(const Frame& frame, std::string_view text) {
  if (witness_) witness_->heard(frame, text);
  if (frame.type == "refused") return refused(frame, text);
  if (frame.type == "entry" || frame.type == "table") entry_or_table(frame);
}

void LoadTable::LoadSeat::entry_or_table(const Frame& frame) {
  const bool is_entry = frame.type == "entry";
  const auto version = number(frame.version);
  if (!version || (is_entry && *version <= version_)) return;
  version_ = *version;
  const bool own = is_entry && (frame.what == "move" || frame.what == "answer") && number(frame.seat) == number_;
  if (own || (doing_ == Doing::Looking && !is_entry)) doing_ = Doing::Nothing;
  // Acting first: the table's books can wait, the server should not.
  if (doing_ == Doing::Nothing && frame.state == "playing" && lists(frame.turn, static_cast<int>(number_))) act(frame);
  if (is_entry) table_.entry_heard(frame, *version);
}

void LoadTable::LoadSeat::act(const Frame& frame) {
  auto move = choose_from_list(frame.legal, table_.run_.random);
  if (!move && frame.position.starts_with('{')) move = choose_from_view(frame.position, table_.run_.random);
  doing_ = move ? Doing::Moving : Doing::Looking;
  if (!move) return guest_.send(fmt::format(R"({{"t":"join","table":"{}"}})", table_.id_));
  table_.run_.when_allowed([this, move = *move] { send_move(move); });
}

void LoadTable::LoadSeat::send_move(const std::string& move) {
  command_ = fmt::format(R"({{"t":"move","table":"{}","version":{},"id":"m{}","move":{}}})", table_.id_, version_,
                         next_id(), move);
  sent_ = Clock::now();
  guest_.send(command_);
}

void LoadTable::LoadSeat::refused(const Frame& frame, std::string_view text) {
  if (frame.code == "too_fast" && frame.id.starts_with('m'))
    return be_patient(table_.run_.io, [this, command = command_] { guest_.send(command); });
  table_.run_.failed("refused: " + std::string(text));
}

}  // namespace menagerie::client
