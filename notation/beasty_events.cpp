// Events of the Beasty games as JSON. docs/events-beasty.md says what each key means.
#include <array>
#include <bit>

#include "engine/beasty/animals.h"
#include "notation/beasty_text.h"

namespace menagerie::notation {
namespace {

using namespace beasty;

// clang-format off
constexpr std::array<const char*, 40> kKeys = {
    "composes", "sorts_out", "dealt", "begins",
    "plays", "waits", "fetches", "lands", "enters", "excluded", "draws",
    "expelled", "eaten", "rammed", "burns", "leaves", "ordered",
    "passes", "moves", "sent_back", "sorted", "turned_round",
    "shows", "becomes", "reverts",
    "recurs", "checks", "turn", "over", "reveals",
    "stopped", "no_target", "alone", "second_lion", "quills", "pile_empty", "nothing_to_copy", "rests", "too_few",
    "nothing_to_draw"};
// clang-format on
static_assert(kKeys.size() == static_cast<std::size_t>(What::NothingToDraw) + 1);

constexpr std::array<const char*, 6> kSteps = {"", "play", "act", "recur", "check", "draw"};
constexpr std::array<const char*, 4> kPhases = {"deck", "trim", "play", "over"};

Json card_or_null(Card card) { return card ? Json(text_of(card)) : Json(nullptr); }

Json species_list(SpeciesSet set, int hidden) {
  Json list = Json::array();
  for (; set; set &= set - 1) list.push_back(name_of(static_cast<Species>(std::countr_zero(set))));
  for (int i = 0; i < hidden; ++i) list.push_back("?");
  return list;
}

Json row_list(Row row) {
  Json list = Json::array();
  for (int i = 0; i < row.size(); ++i) list.push_back(text_of(row.at(i)));
  return list;
}

Json print_event(const Event& event) {
  Json json{{"what", kKeys[static_cast<std::size_t>(event.what)]},
            {"who", card_or_null(event.who)},
            {"by", event.by < 0 ? Json(nullptr) : Json(event.by)},
            {"why", name_of(event.why)}};
  if (event.step != Step::None) json["step"] = kSteps[static_cast<std::size_t>(event.step)];
  if (event.seat != kNobody) json["seat"] = event.seat;
  if (event.other) json["other"] = text_of(event.other);
  switch (event.what) {
    case What::Composes:
    case What::SortsOut:
    case What::Reveals: json["cards"] = species_list(event.set, event.hidden); break;
    case What::Dealt:
      json["cards"] = species_list(event.set, event.hidden);
      json["draw"] = event.place;
      break;
    case What::Begins: json["phase"] = kPhases[event.place]; break;
    case What::Draws: json["card"] = event.hidden ? "?" : std::string(name_of(event.species)); break;
    case What::Shows:
    case What::Becomes: json["species"] = name_of(event.species); break;
    case What::Ordered:
    case What::Sorted: json["cards"] = row_list(event.row); break;
    case What::Checks:
    case What::TooFew: json["count"] = event.place; break;
    default:
      if (event.place) json["place"] = event.place;
  }
  return json;
}

}  // namespace

Json BeastyText::print_events(const beasty::Events& events) {
  Json list = Json::array();
  for (const Event& event : events) list.push_back(print_event(event));
  return list;
}

}  // namespace menagerie::notation
