#include "server/audit.h"

#include <algorithm>
#include <array>

#include "notation/hex.h"
#include "notation/record.h"
#include "server/room.h"

namespace menagerie::server {
namespace {

using store::Entry;

bool is_one_of(const std::string& word, std::initializer_list<const char*> words) {
  return std::any_of(words.begin(), words.end(), [&](const char* each) { return word == each; });
}

bool is_duration(const std::string& text) {
  constexpr std::size_t kLongest = 15;
  return !text.empty() && text.size() <= kLongest &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// A room believes what it is told, because it was checked before it was stored. Here nothing is believed.
std::string why_not(const Entry& entry, const Room& room) {
  const std::string& what = entry.what;
  const bool played = is_one_of(what, {"move", "answer", "flag", "resign", "leave", "back"});
  const bool seated = played || is_one_of(what, {"sit", "stand", "kick", "lot", "reveal"});
  if (entry.version != room.version() + 1) return "an entry is missing before it";
  if (!seated && !is_one_of(what, {"start", "deal", "pause", "close", "next"})) return "nobody knows what it means";
  if (seated && (entry.seat < 0 || entry.seat >= room.spec().players)) return "the table has no such seat";
  if (played && room.state() != RoomState::Playing) return "no game is on";
  if (what == "deal" && room.state() != RoomState::Drawing) return "the game has not been started";
  if (is_one_of(what, {"lot", "reveal"}) && !notation::parse_hex(entry.text)) return "it is no lot";
  if (what == "pause" && !is_duration(entry.text)) return "it is no time";
  return {};
}

std::string fold(Room& room, const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    if (const std::string why = why_not(entry, room); !why.empty())
      return "version " + std::to_string(entry.version) + " (" + entry.what + ") cannot be: " + why;
    room.apply(entry);
    if (entry.what == "deal" && room.state() != RoomState::Playing) return "its game cannot be dealt";
  }
  const auto moves = std::count_if(entries.begin(), entries.end(),
                                   [](const Entry& entry) { return is_one_of(entry.what, {"move", "answer"}); });
  return room.moves_played() == static_cast<std::size_t>(moves) ? "" : "a move of its log is not legal";
}

std::string compare_state(const Room& room, store::TableState stored) {
  if (stored == store::TableState::Over && room.state() != RoomState::Over)
    return "it should be over, but its log ends before that";
  if (stored == store::TableState::Closed && room.state() != RoomState::Closed)
    return "it should be closed, but its log does not say so";
  return {};
}

std::string replay(const std::string& text) {
  const auto record = notation::parse_record(text);
  if (!record) return "its record cannot be read: " + record.sentence();
  const auto replayed = notation::verify(*record);
  return replayed ? "" : "its record does not hold: " + replayed.sentence();
}

}  // namespace

std::string Audit::look_at(const store::StoredTable& table) {
  ++tables;
  entries += static_cast<std::int64_t>(table.entries.size());
  const std::string name = "table " + table.row.id + ": ";
  if (!notation::parse_hex(table.row.seed)) return name + "its seed cannot be read";
  const auto spec = parse_stored_spec(Json::parse(table.row.spec, nullptr, false));
  if (!spec) return name + "its spec cannot be read: " + spec.sentence();
  Room room(table.row, *spec, deal_game);
  if (const std::string wrong = fold(room, table.entries); !wrong.empty()) return name + wrong;
  if (const std::string wrong = compare_state(room, table.row.state); !wrong.empty()) return name + wrong;
  auto record = room.record();
  if (!record) return {};  // not over, or closed before a game began
  ++records;
  const std::string wrong = replay(*record);
  return wrong.empty() ? "" : name + wrong;
}

}  // namespace menagerie::server
