// Records of games that a browser hosted, and any record played again.
#include "notation/record.h"

#include "bindings/browser/questions.h"
#include "engine/game.h"
#include "notation/fields.h"
#include "notation/hex.h"

namespace menagerie::browser {
namespace {

using notation::Answer;
using notation::field;
using notation::Moment;
using notation::optional_field;
using notation::Record;
using notation::RecordedMove;
using notation::Refusal;

std::optional<Seed> seed_of(const Json& request) {
  const std::string* digits = notation::text(field(request, "seed"));
  return digits ? notation::parse_hex(*digits) : std::nullopt;
}

constexpr const char* kNoSeed = "the field 'seed' must be 64 hexadecimal digits";

std::optional<RecordedMove> move_of(const Json& pair) {
  if (!pair.is_array() || pair.size() != 2) return std::nullopt;
  const auto seat = notation::integer(&pair[0], 0, kMaxPlayers - 1);
  const std::string* move = notation::text(&pair[1]);
  if (!seat || !move) return std::nullopt;
  return RecordedMove{static_cast<Seat>(*seat), *move};
}

// Words of a header line; a text with a line feed would be another line.
std::optional<std::pair<std::string, std::string>> note_of(const Json& pair) {
  const auto words = notation::texts(&pair);
  if (!words || words->size() != 2 || (*words)[0].empty()) return std::nullopt;
  for (const std::string& part : *words)
    if (part.find_first_of("\r\n") != std::string::npos) return std::nullopt;
  if ((*words)[0].find(' ') != std::string::npos) return std::nullopt;
  return std::pair{(*words)[0], (*words)[1]};
}

Answer<Record> record_of(const Json& request) {
  const Json* options = field(request, "options");
  const Json* moves = field(request, "moves");
  const auto seed = seed_of(request);
  if (!options || !options->is_object()) return notation::missing("options");
  if (!seed) return Refusal{kNoSeed};
  if (!moves || !moves->is_array()) return notation::missing("moves");

  Record record;
  record.options = *options;
  record.seed = *seed;
  record.commitment = commitment(*seed);
  for (const Json& pair : *moves) {
    const auto move = move_of(pair);
    if (!move) return Refusal{"each of 'moves' must be a seat and a move"};
    record.moves.push_back(*move);
  }
  if (const Json* left = optional_field(request, "left"))
    for (const Json& one : *left) {
      const auto seat = notation::integer(&one, 0, kMaxPlayers - 1);
      if (!seat) return Refusal{"each of 'left' must be a seat"};
      record.left.push_back(*seat);
    }
  if (const Json* notes = optional_field(request, "notes"))
    for (const Json& one : *notes) {
      const auto note = note_of(one);
      if (!note) return Refusal{"each of 'notes' must be a word and a text of one line"};
      record.notes.push_back(*note);
    }
  return record;
}

Json lots_of(const Record& record) {
  Json lots = Json::array();
  for (const Lot& lot : record.lots)
    lots.push_back(Json{{"seat", lot.seat},
                        {"shown", notation::print_hex(lot.shown)},
                        {"secret", lot.secret ? Json(notation::print_hex(*lot.secret)) : Json(nullptr)}});
  return lots;
}

Json turns_of(const Record& record, const std::vector<Moment>& moments) {
  Json turns = Json::array();
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const auto& [seat, move] = record.moves[i];
    const auto& [events, position] = moments[i + 1];
    turns.push_back(Json{{"seat", seat}, {"move", move}, {"events", events}, {"position", position}});
  }
  return turns;
}

}  // namespace

Json commitment_of(const Json& request) {
  const auto seed = seed_of(request);
  if (!seed) return refused(kNoSeed);
  return Json{{"ok", true}, {"commitment", notation::print_hex(commitment(*seed))}};
}

Json written_record(const Json& request) {
  auto record = record_of(request);
  if (!record) return refused(record.sentence());
  const auto replay = notation::play_through(*record);
  if (!replay) return refused(replay.sentence());
  if (replay->over) (*record).winners = replay->winners;
  return Json{{"ok", true}, {"record", notation::print_record(*record)}};
}

Json replayed_record(const Json& request) {
  const std::string* text = notation::text(field(request, "record"));
  if (!text) return refused("the field 'record' must be the text of a record");
  const auto record = notation::parse_record(*text);
  if (!record) return refused(record.sentence());
  std::vector<Moment> moments;
  const auto replay = notation::verify(*record, &moments);
  if (!replay) return refused(replay.sentence());
  Json notes = Json::array();
  for (const auto& [name, value] : record->notes) notes.push_back(Json::array({name, value}));
  return Json{{"ok", true},
              {"options", record->options},
              {"seed", notation::print_hex(record->seed)},
              {"host_seed", notation::print_hex(record->host_seed.value_or(record->seed))},
              {"commitment", record->commitment ? Json(notation::print_hex(*record->commitment)) : Json(nullptr)},
              {"lots", lots_of(*record)},
              {"left", record->left},
              {"notes", std::move(notes)},
              {"start", moments.front().position},
              {"turns", turns_of(*record, moments)},
              {"over", replay->over},
              {"winners", record->winners ? Json(*record->winners) : Json(nullptr)},
              {"score", Json::parse(replay->score, nullptr, false)}};
}

}  // namespace menagerie::browser
