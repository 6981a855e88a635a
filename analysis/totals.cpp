#include "analysis/totals.h"

#include <algorithm>

#include "analysis/weighing.h"

namespace menagerie::analysis {
namespace {

constexpr std::size_t kMistakes = 3;

Json total_of(const std::vector<Json>& turns, int seat) {
  int count = 0;
  double error = 0, luck = 0;
  std::vector<const Json*> mistakes;
  for (const Json& turn : turns) {
    luck += turn["luck"][static_cast<std::size_t>(seat)].get<double>();
    if (turn["seat"] != seat) continue;
    ++count;
    if (turn["error"].is_null()) continue;
    error += turn["error"].get<double>();
    if (turn["sure"].get<bool>()) mistakes.push_back(&turn);
  }
  std::sort(mistakes.begin(), mistakes.end(), [](const Json* a, const Json* b) {
    const double one = (*a)["error"].get<double>(), other = (*b)["error"].get<double>();
    return one != other ? one > other : (*a)["turn"].get<int>() < (*b)["turn"].get<int>();
  });
  Json biggest = Json::array();
  for (std::size_t i = 0; i < std::min(mistakes.size(), kMistakes); ++i) biggest.push_back((*mistakes[i])["turn"]);
  return Json{
      {"seat", seat}, {"turns", count}, {"error", rounded(error)}, {"luck", rounded(luck)}, {"mistakes", biggest}};
}

}  // namespace

Json totals_of(const std::vector<Json>& turns, int players) {
  Json totals = Json::array();
  for (int seat = 0; seat < players; ++seat) totals.push_back(total_of(turns, seat));
  return totals;
}

}  // namespace menagerie::analysis
