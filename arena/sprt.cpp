#include "arena/sprt.h"

namespace menagerie::arena {

double log_likelihood_ratio(const DealSums& sums, std::uint64_t games, const SprtBounds& bounds) {
  if (sums.deals() == 0) return 0;
  const double score = sums.score();
  const double score0 = score_of(bounds.elo0), score1 = score_of(bounds.elo1);
  const double variance = sure_variance(score, sums.variance_of_score(), games);
  return (score1 - score0) * (2 * score - score0 - score1) / (2 * variance);
}

Verdict verdict(const DealSums& sums, std::uint64_t games, const SprtBounds& bounds) {
  if (sums.deals() < kFewestDealsForVerdict) return Verdict::Open;
  const double ratio = log_likelihood_ratio(sums, games, bounds);
  if (ratio >= kSprtLimit) return Verdict::Elo1;
  if (ratio <= -kSprtLimit) return Verdict::Elo0;
  return Verdict::Open;
}

}  // namespace menagerie::arena
