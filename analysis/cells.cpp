#include "analysis/cells.h"

#include <algorithm>

namespace menagerie::analysis {
namespace {

constexpr const char* kNothing = "–";
constexpr double kNothingLost = 0.0005;  // what is shown as 0.0

std::string joined(const std::vector<std::string>& parts, const Wording& wording) {
  const char* comma = wording.direction == Direction::RightToLeft ? "، " : ", ";
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : comma) + part;
  return out;
}

// The id of a game's name.
std::string game_id(const Json& options) {
  const std::string game = options.value("game", "");
  return "game-" + (game == "ark" ? game : options.value("cards", "bar"));
}

}  // namespace

std::string title_of(const Json& game, const Wording& wording) {
  return wording.say("analysis-game", {{"game", plain(wording.say(game_id(game["options"]), Json::object()))},
                                       {"players", game["players"]}});
}

std::vector<std::string> remarks_on(const Json& game, const Wording& wording) {
  std::vector<std::string> remarks;
  std::vector<std::string> winners;
  for (const Json& seat : game["winners"]) winners.push_back(wording.person(seat.get<int>()));
  if (!game["complete"].get<bool>())
    remarks.push_back(wording.say("analysis-stopped", {{"count", game["turns"].size()}, {"all", game["all_turns"]}}));
  else if (winners.empty()) remarks.push_back(wording.say("analysis-unfinished", Json::object()));
  else remarks.push_back(wording.say("analysis-over", {{"names", plain(joined(winners, wording))}}));
  remarks.push_back(wording.say(
      "analysis-effort", {{"iterations", game["iterations"]}, {"seed", plain(game["seed"].get<std::string>())}}));
  return remarks;
}

std::string error_of(const Json& turn, const Wording& wording) {
  if (turn["error"].is_null()) return kNothing;
  const std::string error = wording.hundredths(-turn["error"].get<double>());
  return turn["sure"].get<bool>() || turn["error"] == 0.0 ? error : "(" + error + ")";
}

std::string luck_of_mover(const Json& turn, const Wording& wording) {
  return wording.hundredths(turn["luck"][turn["seat"].get<std::size_t>()].get<double>());
}

std::string chance_of_mover(const Json& turn, const Wording& wording) {
  return wording.percent(turn["chances"][turn["seat"].get<std::size_t>()].get<double>());
}

std::string better_than(const Json& turn, const Wording& wording) {
  const std::string best = turn["best"].is_null() ? std::string{} : turn["best"]["move"].get<std::string>();
  if (turn["forced"].get<bool>()) return wording.say("analysis-forced", Json::object());
  if (turn["secret"].get<bool>()) return wording.say("analysis-secret", {{"move", plain(short_move(best, wording))}});
  const bool is_best = best == turn["move"].get<std::string>() || turn["error"].get<double>() < kNothingLost;
  return is_best ? wording.say("analysis-best", Json::object()) : short_move(best, wording);
}

std::string short_move(const Json& move, const Wording& wording) {
  constexpr std::string_view kSplit = "split ", kBetween = " | ";
  const std::string_view text = move.get_ref<const std::string&>();
  const std::size_t bar = text.find(kBetween);
  if (!text.starts_with(kSplit) || bar == std::string_view::npos) return wording.move(text);
  const std::string_view left = text.substr(kSplit.size(), bar - kSplit.size()),
                         right = text.substr(bar + kBetween.size());
  const bool left_is_smaller = std::count(left.begin(), left.end(), ' ') <= std::count(right.begin(), right.end(), ' ');
  return wording.move(std::string(kSplit).append(left_is_smaller ? left : right));
}

std::string worth_of(const Json& weighed, const Wording& wording) {
  return weighed["worth"].is_null() ? kNothing : wording.percent(weighed["worth"].get<double>());
}
std::string bar_of(const Json& weighed, const Wording& wording) {
  return weighed["bar"].is_null() ? kNothing : wording.percent(weighed["bar"].get<double>());
}
std::string tries_of(const Json& weighed, const Wording& wording) {
  if (weighed["tries"].is_null()) return kNothing;
  const long tries = weighed["tries"].get<long>();
  const bool solved = tries == 0 && !weighed["worth"].is_null();
  return solved ? wording.say("analysis-solved", Json::object()) : wording.number(tries);
}

std::string mistakes_of(const Json& total, const Json& turns, const Wording& wording) {
  std::vector<std::string> mistakes;
  for (const Json& number : total["mistakes"]) {
    const Json& turn = turns[number.get<std::size_t>() - 1];
    mistakes.push_back(wording.say("analysis-mistake", {{"turn", number}, {"error", plain(error_of(turn, wording))}}));
  }
  return mistakes.empty() ? wording.say("analysis-no-mistakes", Json::object()) : joined(mistakes, wording);
}

}  // namespace menagerie::analysis
