#include "server/room.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "notation/fields.h"
#include "notation/hex.h"

namespace menagerie::server {
namespace {

Json parse(const std::string& text) { return Json::parse(text, nullptr, false); }

}  // namespace

const char* name_of(RoomState state) {
  switch (state) {
    case RoomState::Waiting: return "waiting";
    case RoomState::Drawing: return "drawing";
    case RoomState::Playing: return "playing";
    case RoomState::Over: return "over";
    case RoomState::Closed: break;
  }
  return "closed";
}

Room::Room(const store::TableRow& row, const Spec& spec, Dealer dealer, Log log)
    : row_(row), spec_(spec), dealer_(std::move(dealer)), log_(log), chairs_(spec.seats.size()), clock_(spec.clock) {
  spec_.options = in_order(spec.options);  // a table that was read again prints the same bytes
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (spec.seats[i].kind != SeatSpec::Kind::Kept) continue;
    chairs_[i].kind = Chair::Kind::Kept;
    chairs_[i].person = spec.seats[i].person;
  }
}

void Room::keep(const store::Entry& entry) {
  ++version_;
  if (log_ == Log::Dropped) return;
  entries_.push_back(entry);
  if (!entry.command.empty()) done_.emplace(std::hash<std::string>()(entry.command), version_);
}

Story Room::apply(const store::Entry& entry) {
  const bool was_finished = finished();
  Story story = fold(entry);
  if (finished() && !was_finished) ended_at_ = entry.at;
  return story;
}

Story Room::fold(const store::Entry& entry) {
  keep(entry);
  const std::string& what = entry.what;
  const auto seat = static_cast<Seat>(entry.seat);
  if (what == "move" || what == "answer") return play(entry);
  if (what == "sit") sit(seat, parse(entry.text));
  else if (what == "stand" || what == "kick") {
    if (what == "kick") banned_.push_back(chairs_[seat].person);
    chairs_[seat] = {};
    std::erase_if(lots_, [&](const Lot& lot) { return lot.seat == seat; });
  } else if (what == "lot") {
    std::erase_if(lots_, [&](const Lot& lot) { return lot.seat == seat; });
    lots_.push_back({seat, *notation::parse_hex(entry.text), std::nullopt});
    std::sort(lots_.begin(), lots_.end(), [](const Lot& a, const Lot& b) { return a.seat < b.seat; });
  } else if (what == "reveal") {
    for (Lot& lot : lots_)
      if (lot.seat == seat) lot.secret = notation::parse_hex(entry.text);
  } else if (what == "start") {
    state_ = RoomState::Drawing;
    drawing_since_ = entry.at;
  } else if (what == "deal") deal(entry);
  else if (what == "flag" || what == "resign" || what == "leave") leave(entry);
  else if (what == "back") {
    chairs_[seat].left = false;
    clock_.come_back(seat, entry.at, to_act() >> seat & 1);
  } else if (what == "pause") clock_.shift(std::stoll("0" + entry.text));
  else if (what == "close") {
    state_ = RoomState::Closed;
    clock_.stop();
  } else if (what == "next") next_ = entry.text;
  return {};
}

void Room::sit(Seat seat, const Json& who) {
  Chair& chair = chairs_[seat];
  chair = {};
  if (const auto level = notation::integer(notation::field(who, "bot"), 1, 6)) {
    chair.kind = Chair::Kind::Bot;
    chair.level = *level;
  } else if (const std::string* person = notation::text(notation::field(who, "person"))) {
    chair.kind = Chair::Kind::Person;
    chair.person = *person;
  }
}

void Room::deal(const store::Entry& entry) {
  auto dealt = dealer_(spec_.options, game_seed());
  if (!dealt) return;  // the options were checked when the table was made
  const std::vector<Chair> before = chairs_;
  const std::vector<int> was = seating();
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) chairs_[seat] = before[static_cast<std::size_t>(was[seat])];
  game_ = std::move(*dealt);
  state_ = RoomState::Playing;
  ask(entry.version, entry.at, 4);
}

Story Room::play(const store::Entry& entry) {
  const auto seat = static_cast<Seat>(entry.seat);
  const bool in_secret = entry.what == "answer";
  clock_.charge(seat, entry.spent, entry.at);
  Story story = game_->play(seat, entry.text);
  if (game_->over()) {
    const unsigned won = game_->winners(can_win());
    std::vector<int> winners;
    for (int each = 0; each < spec_.players; ++each)
      if (won >> each & 1) winners.push_back(each);
    end(winners);
  } else if (!in_secret || game_->answered() == 0) {
    ask(entry.version, entry.at, story.beats);
  }
  return story;
}

