#include "client/load_table.h"

#include <utility>

#include "client/load_seat.h"
#include "notation/fields.h"

namespace menagerie::client {

LoadTable::LoadTable(LoadRun& run, const std::vector<LoadGuest*>& guests) : run_(run) {
  for (LoadGuest* guest : guests)
    seats_.push_back(std::make_unique<LoadSeat>(*this, *guest, static_cast<std::uint32_t>(seats_.size())));
}

LoadTable::~LoadTable() = default;

void LoadTable::begin() {
  for (const auto& seat : seats_) seat->guest().when_open([this] { seat_opened(); });
}

void LoadTable::seat_opened() {
  if (++open_ == run_.players) make_table();
}

void LoadTable::make_table() {
  LoadGuest& host = seats_.front()->guest();
  host.http().ask({HttpRequest::Verb::Post, "/api/v1/tables", host.token(), run_.spec},
                  [this](const HttpAnswer& answer) { table_made(answer); });
}

void LoadTable::table_made(const HttpAnswer& answer) {
  const auto json = notation::Json::parse(answer.body, nullptr, false);
  const std::string* id = notation::text(notation::field(json, "table"));
  if (!answer.good() || !id) return run_.failed("no table: " + answer.body);
  id_ = *id;
  ended_ = 0;
  arrivals_ = {};
  if (run_.has_crowd()) return gather(0);
  for (const auto& seat : seats_) seat->join();
}

// Viewers from the crowd come before, between and after the players.
void LoadTable::gather(std::size_t seat) {
  run_.call_viewer(id_, [this, seat] {
    if (seat == seats_.size()) return;
    seats_[seat]->join();
    gather(seat + 1);
  });
}

void LoadTable::entry_heard(const Frame& frame, std::uint32_t version) {
  if (frame.state == "playing" && !std::exchange(began_, true)) run_.playing();
  if (frame.what == "deal" && run_.has_crowd()) run_.began(id_);
  if (frame.what == "move" || frame.what == "answer") {
    Arrival& arrival = arrivals_[version % arrivals_.size()];
    const auto mover = number(frame.seat);
    if (!mover || *mover >= seats_.size()) return;
    if (arrival.version != version) arrival = {version, 0, seats_[*mover]->sent()};
    if (++arrival.heard == run_.players) run_.moved(Clock::now() - arrival.sent);
  }
  if (frame.state == "over" && ++ended_ == run_.players) game_over();
}

void LoadTable::game_over() {
  if (run_.has_crowd()) run_.over(id_);
  const auto next = [this] {
    for (const auto& seat : seats_) seat->part();
    id_.clear();
    make_table();
  };
  if (run_.has_crowd()) check(next);
  else next();
}

void LoadTable::check(std::function<void()> then) {
  if (id_.empty()) return then();
  if (is_checking()) {  // both have waited for the same log
    checked_ = [first = std::move(checked_), then = std::move(then)] { first(), then(); };
    return;
  }
  checked_ = std::move(then);
  to_check_ = seats_.size();
  for (const auto& seat : seats_) seat->ask_log([this] { seat_checked(); });
}

void LoadTable::seat_checked() {
  if (--to_check_ > 0) return;
  for (const auto& seat : seats_) seat->compare();
  std::exchange(checked_, nullptr)();
}

}  // namespace menagerie::client
