#include "arena/contender.h"

#include <algorithm>
#include <charconv>

#include "notation/fields.h"

namespace menagerie::arena {
namespace {

using notation::Answer;
using notation::in_quotes;
using notation::Refusal;

constexpr std::string_view kProgram = "cmd:";
constexpr int kMostIterations = 10'000'000;
constexpr int kForetold = 100;            // iterations by which a response foretells the others
constexpr int kLongestThought = 600'000;  // milliseconds

// More than any machine imagines, so that the clock alone decides; with a bound, because each of them takes memory.
int iterations_within(Milliseconds limit) {
  constexpr long kFastest = 4'000;  // a millisecond
  return static_cast<int>(std::min<long>(limit.count() * kFastest, kMostIterations));
}

// An ending takes its part of the time, and leaves the search the rest.
int ending_turns_within(Milliseconds limit) {
  constexpr long kInPartOfTheTime = 5'000;  // a millisecond: a third of it in the first game, more in the second
  return static_cast<int>(std::min<long>(limit.count() * kInPartOfTheTime, ai::ending_turns_beside(kMostIterations)));
}

std::optional<int> number_in(std::string_view digits, int most) {
  int number = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, problem] = std::from_chars(digits.data(), end, number);
  if (problem != std::errc{} || stop != end || number < 1 || number > most) return std::nullopt;
  return number;
}

Refusal nobody_called(std::string_view name) {
  return {"there is no player " + in_quotes(name) + "; possible are " + possible_names()};
}

// The words of a command, apart at blanks; what stands in quotation marks is one word.
Answer<std::vector<std::string>> words_of(std::string_view command) {
  std::vector<std::string> words;
  bool within_word = false;
  char quote = 0;
  for (const char c : command) {
    if (!quote && (c == ' ' || c == '\t')) {
      within_word = false;
      continue;
    }
    if (!within_word) words.emplace_back();
    within_word = true;
    if (quote ? c == quote : c == '"' || c == '\'') quote = quote ? char{0} : c;
    else words.back() += c;
  }
  if (quote) return Refusal{"a quotation mark is not closed in " + in_quotes(command)};
  if (words.empty() || words[0].empty()) return Refusal{"after cmd: comes a program and its arguments"};
  return words;
}

Answer<Contender> program_named(std::string_view name) {
  auto words = words_of(name.substr(kProgram.size()));
  if (!words) return words.refusal();
  return Contender{std::string(name), {}, std::nullopt, std::move(*words)};
}

std::optional<ai::Mind> mind_named(std::string_view word) {
  if (word == "random") return ai::Mind{.looks = ai::Looks::Nowhere};
  if (word == "greedy") return ai::Mind{.looks = ai::Looks::AtTheTurn};
  if (word == "plain") return ai::plain_mind(0);
  if (word == "response") return ai::Mind{.others_think = kForetold};
  if (const auto level = ai::level_named(word)) return ai::mind_of(*level);
  return std::nullopt;
}

bool switch_off(ai::Mind& mind, std::string_view part) {
  if (part == "net") mind.leaf = ai::Leaf::Playout;
  else if (part == "prior") mind.prior = false;
  else if (part == "endgame") mind.solves_endings = false;
  else if (part == "belief") mind.many_worlds = false;
  else if (part == "reading") mind.reads_turns = false;
  else return false;
  return true;
}

// What stands before the colon: a mind, and the parts of it that are switched off.
Answer<ai::Mind> mind_of_words(std::string_view words) {
  const std::size_t end = words.find('-');
  auto mind = mind_named(words.substr(0, end));
  if (!mind) return nobody_called(words);
  while (words.find('-') != std::string_view::npos) {
    words.remove_prefix(words.find('-') + 1);
    const std::string_view part = words.substr(0, words.find('-'));
    if (mind->looks != ai::Looks::Ahead) return Refusal{"only a player that searches has parts to switch off"};
    if (!switch_off(*mind, part))
      return Refusal{"there is no part " + in_quotes(part) +
                     " to switch off; possible are net, prior, endgame, belief, reading"};
  }
  return *mind;
}

Answer<Contender> with_limit(Contender contender, std::string_view limit) {
  if (contender.mind.looks != ai::Looks::Ahead)
    return Refusal{in_quotes(contender.name) + " does not search, so it takes no limit"};
  const bool by_clock = limit.ends_with("ms");
  const auto number =
      number_in(by_clock ? limit.substr(0, limit.size() - 2) : limit, by_clock ? kLongestThought : kMostIterations);
  if (!number)
    return Refusal{"the limit of " + in_quotes(contender.name) + " must be iterations (1 to " +
                   std::to_string(kMostIterations) + ") or a time such as 50ms (1ms to " +
                   std::to_string(kLongestThought) + "ms)"};
  if (by_clock) contender.clock = Milliseconds(*number);
  contender.mind.iterations = by_clock ? iterations_within(*contender.clock) : *number;
  if (contender.mind.ending_turns > 0)
    contender.mind.ending_turns = by_clock ? ending_turns_within(*contender.clock) : ai::ending_turns_beside(*number);
  return contender;
}

}  // namespace

std::string possible_names() {
  std::string levels;
  for (const std::string_view level : ai::kLevelNames) levels += (levels.empty() ? "" : ", ") + std::string(level);
  return levels +
         ", plain:10000, response:1000, random, greedy and cmd:PROGRAM ARGS; a limit may follow (champion:2000 "
         "iterations, "
         "champion:50ms), and before it parts to switch off (champion-net-prior-endgame-belief-reading:50ms)";
}

Answer<Contender> contender_named(std::string_view name) {
  if (name.starts_with(kProgram)) return program_named(name);
  const std::size_t colon = name.find(':');
  const auto mind = mind_of_words(name.substr(0, colon));
  if (!mind) return mind.refusal();
  Contender contender{std::string(name), *mind, std::nullopt};
  if (colon != std::string_view::npos) return with_limit(std::move(contender), name.substr(colon + 1));
  if (mind->looks == ai::Looks::Ahead && mind->iterations == 0)
    return Refusal{in_quotes(name) + " needs a limit, such as plain:10000 or plain:50ms"};
  return contender;
}

}  // namespace menagerie::arena
