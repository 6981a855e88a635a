#include "server/spec.h"

#include <array>

#include "notation/fields.h"
#include "server/table_game.h"

namespace menagerie::server {
namespace {

using notation::Answer;
using notation::field;
using notation::integer;
using notation::optional_field;
using notation::Refusal;
using notation::text;

constexpr std::array<const char*, 7> kOptionNames = {"game",    "cards", "variant", "players",
                                                     "species", "first", "decks"};

Answer<ClockSpec> parse_clock(const Json* json) {
  if (!json) return ClockSpec{};
  const bool both = field(*json, "days") && (field(*json, "bank_s") || field(*json, "increment_s"));
  if (const auto days = integer(field(*json, "days"), 1, 14); days && !both)
    return ClockSpec{Pace::Correspondence, std::int64_t{*days} * 24 * 3600 * 1000, 0};
  const auto bank = integer(field(*json, "bank_s"), 10, 7200);
  const auto increment = integer(field(*json, "increment_s"), 0, 180);
  if (!bank || !increment || both)
    return Refusal{
        "the field 'clock' must be null, {\"bank_s\":10 to 7200,\"increment_s\":0 to 180} or {\"days\":1 to 14}"};
  return ClockSpec{Pace::Live, std::int64_t{*bank} * 1000, std::int64_t{*increment} * 1000};
}

Json print_clock(const ClockSpec& clock) {
  if (clock.pace == Pace::None) return nullptr;
  if (clock.pace == Pace::Correspondence) return Json{{"days", clock.bank_ms / (24 * 3600 * 1000)}};
  return Json{{"bank_s", clock.bank_ms / 1000}, {"increment_s", clock.increment_ms / 1000}};
}

Answer<SeatSpec> parse_seat(const Json& json, bool stored) {
  using Kind = SeatSpec::Kind;
  if (const std::string* word = text(&json)) {
    if (*word == "me") return SeatSpec{Kind::Host, 0, {}};
    if (*word == "open") return SeatSpec{Kind::Open, 0, {}};
  }
  if (const auto level = integer(field(json, "bot"), 1, 6)) return SeatSpec{Kind::Bot, *level, {}};
  if (const std::string* person = text(field(json, "kept")); stored && person) return SeatSpec{Kind::Kept, 0, *person};
  return Refusal{"a seat must be \"me\", \"open\" or {\"bot\":1 to 6}"};
}

Json print_seat(const SeatSpec& seat) {
  switch (seat.kind) {
    case SeatSpec::Kind::Host: return "me";
    case SeatSpec::Kind::Bot: return Json{{"bot", seat.level}};
    case SeatSpec::Kind::Kept: return Json{{"kept", seat.person}};
    case SeatSpec::Kind::Open: break;
  }
  return "open";
}

Answer<std::vector<SeatSpec>> parse_seats(const Json* json, int players, bool stored) {
  std::vector<SeatSpec> seats(static_cast<std::size_t>(players));
  if (!json) {
    seats.front().kind = SeatSpec::Kind::Host;
    return seats;
  }
  if (!json->is_array() || json->size() != seats.size())
    return Refusal{"the field 'seats' must have one for each player"};
  int own = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto seat = parse_seat((*json)[i], stored);
    if (!seat) return seat.refusal();
    seats[i] = *seat;
    own += seat->kind == SeatSpec::Kind::Host;
  }
  if (own > 1) return Refusal{"you can sit in one seat only"};
  return seats;
}

std::optional<bool> yes_or_no(const Json& request, const char* name, bool otherwise) {
  const Json* value = optional_field(request, name);
  if (!value) return otherwise;
  if (!value->is_boolean()) return std::nullopt;
  return value->get<bool>();
}

// Which of two words it is; the first where there is none.
std::optional<int> one_of(const Json& request, const char* name, std::array<const char*, 2> words) {
  const Json* value = optional_field(request, name);
  if (!value) return 0;
  const std::string* word = text(value);
  if (!word || (*word != words[0] && *word != words[1])) return std::nullopt;
  return *word == words[1] ? 1 : 0;
}

// An option that the other game has: somebody means something that will not happen.
std::string foreign_option(const Json& options) {
  const std::string* game = text(field(options, "game"));
  const bool ark = game && *game == "ark";
  for (const auto& [name, value] : options.items()) {
    const bool of_ark = name == "first" || name == "species";
    const bool of_beasty = name == "cards" || name == "variant" || name == "decks";
    if ((ark && of_beasty) || (!ark && of_ark)) return name;
  }
  return {};
}

Answer<Spec> parse_fields(const Json& request, bool stored) {
  if (!request.is_object()) return Refusal{"a table is asked for by a JSON object"};
  Spec spec;
  spec.options = Json::object();
  for (const char* name : kOptionNames)
    if (const Json* value = optional_field(request, name)) spec.options[name] = *value;
  const std::string* game = text(field(spec.options, "game"));
  if (game && *game == "beasty" && !field(spec.options, "variant")) spec.options["variant"] = "guests";
  if (const std::string name = foreign_option(spec.options); !name.empty())
    return Refusal{"the option '" + name + "' belongs to another game"};
  const auto dealt = deal_game(spec.options, Seed{});
  if (!dealt) return dealt.refusal();
  spec.players = (*dealt)->players();

  const auto seats = parse_seats(optional_field(request, "seats"), spec.players, stored);
  if (!seats) return seats.refusal();
  spec.seats = *seats;
  const auto clock = parse_clock(optional_field(request, "clock"));
  if (!clock) return clock.refusal();
  spec.clock = *clock;
  const auto open = yes_or_no(request, "open", false), preview = yes_or_no(request, "preview", true);
  if (!open || !preview) return Refusal{"the fields 'open' and 'preview' must be true or false"};
  spec.open = *open;
  spec.preview = *preview;
  const auto begin = one_of(request, "begin", {"full", "host"}),
             seating = one_of(request, "seating", {"order", "chance"});
  if (!begin) return Refusal{"the field 'begin' must be full or host"};
  if (!seating) return Refusal{"the field 'seating' must be order or chance"};
  spec.begin = static_cast<Begin>(*begin);
  spec.seating = static_cast<Seating>(*seating);
  if (const Json* match = optional_field(request, "match"); stored && match) spec.match = *match;
  return spec;
}

}  // namespace

Answer<Spec> parse_spec(const Json& request) { return parse_fields(request, false); }
Answer<Spec> parse_stored_spec(const Json& json) { return parse_fields(json, true); }

Json in_order(const Json& options) {
  Json ordered = Json::object();
  for (const char* name : kOptionNames)
    if (const Json* value = optional_field(options, name)) ordered[name] = *value;
  return ordered;
}

Json print_spec(const Spec& spec) {
  Json json = spec.options;
  json["open"] = spec.open;
  json["begin"] = spec.begin == Begin::Host ? "host" : "full";
  json["seating"] = spec.seating == Seating::Chance ? "chance" : "order";
  json["clock"] = print_clock(spec.clock);
  json["preview"] = spec.preview;
  return json;
}

Json print_stored_spec(const Spec& spec) {
  Json json = print_spec(spec);
  json["seats"] = Json::array();
  for (const SeatSpec& seat : spec.seats) json["seats"].push_back(print_seat(seat));
  if (!spec.match.is_null()) json["match"] = spec.match;
  return json;
}

}  // namespace menagerie::server
