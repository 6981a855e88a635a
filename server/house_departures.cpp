// Deleted persons leave their tables. The store keeps a departure from the deletion on until nothing is left to do, so a
// node that dies in between costs nothing: the next start, or another node, goes on.
#include "server/house.h"

namespace menagerie::server {

using store::Outcome;

void House::person_gone(const std::string& person) {
  rename(person, {});
  see_off_all();
}

void House::see_off_all() {
  last_departures_ = world_.now();
  store_.departures(kMaxDepartures, [this](Outcome outcome, const std::vector<store::Departure>& found) {
    departures_open_ = outcome != Outcome::Stored || !found.empty();
    if (outcome != Outcome::Stored) return;
    for (const store::Departure& departure : found) see_off(departure);
  });
}

// Some tables at a time; after the last ones the store lists none of them any more.
void House::see_off(const store::Departure& departure) {
  const std::size_t listed = departure.tables.size();
  find_all(departure.tables, [this, person = departure.person, listed](const std::vector<TablePtr>& found) {
    // The others could not be read just now, or there may be more.
    bool finished = found.size() == listed && listed < store::kMaxTablesOfDeparture;
    for (const TablePtr& table : found) finished = vacate(table, person) && finished;
    if (finished) store_.departed(person, [](Outcome) {});
  });
}

// True if this person keeps nothing at the table. Between the start and the deal nobody can leave: that is tried again.
bool House::vacate(const TablePtr& table, const std::string& person) {
  if (table->busy) return false;
  if (const auto entry = table->room.vacate(person, world_.now())) {
    commit(table, *entry, {}, "");
    return false;
  }
  return table->room.state() != RoomState::Drawing;
}

void House::look_for_departures(Millis now) {
  const Millis every = departures_open_ ? kSeeOffAgain : kLookForDepartures;
  if (now - last_departures_ >= every && (shared() || departures_open_)) see_off_all();
}

}  // namespace menagerie::server
