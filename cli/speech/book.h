// All words of a language. That no language lacks a sentence is checked while compiling, and so is a sentence's id where
// it is asked for.
#pragma once

#include <span>
#include <string_view>

#include "cli/speech/english/analysis.h"
#include "cli/speech/english/terminal.h"
#include "cli/speech/language.h"
#include "cli/speech/sentence.h"

namespace menagerie::cli {

struct Book {
  std::span<const Noun> animals;
  std::span<const Noun> levels;
  std::span<const Sentence> events;
  std::span<const Sentence> terminal;
  std::span<const Sentence> analysis;
};
const Book& book_of(Language language);

constexpr const Sentence* find(std::span<const Sentence> sentences, std::string_view id) {
  for (const Sentence& sentence : sentences)
    if (sentence.id == id) return &sentence;
  return nullptr;
}
constexpr const Noun* find(std::span<const Noun> nouns, std::string_view key) {
  for (const Noun& noun : nouns)
    if (noun.key == key) return &noun;
  return nullptr;
}

// The id of a sentence that there is: any other does not compile.
struct SentenceId {
  std::string_view text;
  consteval SentenceId(const char* id) : text(id) {
    if (!find(english::kTerminal, id) && !find(english::kAnalysis, id)) throw "there is no such sentence";
  }
};

}  // namespace menagerie::cli
