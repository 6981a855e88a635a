// What leaves the table: frames for one viewer each, and the record of a finished game. Whatever a viewer may not know
// has been taken out by TableGame before it comes here.
#include "engine/game.h"
#include "notation/hex.h"
#include "notation/record.h"
#include "server/room.h"

namespace menagerie::server {
namespace {

Json seats_in(unsigned set) {
  Json list = Json::array();
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    if (set >> seat & 1) list.push_back(seat);
  return list;
}

Json chair_json(const Chair& chair, const NameOf& known, bool here) {
  const auto person = [&](const char* kind) {
    const Known who = known(chair.person);
    return Json{{"kind", kind}, {"person", chair.person}, {"name", who.name}, {"guest", who.guest}};
  };
  switch (chair.kind) {
    case Chair::Kind::Empty: return Json{{"kind", "empty"}};
    case Chair::Kind::Kept: return person("reserved");
    case Chair::Kind::Bot:
      return Json{{"kind", "bot"},
                  {"level", chair.level},
                  {"name", "bot " + std::to_string(chair.level)},
                  {"here", true},
                  {"left", false}};
    case Chair::Kind::Person: break;
  }
  Json seated = person("person");
  seated["here"] = here;
  seated["left"] = chair.left;
  return seated;
}

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

Json Room::clock_json() const {
  if (!clock_.exists()) return nullptr;
  Json left = Json::array();
  for (Seat seat = 0; seat < spec_.players; ++seat) left.push_back(clock_.left(seat));
  return Json{{"left_ms", left},
              {"running", seats_in(clock_.running())},
              {"since", clock_.since()},
              {"grace_ms", clock_.grace()}};
}

Json Room::seats_json(const NameOf& name, unsigned here) const {
  Json seats = Json::array();
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    seats.push_back(chair_json(chairs_[seat], name, here >> seat & 1));
  return seats;
}

// The fields that only this kind of entry has.
void Room::add_entry_fields(Json& frame, const store::Entry& entry, const Story& story, const Viewer& viewer,
                            const NameOf& name) const {
  const std::string& what = entry.what;
  if (what == "sit") {
    Json who = chair_json(chairs_[static_cast<std::size_t>(entry.seat)], name, true);
    who.erase("here");
    who.erase("left");
    frame.update(who);
  } else if (what == "lot" || what == "reveal") {
    frame[what == "lot" ? "lot" : "secret"] = entry.text;
  } else if (what == "next") {
    frame["table_next"] = entry.text;
  } else if (what == "pause") {
    frame["ms"] = std::stoll("0" + entry.text);
  } else if (what == "deal") {
    frame["position"] = game_->position(viewer.seat);
    if (spec_.seating == Seating::Chance) frame["was"] = seating();
  } else if (what == "move") {
    frame["move"] = entry.text;
    frame["events"] = story.events(viewer.seat);
  } else if (what == "answer") {
    if (viewer.seat != kNobody && static_cast<Seat>(entry.seat) == viewer.seat) frame["move"] = entry.text;
    if (story.beats == 0) return;
    frame["events"] = story.events(viewer.seat);
    frame["position"] = game_->position(viewer.seat);
  }
}

std::string Room::entry_frame(const store::Entry& entry, const Story& story, const Viewer& viewer,
                              const NameOf& name) const {
  Json frame{{"t", "entry"},   {"table", row_.id},   {"version", entry.version},
             {"at", entry.at}, {"what", entry.what}, {"seat", entry.seat < 0 ? Json(nullptr) : Json(entry.seat)}};
  add_entry_fields(frame, entry, story, viewer, name);
  frame["state"] = name_of(state_);
  frame["turn"] = seats_in(to_act());
  frame["clock"] = clock_json();
  if (viewer.seat != kNobody && to_act() >> viewer.seat & 1)
    if (const auto moves = game_->legal_list(viewer.seat)) frame["legal"] = *moves;
  if (winners_) {
    frame["winners"] = *winners_;
    frame["score"] = game_->score();
    if (spec_.match.contains("scores") && ended_by_.empty())
      frame["match_winners"] = seats_in(game_->match_winners(spec_.match["scores"]));
  }
  if (!viewer.person.empty() && entry.command.starts_with(viewer.person + ":"))
    frame["id"] = entry.command.substr(viewer.person.size() + 1);
  return dump(frame);
}

Json Room::table_frame(const Viewer& viewer, const NameOf& name, unsigned here) const {
  const bool to_move = viewer.seat != kNobody && to_act() >> viewer.seat & 1;
  std::optional<std::vector<std::string>> legal;
  if (to_move) legal = game_->legal_list(viewer.seat);
  Json lots = Json::array();
  for (const Lot& lot : lots_) lots.push_back(Json{{"seat", lot.seat}, {"lot", notation::print_hex(lot.shown)}});
  const bool answered = game_ && viewer.seat != kNobody && game_->answered() >> viewer.seat & 1;
  Json frame{{"t", "table"},
             {"table", row_.id},
             {"version", version()},
             {"state", name_of(state_)},
             {"seat", viewer.seat == kNobody ? Json(nullptr) : Json(viewer.seat)},
             {"host", row_.host},
             {"spec", print_spec(spec_)},
             {"seats", seats_json(name, here)},
             {"commitment", notation::print_hex(commitment(*notation::parse_hex(row_.seed)))},
             {"lots", lots},
             {"position", game_ ? game_->position(viewer.seat) : Json(nullptr)},
             {"turn", seats_in(to_act())},
             {"legal", legal ? Json(*legal) : Json(nullptr)},
             {"answered", seats_in(game_ ? game_->answered() : 0)},
             {"chosen", answered ? Json(game_->answer_of(viewer.seat)) : Json(nullptr)},
             {"clock", clock_json()},
             {"match", spec_.match},
             {"next", next_.empty() ? Json(nullptr) : Json(next_)},
             {"winners", winners_ ? Json(*winners_) : Json(nullptr)},
             {"score", winners_ ? game_->score() : Json(nullptr)}};
  return frame;
}

Json Room::summary(const NameOf& name, unsigned here) const {
  return Json{{"table", row_.id},           {"state", name_of(state_)},
              {"created", row_.created},    {"host", row_.host},
              {"spec", print_spec(spec_)},  {"seats", seats_json(name, here)},
              {"turn", seats_in(to_act())}, {"winners", winners_ ? Json(*winners_) : Json(nullptr)}};
}

Result<std::string> Room::record() const {
  if (!finished()) return Refused{"not_now", "the game is not over: its record comes afterwards"};
  if (!game_) return Refused{"no_such_thing", "this table was closed before a game began"};
  notation::Record record;
  record.rule_set = kRuleSetVersion;
  record.options = spec_.options;
  const Seed host = *notation::parse_hex(row_.seed);
  record.commitment = commitment(host);
  record.seed = game_seed();
  if (!lots_.empty()) {
    record.host_seed = host;
    record.lots = lots_;
  }
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    if (chairs_[seat].left) record.left.push_back(static_cast<int>(seat));
  record.notes.emplace_back("table", row_.id);
  if (!ended_by_.empty()) record.notes.emplace_back("ended", ended_by_);
  if (state_ == RoomState::Closed) record.notes.emplace_back("ended", "closed");
  for (const auto& [seat, move] : game_->moves()) record.moves.push_back({seat, move});
  if (game_->over()) record.winners = winners_;
  return notation::print_record(record);
}

}  // namespace menagerie::server
