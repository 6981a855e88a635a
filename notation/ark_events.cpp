// Events of Animals on Board as JSON; docs/events-ark.md describes every key.
#include <iterator>

#include "engine/ark/departure.h"
#include "notation/ark_text.h"
#include "notation/ark_words.h"

namespace menagerie::notation {
namespace {

using ark::Event;
using ark::What;

// In the order of What.
constexpr const char* kWords[] = {"kept",
                                  "revealed",
                                  "round_began",
                                  "filled",
                                  "face_down",
                                  "face_down_stays",
                                  "split",
                                  "crate_taken",
                                  "crate_returned",
                                  "paid",
                                  "taken",
                                  "looked_at",
                                  "dropped_out",
                                  "got_flag",
                                  "holds_ten",
                                  "forfeited",
                                  "turn",
                                  "final_turn",
                                  "round_ended",
                                  "game_ended",
                                  "opened",
                                  "face_down_shown",
                                  "draw_shown",
                                  "pair_left",
                                  "reduced",
                                  "scored",
                                  "won"};
static_assert(std::size(kWords) == static_cast<std::size_t>(What::Won) + 1);

const char* word_of(What what) { return kWords[static_cast<std::size_t>(what)]; }

std::string word_of(ark::Rule rule) {
  return "A" + std::to_string(static_cast<int>(rule) - static_cast<int>(ark::Rule::A1) + 1);
}

Json words_of(const ark::TileRow& row, int from, int to) {
  Json list = Json::array();
  for (int i = from; i < to; ++i) list.push_back(tile_word(row[i]));
  return list;
}

void add_numbers(Json& out, const Event& event) {
  switch (event.what) {
    case What::CrateTaken:
    case What::CrateReturned:
    case What::Paid:
      out["crates"] = static_cast<int>(event.moved);
      out["has"] = static_cast<int>(event.has);
      break;
    case What::HoldsTen: out["has"] = static_cast<int>(event.has); break;
    case What::DrawShown: out["from"] = static_cast<int>(event.has); break;
    case What::Scored:
      out["animals"] = static_cast<int>(event.moved);
      out["crates"] = static_cast<int>(event.has);
      out["total"] = event.moved + event.has;
      out["species"] = ark::species_among(event.tiles.named());
      break;
    default: break;
  }
}

Json print_event(const Event& event) {
  Json out = {{"what", word_of(event.what)}};
  // A tile that an event is about is always one that not everybody sees, or did not see before.
  if (event.who != ark::kNoTile) out["who"] = marked_tile_word(event.who);
  out["by"] = event.by == ark::kNoCause ? Json() : Json(static_cast<int>(event.by));
  out["why"] = word_of(event.why);
  if (event.seat != kNobody) out["seat"] = static_cast<int>(event.seat);
  if (event.what == What::Split) {
    out["left"] = words_of(event.tiles, 0, event.left);
    out["right"] = words_of(event.tiles, event.left, event.tiles.size());
  } else if (event.tiles.size() > 0 || event.what == What::Scored) {
    out["tiles"] = words_of(event.tiles, 0, event.tiles.size());
  }
  add_numbers(out, event);
  return out;
}

}  // namespace

Json ArkText::print_events(const Events& events) {
  Json list = Json::array();
  for (const Event& event : events) list.push_back(print_event(event));
  return list;
}

}  // namespace menagerie::notation
