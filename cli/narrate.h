// What happened, told in the reader's language with the rule that made it so, and what the champion would do.
#pragma once

#include <string>
#include <vector>

#include "ai/bot.h"
#include "cli/speech/typed.h"

namespace menagerie::cli {

// One sentence with its rule, or nothing for events that need no words.
std::string sentence_of(const notation::Json& event, const Speech& speech);
// The events of a move, a line each.
std::string story_of(const notation::Json& events, const Speech& speech);

// What a move is worth to who is asking, and how sure that is.
std::string hint_line(const std::string& move, float worth, float error, std::uint32_t tries, const Speech& speech);

// The champion's move, and the best ones with what it expects of them.
template <class Text>
std::string hint_story(const typename Text::State& state, const typename Text::Move& best,
                       const std::vector<ai::Weighed<typename Text::Move>>& weighed, const Speech& speech) {
  constexpr std::size_t kFew = 3;
  const auto shown = [&](const auto& move) { return shown_move(speech, Text::print_move(state, move)); };
  std::string story = "  " + speech.say("hint", {{"move", as_is(shown(best))}}) + "\n";
  for (std::size_t i = 0; i < weighed.size() && i < kFew; ++i)
    story +=
        "    " + hint_line(shown(weighed[i].move), weighed[i].worth, weighed[i].error, weighed[i].tries, speech) + "\n";
  return story;
}

}  // namespace menagerie::cli
