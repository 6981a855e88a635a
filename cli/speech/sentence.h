// One sentence of a language, with slots for what it speaks of:
//   {who}               the words for a field: a card with its owner, a person, a number, a list
//   {who.the}           another form of it: the, a, of, to, word, many
//   {has.one?tile|tiles}  one of two texts, after a test: one, you, f (feminine), some (there is such a field), known
//   {why=L?here|there}  one of two texts, after a comparison
// A text may hold further slots. An empty sentence means that nothing is said.
#pragma once

#include <string_view>

namespace menagerie::cli {

struct Sentence {
  std::string_view id;
  std::string_view text;
};

// A noun; its articles follow from these by the language's grammar.
struct Noun {
  std::string_view key;
  std::string_view word;
  std::string_view many;
  char gender = 'm';              // French
  std::string_view owned = word;  // Persian: before its owner
};

}  // namespace menagerie::cli
