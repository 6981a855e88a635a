// Reading positions of the Beasty games, with every check of what can be.
#include <algorithm>

#include "engine/beasty/animals.h"
#include "notation/beasty_rules.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"

namespace menagerie::notation {
namespace {

using namespace beasty;
using Lists = std::vector<std::vector<std::string>>;

std::optional<Phase> phase_named(const std::string* name) {
  if (!name) return std::nullopt;
  if (*name == "deck") return Phase::Deck;
  if (*name == "trim") return Phase::Trim;
  if (*name == "play") return Phase::Play;
  if (*name == "over") return Phase::Over;
  return std::nullopt;
}

bool is_in_game(Species species, Cards cards) {
  return cards == Cards::Mix || is_of_second_game(species) == (cards == Cards::Town);
}

// Puts cards into a state one by one and refuses the first that cannot be there.
class Loader {
 public:
  explicit Loader(Rules rules, bool may_hide) : may_hide_(may_hide) {
    state_.rules = rules;
    for (Seat seat = 0; seat < state_.players(); ++seat)
      if (rules.cards == Cards::Town) state_.second[seat] = kAllStrengths;
  }
  State& state() { return state_; }
  const std::string& problem() const { return problem_; }
  bool fine() const { return problem_.empty(); }
  void refuse(std::string sentence) {
    if (fine()) problem_ = std::move(sentence);
  }

  // "species.seat"
  Card card(const std::string& name) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos || dot + 2 != name.size() || name[dot + 1] < '0' ||
        name[dot + 1] >= '0' + state_.players()) {
      refuse(in_quotes(name) + " is not a card: write species.seat");
      return {};
    }
    const Seat seat = static_cast<Seat>(name[dot + 1] - '0');
    const Species species = owned(name.substr(0, dot), seat);
    return species ? Card(species, seat) : Card{};
  }

  // A species that the seat has nowhere else.
  Species owned(const std::string& name, Seat seat) {
    const Species species = species_named(name);
    if (!species) return refuse(in_quotes(name) + " is not an animal of these games"), kNoSpecies;
    if (!is_in_game(species, state_.rules.cards))
      return refuse(name + " is not in a game with these cards"), kNoSpecies;
    const Strengths bit = strength_bit(strength(species));
    if (seen_[seat] & bit)
      return refuse("seat " + std::to_string(seat) + " has " + name + " or its equal in two places"), kNoSpecies;
    seen_[seat] |= bit;
    state_.learn(seat, species);
    return species;
  }

  Holding holding(const std::vector<std::string>& names, Seat seat) {
    Holding cards;
    for (const std::string& name : names) {
      if (may_hide_ && name == "?") {
        cards.add_face_down();
        continue;
      }
      const Species species = owned(name, seat);
      if (species) cards.add(strength(species));
    }
    return cards;
  }

  DrawPile draw_pile(const std::vector<std::string>& names, Seat seat) {
    DrawPile pile;
    for (const std::string& name : names) {
      if (may_hide_ && name == "?") {
        pile.add(DrawPile::kFaceDown);
        continue;
      }
      const Species species = owned(name, seat);
      if (species) pile.add(strength(species));
    }
    return pile;
  }

  void shown(const std::vector<std::string>& names, Seat seat) {
    for (const std::string& name : names) {
      const Species species = species_named(name);
      const Strengths bit = species ? strength_bit(strength(species)) : Strengths{0};
      if (!species || !(state_.hand[seat].known() & bit) || state_.species(seat, strength(species)) != species)
        return refuse("a shown card is not in the hand of seat " + std::to_string(seat));
      if (state_.shown[seat] & bit) return refuse(name + " is shown twice");
      state_.shown[seat] |= bit;
    }
  }

 private:
  State state_;
  Strengths seen_[kMaxPlayers] = {};
  bool may_hide_;
  std::string problem_;
};

void load_line(Loader& loader, const std::vector<std::string>& names) {
  if (names.size() > 4) return loader.refuse("the line has more than four animals between turns (T5)");
  Row line;
  for (const std::string& name : names) {
    const Card card = loader.card(name);
    if (!card) return;
    if (card.species() == Vulture) return loader.refuse("a vulture never stands in the line (V1)");
    if (card.species() == Bat && line.empty()) return loader.refuse("a bat in first place has burnt (B1)");
    line.add(card);
  }
  loader.state().set_line(line);
}

void load_piles(Loader& loader, const std::vector<std::string>& gone, const std::vector<std::string>& bar) {
  State& state = loader.state();
  for (const std::string& name : gone) {
    const Card card = loader.card(name);
    if (!card) return;
    state.piles.add_gone(card);
  }
  for (const std::string& name : bar) {
    const Card card = loader.card(name);
    if (!card) return;
    state.piles.add_bar(card);
    state.guests[card.owner()] |= strength_bit(card.strength());
  }
}

void load_seat(Loader& loader, Seat seat, const Lists& hands, const Lists& draws, const Lists& aside,
               const Lists& shown) {
  State& state = loader.state();
  if (hands[seat].size() > kHandSize) return loader.refuse("a hand has at most four cards (S3)");
  if (draws[seat].size() > 8) return loader.refuse("a draw pile has at most eight cards (S3)");
  if (aside[seat].size() > kSortedOut) return loader.refuse("at most four cards are sorted out (S6)");
  if (!aside[seat].empty() && state.rules.variant == Variant::Guests)
    return loader.refuse("cards are sorted out only in the points variant (S6)");
  state.hand[seat] = loader.holding(hands[seat], seat);
  state.draw[seat] = loader.draw_pile(draws[seat], seat);
  state.aside[seat] = loader.holding(aside[seat], seat);
  loader.shown(shown[seat], seat);
  if (state.hand[seat].empty() && !state.draw[seat].empty())
    loader.refuse("an empty hand beside a draw pile: seat " + std::to_string(seat) + " would have drawn (T6)");
}