// With two players the game is lost; with more a bot plays on.
void Room::leave(const store::Entry& entry) {
  const auto seat = static_cast<Seat>(entry.seat);
  if (entry.what == "flag") clock_.run_out(seat);
  if (spec_.players == 2) {
    ended_by_ = entry.what + " " + std::to_string(seat);
    return end({1 - seat});
  }
  chairs_[seat].left = true;
  chairs_[seat].resigned = entry.what == "resign";
  clock_.leave(seat);
}

// The seats to act are asked now: their clocks start, and a move must know this version.
void Room::ask(std::int32_t version, Millis at, int beats) {
  const unsigned seats = game_->to_act();
  for (Seat seat = 0; seat < spec_.players; ++seat)
    if (seats >> seat & 1) asked_at_[seat] = version;
  clock_.ask(seats & seats_with_clock(), at, beats);
}

void Room::end(std::vector<int> winners) {
  winners_ = std::move(winners);
  state_ = RoomState::Over;
  clock_.stop();
}

unsigned Room::can_win() const {
  unsigned seats = 0;
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    if (!chairs_[seat].left) seats |= 1u << seat;
  return seats;
}

unsigned Room::seats_with_clock() const {
  unsigned seats = 0;
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    if (chairs_[seat].kind == Chair::Kind::Person && !chairs_[seat].left) seats |= 1u << seat;
  return seats;
}

bool Room::full() const {
  return std::all_of(chairs_.begin(), chairs_.end(), [](const Chair& chair) {
    return chair.kind == Chair::Kind::Person || chair.kind == Chair::Kind::Bot;
  });
}

bool Room::all_revealed() const {
  return std::all_of(lots_.begin(), lots_.end(), [](const Lot& lot) { return lot.secret.has_value(); });
}

bool Room::bot_plays(Seat seat) const { return chairs_[seat].kind == Chair::Kind::Bot || chairs_[seat].left; }

Seed Room::game_seed() const {
  const Seed host = *notation::parse_hex(row_.seed);
  return lots_.empty() ? host : shared_seed(host, lots_);
}

// Which seat each one had before the deal (docs/chance.md).
std::vector<int> Room::seating() const {
  std::vector<int> was(chairs_.size());
  std::iota(was.begin(), was.end(), 0);
  const Seed seed = game_seed();
  if (spec_.seating == Seating::Chance) shuffle(Stream(seed, "seats"), was.data(), was.size());
  return was;
}

Seat Room::seat_of(const std::string& person) const {
  if (person.empty()) return kNobody;
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    if (chairs_[seat].kind == Chair::Kind::Person && chairs_[seat].person == person) return static_cast<Seat>(seat);
  return kNobody;
}

unsigned Room::to_act() const { return state_ == RoomState::Playing ? game_->to_act() : 0; }

std::size_t Room::moves_played() const {
  return game_ ? game_->moves().size() + static_cast<std::size_t>(std::popcount(game_->answered())) : 0;
}

const store::Entry* Room::done(const std::string& command) const {
  const auto [first, last] = done_.equal_range(std::hash<std::string>()(command));
  for (auto same_hash = first; same_hash != last; ++same_hash)
    if (const auto& entry = entries_[static_cast<std::size_t>(same_hash->second) - 1]; entry.command == command)
      return &entry;
  return nullptr;
}

std::optional<store::TableState> Room::stored_state_after(const store::Entry& entry) const {
  using store::TableState;
  const std::string& what = entry.what;
  if (what == "start") return TableState::Playing;
  if (what == "close") return TableState::Closed;
  const bool leaves = what == "flag" || what == "resign" || what == "leave";
  if ((leaves && spec_.players == 2) || (what == "move" && game_->ends_with(entry.text))) return TableState::Over;
  return std::nullopt;
}

std::vector<store::SeatChange> Room::seat_changes(const store::Entry& entry) const {
  if (entry.what == "stand" || entry.what == "kick") return {{entry.seat, ""}};
  if (entry.what == "deal" && spec_.seating == Seating::Chance) {
    std::vector<store::SeatChange> changes;
    const std::vector<int> was = seating();
    for (std::size_t seat = 0; seat < was.size(); ++seat)
      changes.push_back({static_cast<int>(seat), chairs_[static_cast<std::size_t>(was[seat])].person});
    return changes;
  }
  if (entry.what != "sit") return {};
  const Json who = parse(entry.text);
  const std::string* person = notation::text(notation::field(who, "person"));
  return person ? std::vector<store::SeatChange>{{entry.seat, *person}} : std::vector<store::SeatChange>{};
}

}  // namespace menagerie::server
