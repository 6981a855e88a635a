#include "cli/narrate.h"

namespace menagerie::cli {

using notation::Json;

std::string sentence_of(const Json& event, const Speech& speech) {
  // An animal that recurs at the gate finds nobody ahead turn after turn: that needs no words.
  if (event["what"] == "no_target" && event.value("step", "") == "recur" && !event.contains("other")) return {};
  const std::string told = speech.tell(event);
  if (told.empty()) return {};
  return told + " (" + isolated(speech.language(), event["why"].get<std::string>()) + ")";
}

std::string story_of(const Json& events, const Speech& speech) {
  std::string story;
  for (const Json& event : events) {
    const std::string sentence = sentence_of(event, speech);
    if (!sentence.empty()) story += "    " + sentence + "\n";
  }
  return story;
}

std::string hint_line(const std::string& move, float worth, float error, std::uint32_t tries, const Speech& speech) {
  const Json about{{"move", as_is(move)},
                   {"worth", as_is(percent(speech.language(), worth))},
                   {"bar", as_is(percent(speech.language(), error))}};
  return tries == 0 ? speech.say("hint-solved", about) : speech.say("hint-move", about);
}

}  // namespace menagerie::cli
