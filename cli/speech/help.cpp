#include "cli/speech/help.h"

namespace menagerie::cli {
namespace {

struct Line {
  SentenceId words;
  SentenceId meaning;
};
constexpr Line kLines[] = {{"word-list", "help-list"},   {"word-try", "help-try"},       {"word-hint", "help-hint"},
                           {"word-table", "help-table"}, {"word-random", "help-random"}, {"word-help", "help-help"},
                           {"word-quit", "help-quit"}};

}  // namespace

std::string help_text(const Speech& speech, Splits splits) {
  const char* colon = speech.language() == Language::French ? "\u00a0: " : ": ";
  std::string text = "  " + speech.say("help") + "\n";
  for (const Line& line : kLines) text += "    " + word(speech, line.words) + colon + speech.say(line.meaning) + "\n";
  if (splits == Splits::No) return text;
  return text + "  " +
         speech.say("help-ark", {{"split", as_is(word(speech, "move-split"))},
                                 {"bear", as_is(shown_word(speech, "bear"))},
                                 {"fox", as_is(shown_word(speech, "fox"))}}) +
         "\n";
}

}  // namespace menagerie::cli
