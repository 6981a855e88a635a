#include "notation/record.h"

#include "notation/fields.h"
#include "notation/hex.h"

namespace menagerie::notation {
namespace {

constexpr std::string_view kFirstLine = "menagerie record 1";
constexpr std::string_view kUnfinished = "unfinished";

std::string joined(const Json& list) {
  std::string out;
  for (const Json& item : list) {
    if (!out.empty()) out += ' ';
    out += item.is_string() ? item.get<std::string>() : item.dump();
  }
  return out;
}

// Cuts the next line off the rest.
std::string_view next_line(std::string_view& rest) {
  const std::size_t end = rest.find('\n');
  std::string_view line = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

Json words_of(std::string_view text) {
  Json list = Json::array();
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    if (end != 0) list.push_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return list;
}

std::optional<int> small_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 3) return std::nullopt;
  int value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

Refusal in_line(int number, const std::string& sentence) {
  return {"line " + std::to_string(number) + ": " + sentence};
}

// lot SEAT SHOWN SECRET, or - for a secret that was never revealed.
std::optional<Lot> parse_lot(std::string_view value) {
  const Json words = words_of(value);
  if (words.size() != 3) return std::nullopt;
  const auto seat = small_number(words[0].get_ref<const std::string&>());
  const auto shown = parse_hex(words[1].get_ref<const std::string&>());
  if (!seat || *seat >= kMaxPlayers || !shown) return std::nullopt;
  Lot lot{static_cast<Seat>(*seat), *shown, std::nullopt};
  const std::string& secret = words[2].get_ref<const std::string&>();
  if (secret != "-" && !(lot.secret = parse_hex(secret))) return std::nullopt;
  return lot;
}

std::string print_lot(const Lot& lot) {
  return std::to_string(lot.seat) + " " + print_hex(lot.shown) + " " + (lot.secret ? print_hex(*lot.secret) : "-");
}

// One line of the header. Returns what is wrong with it, or nothing.
std::string read_header(Record& record, std::string_view key, std::string_view value) {
  if (key == "rules" || key == "players" || key == "first") {
    const auto number = small_number(value);
    if (!number) return "a number is expected after '" + std::string(key) + "'";
    if (key == "rules") record.rule_set = *number;
    else record.options[std::string(key)] = *number;
  } else if (key == "seed" || key == "commitment" || key == "host-seed") {
    const auto bytes = parse_hex(value);
    if (!bytes) return "64 hexadecimal digits are expected after '" + std::string(key) + "'";
    if (key == "seed") record.seed = *bytes;
    else if (key == "host-seed") record.host_seed = *bytes;
    else record.commitment = *bytes;
  } else if (key == "lot") {
    const auto lot = parse_lot(value);
    if (!lot) return "a lot is a seat, what was shown and the secret, or -";
    if (!record.lots.empty() && record.lots.back().seat >= lot->seat) return "the lots stand in the order of the seats";
    record.lots.push_back(*lot);
  } else if (key == "left") {
    const auto seat = small_number(value);
    if (!seat || *seat >= kMaxPlayers) return "a seat is expected after 'left'";
    record.left.push_back(*seat);
  } else if (key == "game" || key == "cards" || key == "variant") {
    record.options[std::string(key)] = value;
  } else if (key == "species") {
    record.options["species"] = words_of(value);
  } else if (key == "deck") {
    record.options["decks"].push_back(words_of(value));
  } else {
    record.notes.emplace_back(key, value);
  }
  return {};
}

}  // namespace

std::string print_record(const Record& record) {
  std::string out(kFirstLine);
  const auto line = [&out](std::string_view key, std::string_view value) {
    out.append("\n").append(key);
    if (!value.empty()) out.append(" ").append(value);
  };
  line("rules", std::to_string(record.rule_set));
  for (const auto& [key, value] : record.options.items()) {
    if (key == "decks")
      for (const Json& deck : value) line("deck", joined(deck));
    else if (value.is_array()) line(key, joined(value));
    else line(key, value.is_string() ? value.get<std::string>() : value.dump());
  }
  if (record.commitment) line("commitment", print_hex(*record.commitment));
  if (record.host_seed) line("host-seed", print_hex(*record.host_seed));
  for (const Lot& lot : record.lots) line("lot", print_lot(lot));
  line("seed", print_hex(record.seed));
  for (const int seat : record.left) line("left", std::to_string(seat));
  for (const auto& [key, value] : record.notes) line(key, value);
  out += '\n';
  for (const RecordedMove& move : record.moves) line(std::to_string(move.seat), move.text);
  if (!record.winners) return out.append("\n").append(kUnfinished).append("\n");
  line("winners", joined(Json(*record.winners)));
  return out + "\n";
}

Answer<Record> parse_record(std::string_view text) {
  Record record;
  record.options = Json::object();
  int number = 1;
  if (next_line(text) != kFirstLine) return in_line(number, "a record begins with '" + std::string(kFirstLine) + "'");
  bool has_seed = false, has_rules = false, in_moves = false, ended = false;
  while (!text.empty()) {
    const std::string_view line = next_line(text);
    ++number;
    if (line.empty()) {
      in_moves = true;
      continue;
    }
    if (ended) return in_line(number, "nothing follows the result");
    if (line.find('\r') != std::string_view::npos) return in_line(number, "there is a carriage return in it");
    if (line.front() == ' ') return in_line(number, "it begins with a space");
    const std::size_t space = line.find(' ');
    const std::string_view key = line.substr(0, space);
    const std::string_view value = space == std::string_view::npos ? std::string_view{} : line.substr(space + 1);
    if (!in_moves) {
      const std::string problem = read_header(record, key, value);
      if (!problem.empty()) return in_line(number, problem);
      has_seed |= key == "seed";
      has_rules |= key == "rules";
    } else if (line == kUnfinished) {
      ended = true;
    } else if (key == "winners") {
      std::vector<int> winners;
      for (const Json& word : words_of(value)) {
        const auto seat = small_number(word.get_ref<const std::string&>());
        if (!seat) return in_line(number, "the winners are seats");
        winners.push_back(*seat);
      }
      record.winners = winners;
      ended = true;
    } else {
      const auto seat = small_number(key);
      if (!seat || *seat >= kMaxPlayers) return in_line(number, "a turn is a seat and its move");
      record.moves.push_back({static_cast<Seat>(*seat), std::string(value)});
    }
  }
  if (!has_rules) return Refusal{"the header has no rule-set version"};
  if (!has_seed) return Refusal{"the header has no seed"};
  if (!ended) return Refusal{"the record ends without 'winners' or 'unfinished': it may be cut off"};
  return record;
}

}  // namespace menagerie::notation
