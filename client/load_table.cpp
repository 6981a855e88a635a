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
  for (const auto& seat : seats_) seat->join();
}

void LoadTable::entry_heard(const Frame& frame, std::uint32_t version) {
  if (frame.state == "playing" && !std::exchange(began_, true)) run_.playing();
  if (frame.what == "move" || frame.what == "answer") {
    Arrival& arrival = arrivals_[version % arrivals_.size()];
    const auto mover = number(frame.seat);
    if (!mover || *mover >= seats_.size()) return;
    if (arrival.version != version) arrival = {version, 0, seats_[*mover]->sent()};
    if (++arrival.heard == run_.players) run_.moved(Clock::now() - arrival.sent);
  }
  if (frame.state != "over" || ++ended_ != run_.players) return;
  for (const auto& seat : seats_) seat->part();
  make_table();
}

}  // namespace menagerie::client
