// What a table allows: each command, checked, becomes the entry to be committed.
#include <algorithm>

#include "notation/hex.h"
#include "server/room.h"

namespace menagerie::server {
namespace {

using store::Entry;

Refused not_now(std::string text) { return {"not_now", std::move(text)}; }
Refused not_seated() { return {"not_seated", "you have no seat at this table"}; }

}  // namespace

Entry Room::entry(const char* what, Seat seat, Millis now) const {
  Entry made;
  made.version = version() + 1;
  // Time never runs backwards in a log, whatever the machine's clock does.
  made.at = entries_.empty() ? now : std::max(now, entries_.back().at);
  made.seat = seat == kNobody ? std::int8_t{-1} : static_cast<std::int8_t>(seat);
  made.what = what;
  return made;
}

Result<Entry> Room::propose(const Command& command, const std::string& person, const Moment& moment) const {
  if (person.empty()) return Refused{"watcher", "only somebody who has a name can do that: ask for a guest first"};
  if (state_ == RoomState::Closed) return not_now("this table is closed");
  const Seat seat = seat_of(person);
  const bool by_host = person == row_.host;
  const std::string& what = command.what;
  if (log_is_full(what, person)) return not_now("too much has happened at this table: make a new one");
  if (what == "move") return propose_move(command, seat, moment);
  if (what == "sit") return propose_sit(command, person, seat, moment.now);
  if (what == "stand") {
    if (seat == kNobody) return not_seated();
    if (state_ != RoomState::Waiting) return not_now("the game has begun: you can resign, but not leave your seat");
    return entry("stand", seat, moment.now);
  }
  if (what == "lot" || what == "reveal") return propose_lot(command, seat, moment.now);
  if (what == "resign" || what == "back") return propose_leaving(command, seat, moment.now);
  if (!by_host) return Refused{"not_host", "only the host of the table can do that"};
  return propose_by_host(command, moment);
}

bool Room::is_answer_to(const Entry& entry, const Command& command) {
  const std::string& what = command.what;
  const bool same_seat = !command.seat || entry.seat == *command.seat;
  if (what == "bot") return entry.what == "sit" && same_seat && entry.text == Json{{"bot", *command.level}}.dump();
  if (what == "sit")
    return entry.what == what && same_seat && Json::parse(entry.text, nullptr, false).contains("person");
  if (what == "kick") return same_seat && (entry.what == what || entry.what == "leave");
  if (what == "move") return (entry.what == "move" || entry.what == "answer") && entry.text == command.text;
  if (what == "rematch") return entry.what == "next";
  if (what != "lot" && what != "reveal") return entry.what == what;
  const auto bytes = notation::parse_hex(command.text);
  return entry.what == what && bytes && entry.text == notation::print_hex(*bytes);
}

// A game can always be started, played to its end, and closed. Before the deal nobody can fill the log for the others:
// each person has a share of their own, and those who come later may still sit down once and get up again.
bool Room::log_is_full(const std::string& what, const std::string& person) const {
  if (version() >= kMaxEntries) return what != "move" && what != "resign" && what != "close";
  if (state_ != RoomState::Waiting) return false;
  const bool by_player = what == "sit" || what == "stand" || what == "lot";
  if (!by_player && what != "bot" && what != "kick") return false;
  const std::int32_t own = commands_of(person);
  if (!by_player) return own >= kMaxEntriesOfHost;
  if (what == "stand") return own > kMaxEntriesOfPerson;
  return own >= (version() >= kMaxEntriesBeforeDeal ? kMaxEntriesOfLatecomer : kMaxEntriesOfPerson);
}

std::int32_t Room::commands_of(const std::string& person) const {
  const std::string prefix = person + ":";
  return static_cast<std::int32_t>(
      std::ranges::count_if(entries_, [&](const Entry& entry) { return entry.command.starts_with(prefix); }));
}

Result<Entry> Room::propose_sit(const Command& command, const std::string& person, Seat seat, Millis now) const {
  if (state_ != RoomState::Waiting) return not_now("the game has begun without you: you can watch it");
  if (seat != kNobody) return not_now("you have a seat already");
  if (std::find(banned_.begin(), banned_.end(), person) != banned_.end())
    return Refused{"banned", "the host has asked you to leave this table"};
  const auto free = [&](const Chair& chair) {
    return chair.kind == Chair::Kind::Empty || (chair.kind == Chair::Kind::Kept && chair.person == person);
  };
  // A seat that is kept for somebody is theirs before any other.
  auto found = std::find_if(chairs_.begin(), chairs_.end(), [&](const Chair& chair) {
    return chair.kind == Chair::Kind::Kept && chair.person == person;
  });
  if (found == chairs_.end()) found = std::find_if(chairs_.begin(), chairs_.end(), free);
  if (command.seat) {
    if (*command.seat >= spec_.players) return Refused{"no_such_thing", "this table has no such seat"};
    found = chairs_.begin() + *command.seat;
    if (!free(*found)) return Refused{"full", "that seat is taken"};
  }
  if (found == chairs_.end()) return Refused{"full", "every seat is taken: you can watch"};
  Entry sits = entry("sit", static_cast<Seat>(found - chairs_.begin()), now);
  sits.text = Json{{"person", person}}.dump();
  return sits;
}

Result<Entry> Room::propose_lot(const Command& command, Seat seat, Millis now) const {
  if (seat == kNobody) return not_seated();
  const auto bytes = notation::parse_hex(command.text);
  if (!bytes) return Refused{"bad_message", "64 hexadecimal digits are expected"};
  const auto lot = std::find_if(lots_.begin(), lots_.end(), [&](const Lot& each) { return each.seat == seat; });
  if (command.what == "lot") {
    if (state_ != RoomState::Waiting) return not_now("lots are added before the game starts");
  } else {
    if (state_ != RoomState::Drawing) return not_now("lots are revealed between the start and the deal");
    if (lot == lots_.end()) return not_now("you have added no lot");
    if (lot->secret) return not_now("you have revealed your lot already");
    if (shown_lot(*bytes) != lot->shown) return Refused{"illegal", "this is not the secret of the lot you have shown"};
  }
  Entry made = entry(command.what.c_str(), seat, now);
  made.text = notation::print_hex(*bytes);
  return made;
}

Result<Entry> Room::propose_move(const Command& command, Seat seat, const Moment& moment) const {
  if (seat == kNobody) return not_seated();
  if (state_ == RoomState::Over) return not_now("the game is over");
  if (state_ != RoomState::Playing) return not_now("the game has not begun");
  if (chairs_[seat].left) return not_now("a bot plays your seat: take it back first");
  if (game_->answered() >> seat & 1)
    return Refused{"not_your_turn", "you have answered: the others are still choosing"};
  if (*command.version < asked_at_[seat] && to_act() >> seat & 1)
    return Refused{"stale", "the table has changed since you saw it"};
  if (!(to_act() >> seat & 1)) return Refused{"not_your_turn", "it is not your turn"};
  if (*command.version > version()) return Refused{"stale", "the table has no such version yet"};
  const auto move = game_->legal(seat, command.text);
  if (!move) return Refused{"illegal", move.sentence()};
  const Millis spent = clock_.thinking(seat, std::max(moment.now, entries_.back().at), moment.lag);
  if (clock_.exists() && spent > clock_.left(seat)) return not_now("your time was over");
  Entry made = entry(game_->choosing_in_secret() ? "answer" : "move", seat, moment.now);
  made.text = *move;
  made.spent = static_cast<std::int32_t>(std::min<Millis>(spent, 2'000'000'000));
  return made;
}

Result<Entry> Room::propose_leaving(const Command& command, Seat seat, Millis now) const {
  if (seat == kNobody) return not_seated();
  if (state_ != RoomState::Playing) return not_now("no game is on");
  const Chair& chair = chairs_[seat];
  if (command.what == "resign") {
    if (chair.resigned) return not_now("you have resigned already");
    return entry("resign", seat, now);
  }
  if (!chair.left) return not_now("the seat is yours");
  if (chair.resigned) return not_now("you have resigned: the seat cannot be taken back");
  return entry("back", seat, now);
}

Result<Entry> Room::propose_by_host(const Command& command, const Moment& moment) const {
  const std::string& what = command.what;
  if (what == "close") {
    if (state_ == RoomState::Over) return not_now("the game is over");
    return entry("close", kNobody, moment.now);
  }
  if (what == "start") {
    if (state_ != RoomState::Waiting) return not_now("the game has begun");
    if (!full()) return not_now("a seat is still empty: invite somebody, or seat a bot");
    return entry("start", kNobody, moment.now);
  }
  if (what != "bot" && what != "kick") return Refused{"no_such_thing", "there is no such command"};
  if (*command.seat >= spec_.players) return Refused{"no_such_thing", "this table has no such seat"};
  const auto seat = static_cast<Seat>(*command.seat);
  const Chair& chair = chairs_[seat];
  if (what == "kick" && chair.kind == Chair::Kind::Person && chair.person == row_.host)
    return not_now("that is your own seat: stand up, or resign");
  if (what == "kick" && state_ == RoomState::Playing) {
    if (chair.kind != Chair::Kind::Person || chair.left) return not_now("nobody sits there who could be put out");
    if (moment.away[seat] < kAbsence)
      return not_now("during a game only a player who has been away for a minute can be put out");
    return entry("leave", seat, moment.now);
  }
  if (state_ != RoomState::Waiting) return not_now("the game has begun");
  if (what == "bot") {
    if (chair.kind != Chair::Kind::Empty && chair.kind != Chair::Kind::Kept)
      return Refused{"full", "that seat is taken"};
    Entry sits = entry("sit", seat, moment.now);
    sits.text = Json{{"bot", *command.level}}.dump();
    return sits;
  }
  if (chair.kind == Chair::Kind::Empty) return not_now("nobody sits there");
  return entry("kick", seat, moment.now);
}

Result<Spec> Room::rematch(const Command& command, const std::string& person) const {
  if (seat_of(person) == kNobody) return not_seated();
  if (state_ != RoomState::Over) return not_now("the game is not over");
  if (!next_.empty()) return not_now("there is a rematch already");
  Spec spec = spec_;
  const std::size_t players = chairs_.size();
  const bool returns = command.return_game;
  const bool was_return = spec_.match.contains("first");
  if (returns) {
    const auto options = was_return ? std::nullopt : game_->return_options();
    if (!options) return not_now("a return game follows the first game of a mix that was played to its end");
    spec.options = *options;
  } else if (was_return) {
    spec.options.erase("decks");
  }
  // The next seat begins: seat s of the new table is seat s + 1 of this one.
  Json wins = Json::array(), shares = Json::array();
  const Json share = game_->match_share();
  for (std::size_t seat = 0; seat < players; ++seat) {
    const std::size_t old = (seat + 1) % players;
    const Chair& chair = chairs_[old];
    SeatSpec& kept = spec.seats[seat];
    if (chair.kind == Chair::Kind::Bot) kept = {SeatSpec::Kind::Bot, chair.level, {}};
    else kept = {SeatSpec::Kind::Kept, 0, chair.person};
    const bool won = std::find(winners_->begin(), winners_->end(), static_cast<int>(old)) != winners_->end();
    const int before = spec_.match.contains("wins") ? spec_.match["wins"][old].get<int>() : 0;
    wins.push_back(before + won);
    if (returns) shares.push_back(share[old]);
  }
  spec.match = Json{{"wins", wins}};
  if (returns) {
    spec.match["first"] = row_.id;
    spec.match["scores"] = shares;
  }
  spec.begin = Begin::Full;
  spec.seating = Seating::Order;
  return spec;
}

std::optional<Entry> Room::vacate(const std::string& person, Millis now) const {
  if (state_ == RoomState::Waiting && person == row_.host) return entry("close", kNobody, now);
  const Seat seat = seat_of(person);
  if (seat == kNobody) return std::nullopt;
  if (state_ == RoomState::Waiting) return entry("stand", seat, now);
  if (state_ == RoomState::Playing && !chairs_[seat].resigned) return entry("resign", seat, now);
  return std::nullopt;
}

Entry Room::next_table(const std::string& table, const std::string& command, Seat seat, Millis now) const {
  Entry made = entry("next", seat, now);
  made.text = table;
  made.command = command;
  return made;
}

}  // namespace menagerie::server
