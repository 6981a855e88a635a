// The moves of a position with what they are worth to the seat to act, from what that seat may know.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "ai/bot.h"
#include "analysis/analysis.h"

namespace menagerie::analysis {

inline ai::Mind mind_for(const Effort& effort) {
  ai::Mind champion = ai::mind_of(ai::Level::Champion);
  if (effort.iterations > 0) champion.iterations = effort.iterations;
  return champion;
}

// Four digits are more than any search is sure of.
inline double rounded(double share) { return std::round(share * 10'000) / 10'000; }

// Tries that all ended alike have no spread, and yet a few of them prove little: then as if one more had ended each way.
template <class Move>
double bar_of(const ai::Weighed<Move>& weighed) {
  if (weighed.tries == 0 || weighed.error > 0) return weighed.error;
  const double tries = weighed.tries + 2.0;
  const double worth = (double{weighed.worth} * weighed.tries + 1) / tries;
  return std::sqrt(worth * (1 - worth) / tries);
}

template <class Text>
Json printed(const typename Text::State& table, const ai::Weighed<typename Text::Move>& weighed) {
  return Json{{"move", Text::print_move(table, weighed.move)},
              {"worth", rounded(weighed.worth)},
              {"bar", rounded(bar_of(weighed))},
              {"tries", weighed.tries}};
}

// In the secret phases nothing is weighed: what the champion would choose, alone.
template <class Text>
Json secret_choice(const View<typename Text::State>& view, const Effort& effort) {
  const auto move = ai::choose(view, mind_for(effort), effort.seed);
  return Json{{"move", Text::print_move(view.table, move)}, {"worth", nullptr}, {"bar", nullptr}, {"tries", nullptr}};
}

// Best first; as many of them as are wanted.
template <class Text>
Json printed_list(const typename Text::State& table, const std::vector<ai::Weighed<typename Text::Move>>& weighed,
                  std::size_t most) {
  Json list = Json::array();
  for (std::size_t i = 0; i < std::min(weighed.size(), most); ++i) list.push_back(printed<Text>(table, weighed[i]));
  return list;
}

}  // namespace menagerie::analysis