// Before the game (only in views): what a seat chooses from or has chosen, all of it known or all of it hidden. While a
// seat composes its deck, that is the list of all twenty-four.
Holding load_secret(Loader& loader, Seat seat, const std::vector<std::string>& names, std::size_t size) {
  const auto hidden = static_cast<std::size_t>(std::count(names.begin(), names.end(), "?"));
  if (names.size() != size || (hidden != 0 && hidden != size)) {
    loader.refuse("seat " + std::to_string(seat) +
                  " has not the cards it chooses from, or only some of them are hidden");
    return {};
  }
  if (size != 24) return loader.holding(names, seat);
  for (std::size_t i = 0; i < size && hidden == 0; ++i)
    if (names[i] != name_of(static_cast<Species>(Skunk + i))) loader.refuse("a deck is composed from all twenty-four");
  return hidden ? Holding(0, 12) : Holding(kAllStrengths, 0);
}

void load_secret_seat(Loader& loader, Seat seat, const Lists& hands, const Lists& draws, const Lists& aside,
                      const Lists& shown) {
  State& state = loader.state();
  // The seats choose in any order, so those before the one that is asked may or may not have answered.
  const bool composing = state.phase == Phase::Deck;
  const bool answered = seat < state.turn && (composing ? hands[seat].size() != 24 : !aside[seat].empty());
  const std::size_t sorted_out = !composing && answered ? kSortedOut : 0;
  if (!draws[seat].empty() || !shown[seat].empty())
    return loader.refuse("nothing is dealt before the secret choices are made");
  state.hand[seat] = load_secret(loader, seat, hands[seat], composing && !answered ? 24 : 12 - sorted_out);
  state.aside[seat] = load_secret(loader, seat, aside[seat], sorted_out);
}

// S2, S6: which secret choices there are, and that nothing has happened yet.
void check_secret_phase(Loader& loader, const Json& json) {
  State& state = loader.state();
  if (state.phase == Phase::Deck && state.rules.cards != Cards::Mix)
    loader.refuse("decks are composed only in the mix (S2)");
  if (state.phase == Phase::Trim && state.rules.variant != Variant::Points)
    loader.refuse("cards are sorted out only in the points variant (S6)");
  if (!state.line().empty() || state.piles.gone_size() || state.piles.bar_size())
    loader.refuse("nobody is in the line, on the pile or in the bar before the game");
  const auto turn = integer(field(json, "turn"), 0, state.players() - 1);
  if (!turn) return loader.refuse("the field 'turn' must be the seat to act");
  state.turn = static_cast<Seat>(*turn);
}

void load_turn(Loader& loader, const Json& json) {
  State& state = loader.state();
  bool any_card = false;
  for (Seat seat = 0; seat < state.players(); ++seat) any_card |= !state.hand[seat].empty();
  if (state.phase == Phase::Over) {
    state.turn = kNobody;
    if (any_card) loader.refuse("the game is not over while somebody has cards (T8)");
    return;
  }
  const auto turn = integer(field(json, "turn"), 0, state.players() - 1);
  if (!turn) return loader.refuse("the field 'turn' must be the seat to act");
  state.turn = static_cast<Seat>(*turn);
  if (!any_card) return loader.refuse("the game is over when nobody has cards (T8)");
  if (state.hand[state.turn].empty()) loader.refuse("the seat whose turn it is has no card");
}

Answer<State> parse(const Json& json, bool is_view) {
  if (!json.is_object()) return Refusal{"a position is a JSON object"};
  const auto rules = parse_rules(json);
  if (!rules) return rules.refusal();
  const auto phase = phase_named(text(field(json, "phase")));
  if (!phase) return Refusal{"the field 'phase' must be deck, trim, play or over"};
  if (!is_view && *phase != Phase::Play && *phase != Phase::Over)
    return Refusal{"only positions of the phases play and over can be loaded"};
  if (!field(json, "turn")) return missing("turn");
  const auto line = texts(field(json, "line"));
  if (!line) return missing("line");
  const auto gone = texts(field(json, "gone"));
  if (!gone) return missing("gone");
  const auto bar = texts(field(json, "bar"));
  if (!bar) return missing("bar");
  const std::size_t players = rules->players;
  std::vector<Lists> of_seats;
  for (const char* name : {"hands", "draws", "aside", "shown"}) {
    auto lists = lists_of_texts(field(json, name), players);
    if (!lists) return missing(name);
    of_seats.push_back(std::move(*lists));
  }

  Loader loader(*rules, is_view);
  State& state = loader.state();
  state.phase = *phase;
  load_line(loader, *line);
  load_piles(loader, *gone, *bar);
  if (is_view && rules->cards == Cards::Mix)  // what lies open is in the cards themselves; see view_for
    for (Seat seat = 0; seat < players; ++seat) state.second[seat] &= state.guests[seat];
  const bool secret = *phase == Phase::Deck || *phase == Phase::Trim;
  if (secret) check_secret_phase(loader, json);
  for (Seat seat = 0; seat < players && loader.fine(); ++seat)
    (secret ? load_secret_seat : load_seat)(loader, seat, of_seats[0], of_seats[1], of_seats[2], of_seats[3]);
  if (loader.fine() && !secret) load_turn(loader, json);
  if (!loader.fine()) return Refusal{loader.problem()};
  return state;
}

}  // namespace

Answer<beasty::State> BeastyText::parse_position(const Json& json) { return parse(json, false); }
Answer<beasty::State> BeastyText::parse_view(const Json& json) { return parse(json, true); }

}  // namespace menagerie::notation
