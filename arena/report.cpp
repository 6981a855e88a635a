// The result of a contest as JSON. Numbers are rounded, so that two reports of the same games are the same bytes.
#include <cmath>

#include "arena/contest.h"

namespace menagerie::arena {
namespace {

using notation::Json;

Json rounded(double value, double parts) { return std::round(value * parts) / parts + 0.0; }

Json failures_of(const Standing& standing, Side side) {
  Json counts = Json::object();
  for (std::size_t i = 0; i < kFailures; ++i) counts[kFailureNames[i]] = standing.failures[index_of(side)][i];
  return counts;
}

const char* name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Elo0: return "elo0";
    case Verdict::Elo1: return "elo1";
    case Verdict::Open: break;
  }
  return "open";
}

Json sprt_of(const ContestOptions& options, const Standing& standing) {
  if (!options.sprt) return nullptr;
  return {{"elo0", options.sprt->elo0},
          {"elo1", options.sprt->elo1},
          {"alpha", kSprtError},
          {"beta", kSprtError},
          {"llr", rounded(log_likelihood_ratio(standing.sums, standing.games, *options.sprt), 1e3)},
          {"limit", rounded(kSprtLimit, 1e3)},
          {"verdict", name_of(standing.verdict)}};
}

void add_rating(Json& json, const Rating& rating, std::uint64_t games) {
  json["score"] = games == 0 ? Json(nullptr) : rounded(rating.score, 1e5);
  json["elo"] = games == 0 ? Json(nullptr) : rounded(rating.elo, 1e2);
  json["error"] = games == 0 ? Json(nullptr) : rounded(rating.error, 1e2);
}

Json luck_of(const ContestOptions& options, const Standing& standing) {
  if (options.luck == LooksForLuck::No) return nullptr;
  const DealSums::Adjusted adjusted = standing.sums.without_luck();
  Json luck = Json::object();
  add_rating(luck, rating_of(adjusted.score, adjusted.variance, standing.games), standing.games);
  luck["part"] = rounded(adjusted.part, 1e3);
  return luck;
}

}  // namespace

Json report(const ContestOptions& options, const Standing& standing) {
  Json json{{"games", standing.games}};
  add_rating(json, standing.rating(), standing.games);
  json["ms_per_move"] = {rounded(standing.ms_per_move(Side::A), 1e3), rounded(standing.ms_per_move(Side::B), 1e3)};
  json["a"] = options.a.name;
  json["b"] = options.b.name;
  json.update(options.game);
  json["deals"] = standing.deals;
  json["seed"] = options.seed;
  json["wins"] = standing.wins;
  json["draws"] = standing.draws;
  json["losses"] = standing.losses;
  json["forfeits"] = {{"a", failures_of(standing, Side::A)}, {"b", failures_of(standing, Side::B)}};
  json["sprt"] = sprt_of(options, standing);
  json["luck"] = luck_of(options, standing);
  json["interrupted"] = standing.interrupted;
  return json;
}

}  // namespace menagerie::arena
