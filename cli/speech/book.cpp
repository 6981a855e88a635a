#include "cli/speech/book.h"

#include "cli/speech/english/events.h"
#include "cli/speech/english/nouns.h"
#include "cli/speech/french/analysis.h"
#include "cli/speech/french/events.h"
#include "cli/speech/french/nouns.h"
#include "cli/speech/french/terminal.h"
#include "cli/speech/persian/analysis.h"
#include "cli/speech/persian/events.h"
#include "cli/speech/persian/nouns.h"
#include "cli/speech/persian/terminal.h"

namespace menagerie::cli {
namespace {

// The tables of two languages have the same lines in the same order.
constexpr bool matches(std::span<const Sentence> one, std::span<const Sentence> other) {
  if (one.size() != other.size()) return false;
  for (std::size_t i = 0; i < one.size(); ++i)
    if (one[i].id != other[i].id || one[i].text.empty() != other[i].text.empty()) return false;
  return true;
}
constexpr bool matches(std::span<const Noun> one, std::span<const Noun> other) {
  if (one.size() != other.size()) return false;
  for (std::size_t i = 0; i < one.size(); ++i)
    if (one[i].key != other[i].key) return false;
  return true;
}

static_assert(matches(english::kAnimals, french::kAnimals) && matches(english::kAnimals, persian::kAnimals));
static_assert(matches(english::kLevels, french::kLevels) && matches(english::kLevels, persian::kLevels));
static_assert(matches(english::kEvents, french::kEvents) && matches(english::kEvents, persian::kEvents));
static_assert(matches(english::kTerminal, french::kTerminal) && matches(english::kTerminal, persian::kTerminal));
static_assert(matches(english::kAnalysis, french::kAnalysis) && matches(english::kAnalysis, persian::kAnalysis));

constexpr Book kBooks[] = {
    {english::kAnimals, english::kLevels, english::kEvents, english::kTerminal, english::kAnalysis},
    {french::kAnimals, french::kLevels, french::kEvents, french::kTerminal, french::kAnalysis},
    {persian::kAnimals, persian::kLevels, persian::kEvents, persian::kTerminal, persian::kAnalysis},
};
static_assert(std::size(kBooks) == kLanguages.size());

}  // namespace

const Book& book_of(Language language) { return kBooks[static_cast<std::size_t>(language)]; }

}  // namespace menagerie::cli
