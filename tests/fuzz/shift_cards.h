// Changes a position as a JSON value: byte by byte a fuzzer would hardly ever find another one that can be.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t room);

namespace menagerie::fuzz {

// Everything inside a value that passes the test.
template <class Test>
void collect(Json& json, std::vector<Json*>& found, Test test) {
  if (test(json)) found.push_back(&json);
  if (!json.is_structured()) return;
  for (Json& item : json) collect(item, found, test);
}

inline bool is_card_list(const Json& json) {
  return json.is_array() && std::all_of(json.begin(), json.end(), [](const Json& item) { return item.is_string(); });
}

// One card of one list goes to a place in another, or in the same.
inline void move_a_card(Json& json, QuickRandom& dice) {
  std::vector<Json*> lists;
  collect(json, lists, is_card_list);
  std::vector<Json*> full;
  std::copy_if(lists.begin(), lists.end(), std::back_inserter(full), [](const Json* list) { return !list->empty(); });
  if (full.empty()) return;
  const auto any = [&dice](std::size_t n) { return dice.below(static_cast<std::uint32_t>(n)); };
  Json& from = *full[any(full.size())];
  Json& to = *lists[any(lists.size())];
  const auto item = from.begin() + any(from.size());
  Json card = *item;
  // In the line and the piles a card names its seat, in a hand it does not.
  if (dice.below(2)) {
    std::string name = card.get<std::string>();
    const std::size_t dot = name.find('.');
    card = dot == std::string::npos ? name + "." + std::to_string(dice.below(2)) : name.substr(0, dot);
  }
  if (dice.below(8)) from.erase(item);
  to.insert(to.begin() + any(to.size() + 1), card);
}

// One single value becomes another of its kind: a card, a seat, a phase, a number.
inline void change_a_value(Json& json, QuickRandom& dice) {
  constexpr const char* kWords[] = {"bar",  "town", "mix",  "guests", "points", "deck",
                                    "trim", "keep", "play", "over",   "?"};
  std::vector<Json*> values;
  collect(json, values, [](const Json& value) { return value.is_primitive(); });
  if (values.empty()) return;
  const auto any = [&] { return values[dice.below(static_cast<std::uint32_t>(values.size()))]; };
  Json& one = *any();
  if (one.is_number()) one = dice.below(6);
  else if (one.is_boolean()) one = !one.get<bool>();
  else if (one.is_null()) one = dice.below(4);
  else if (dice.below(2)) one = Json(*any());
  else one = kWords[dice.below(std::size(kWords))];
}

// The game is said to be at another point.
inline void change_the_phase(Json& json, QuickRandom& dice) {
  constexpr const char* kPhases[] = {"deck", "trim", "keep", "play", "over"};
  json["phase"] = kPhases[dice.below(std::size(kPhases))];
  json["turn"] = dice.below(4);
}

// A list gets so many hidden cards, or its cards are all hidden.
inline void hide_cards(Json& json, QuickRandom& dice) {
  std::vector<Json*> lists;
  collect(json, lists, is_card_list);
  if (lists.empty()) return;
  Json& list = *lists[dice.below(static_cast<std::uint32_t>(lists.size()))];
  const std::size_t size = dice.below(2) ? list.size() : std::size_t{dice.below(13)};
  if (dice.below(2)) list = Json::array();
  for (std::size_t i = 0; i < size; ++i) list.push_back("?");
}

inline void change_once(Json& json, QuickRandom& dice) {
  const std::uint32_t way = dice.below(8);
  if (way == 0) change_the_phase(json, dice);
  else if (way == 1) hide_cards(json, dice);
  else if (way == 2) change_a_value(json, dice);
  else move_a_card(json, dice);
}

inline std::size_t shift_cards(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed) {
  const std::string_view all(reinterpret_cast<const char*>(data), size);
  const std::size_t end = std::min(all.find('\n'), size);
  Json json = Json::parse(all.substr(0, end), nullptr, false);
  if (!json.is_object()) return LLVMFuzzerMutate(data, size, room);
  QuickRandom dice(seed);
  for (std::uint32_t changes = 1 + dice.below(3); changes > 0; --changes) change_once(json, dice);
  std::string out = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  out += all.substr(end);
  if (out.size() > room) return LLVMFuzzerMutate(data, size, room);
  std::copy(out.begin(), out.end(), data);
  return out.size();
}

}  // namespace menagerie::fuzz
