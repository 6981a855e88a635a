// Speaking a language at a table: sentences filled in with its cards, people and numbers.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/mind.h"
#include "cli/speech/book.h"
#include "cli/speech/grammar.h"
#include "engine/seat.h"
#include "notation/json.h"

namespace menagerie::cli {

// Who sits where. A seat that is neither the reader's nor a bot's is called a player, by its number.
struct Company {
  Seat you = kNobody;
  std::array<std::optional<ai::Level>, kMaxPlayers> bots{};
};

// A text for a slot that goes into its sentence as it is, and is no card.
inline notation::Json as_is(const std::string& text) { return {{"as_is", text}}; }

class Speech {
 public:
  using Json = notation::Json;

  explicit Speech(Language language, const Company& company = {})
      : language_(language), book_(book_of(language)), company_(company) {}

  Language language() const { return language_; }
  const Book& book() const { return book_; }
  Seat you() const { return company_.you; }

  std::string say(SentenceId id, const Json& about = Json::object()) const;
  // For ids that come from elsewhere; empty where there is no such sentence.
  std::string say_by_name(std::string_view id, const Json& about) const;
  // What happened; empty for what needs no words.
  std::string tell(const Json& event) const;

  std::string person(int seat, Form form = Form::Plain) const;
  // A card or a tile: "crocodile.1", "fox2", "?".
  std::string thing(std::string_view text, Form form = Form::Plain) const;
  std::string number(long number) const { return in_digits(language_, std::to_string(number)); }

 private:
  std::string fill(std::string_view text, const Json& about) const;
  std::string slot(std::string_view inside, const Json& about) const;
  bool holds(std::string_view test, const std::string& name, const Json& about) const;
  std::string words(const std::string& name, const Json& value, Form form) const;
  std::string level_number(int seat) const;

  Language language_;
  const Book& book_;
  Company company_;
};

}  // namespace menagerie::cli
