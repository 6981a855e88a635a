#include "cli/narrate.h"

#include <map>

namespace menagerie::cli {
namespace {

using notation::Json;

// {who} {other} {seat} {species} {cards} … are fields of the event; {animal} is {who} without its owner. An empty text means that nothing is said.
const std::map<std::string, std::string>& sentences() {
  static const std::map<std::string, std::string> kSentences = {
      // Beasty
      {"composes", "{seat} composed a deck"},
      {"sorts_out", "{seat} sorted out four animals"},
      {"dealt", ""},
      {"begins", ""},
      {"plays", "{seat} played {animal}"},
      {"waits", "{who} leaves the line and waits beside the pile"},
      {"fetches", "{other} fetches {who} from the pile"},
      {"lands", "{who} lands on the pile"},
      {"enters", "{who} enters the bar"},
      {"excluded", "{who} is excluded"},
      {"draws", ""},
      {"expelled", "{other} sends {who} away"},
      {"eaten", "{other} eats {who}"},
      {"rammed", "{other} rams {who}"},
      {"burns", "{who} stands first and burns"},
      {"leaves", "{who} goes to the pile"},
      {"ordered", ""},
      {"passes", "{who} passes {other}"},
      {"moves", "{who} moves to place {place}"},
      {"sent_back", "{who} goes to the end of the line"},
      {"sorted", "{who} sorts the line: {cards}"},
      {"turned_round", "{who} turns the line round"},
      {"shows", "{seat} showed a {species}"},
      {"becomes", "{who} acts as a {species}"},
      {"reverts", ""},
      {"recurs", ""},
      {"checks", "five in line: the gate opens"},
      {"turn", ""},
      {"over", "the game is over"},
      {"reveals", "{seat} had sorted out {cards}"},
      {"stopped", "{who} is stopped by {other}"},
      {"no_target", "{who} finds nobody to act on"},
      {"alone", "{who} is the only monkey and stays"},
      {"second_lion", "{who} meets another lion"},
      {"quills", "{who} defends itself with its quills"},
      {"pile_empty", "{who} finds the pile empty"},
      {"nothing_to_copy", "{who} has nothing to copy"},
      {"rests", "{who} was laid out this turn and does not act again"},
      {"too_few", ""},
      {"nothing_to_draw", ""},
      // Ark
      {"kept", "{seat} kept {who}"},
      {"revealed", "{seat} put {tiles} into the middle"},
      {"round_began", "a new round begins with {seat}"},
      {"filled", "the middle is filled up with {tiles}"},
      {"face_down", "one tile is added face down"},
      {"face_down_stays", "the face-down tile stays; no second is added"},
      {"final_turn", "the final turn of the round: {seat}"},
      {"split", "{seat} split {left} from {right}"},
      {"crate_taken", "{seat} took a crate: {has} now"},
      {"crate_returned", "{seat} had five crates: one went back"},
      {"taken", "{seat} took {tiles}"},
      {"paid", "{seat} paid {crates}: {has} left"},
      {"looked_at", "the face-down tile is {who}"},
      {"holds_ten", "{has} tiles on the ark of {seat}: this round is the last"},
      {"dropped_out", ""},
      {"got_flag", "{seat} will begin the next round"},
      {"forfeited", "{seat} could neither split nor take"},
      {"round_ended", ""},
      {"game_ended", "the game is over"},
      {"opened", ""},
      {"face_down_shown", ""},
      {"draw_shown", ""},
      {"pair_left", "{seat} lost a pair: {tiles}"},
      {"reduced", "{seat} left {tiles} behind"},
      {"scored", "{seat} departed with {tiles}: {total}"},
      {"won", ""},
  };
  return kSentences;
}

std::string seat_words(int seat, int you) { return seat == you ? "you" : "seat " + std::to_string(seat); }

std::string words_of(const std::string& name, const Json& value, int you) {
  if (name == "seat" && value.is_number_integer()) return seat_words(value.get<int>(), you);
  if (value.is_string()) return card_words(value.get<std::string>(), you);
  if (value.is_array()) {
    std::string list;
    for (const Json& item : value) list += (list.empty() ? "" : ", ") + words_of("", item, you);
    return list;
  }
  return value.dump();
}

}  // namespace

std::string card_words(const std::string& card, int you) {
  const std::size_t dot = card.find('.');
  if (dot == std::string::npos || dot + 2 != card.size()) return card;
  const int seat = card[dot + 1] - '0';
  return (seat == you ? "your " : seat_words(seat, you) + "'s ") + card.substr(0, dot);
}

std::string sentence_of(const Json& event, int you) {
  const auto found = sentences().find(event["what"].get<std::string>());
  std::string text = found == sentences().end() ? event.dump() : found->second;
  // An animal that recurs at the gate finds nobody ahead turn after turn: that needs no words.
  const bool at_gate = event["what"] == "no_target" && event.value("step", "") == "recur" && !event.contains("other");
  if (text.empty() || at_gate) return {};
  const auto fill = [&text](const std::string& name, const std::string& words) {
    const std::string slot = "{" + name + "}";
    for (std::size_t at = text.find(slot); at != std::string::npos; at = text.find(slot))
      text.replace(at, slot.size(), words);
  };
  for (const auto& [name, value] : event.items()) fill(name, words_of(name, value, you));
  if (event.contains("who") && event["who"].is_string()) {
    const auto who = event["who"].get<std::string>();
    fill("animal", who.substr(0, who.find('.')));
  }
  return text + " (" + event["why"].get<std::string>() + ")";
}

}  // namespace menagerie::cli
