// A sequential test: is A at least so much better (elo1), or not even this much (elo0)? It may be asked after every
// deal, and ends as soon as one of them is unlikely enough. It is the generalised test, for samples that are no
// plain wins and losses: the logarithm of the likelihood ratio is taken from the mean and the variance of the deals.
#pragma once

#include <cstdint>

#include "arena/rating.h"

namespace menagerie::arena {

struct SprtBounds {
  double elo0 = 0;
  double elo1 = 0;
};

enum class Verdict : std::uint8_t { Open, Elo0, Elo1 };

// How often each of the two wrong answers may come.
inline constexpr double kSprtError = 0.05;
// ln((1 - error) / error): the verdict falls once the ratio is beyond it, on either side.
inline constexpr double kSprtLimit = 2.944438979166440;
// Before that the variance is hardly known.
inline constexpr std::uint64_t kFewestDealsForVerdict = 30;

double log_likelihood_ratio(const DealSums& sums, std::uint64_t games, const SprtBounds& bounds);
Verdict verdict(const DealSums& sums, std::uint64_t games, const SprtBounds& bounds);

}  // namespace menagerie::arena
