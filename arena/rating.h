// From points to a rating: a score between 0 and 1, its Elo, and how sure that is. A deal, with all its seatings, is
// one sample: games of one deal are not independent of each other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "arena/points.h"

namespace menagerie::arena {

// What all games of one deal brought, and how much of that was luck (nothing where it was not looked for).
struct DealPoints {
  Points points;
  Points luck;
};

// Sums over deals, enough for everything below.
class DealSums {
 public:
  void add(const DealPoints& deal);

  std::uint64_t deals() const { return deals_; }
  // The points of A by those of both.
  double score() const;
  // The sampling variance of that; 0 where it cannot be seen.
  double variance_of_score() const;
  // The same with as much of the luck taken out as explains most of the variance, and what part of it that is.
  struct Adjusted {
    double score;
    double variance;
    double part;
  };
  Adjusted without_luck() const;

 private:
  static constexpr std::size_t kTerms = 4;  // points of A and of both, luck of A and of both
  using Terms = std::array<double, kTerms>;

  double sum(const Terms& factors) const;
  // The sum over deals of the product of two combinations of the terms.
  double product(const Terms& one, const Terms& other) const;

  std::uint64_t deals_ = 0;
  Terms sums_{};
  std::array<Terms, kTerms> products_{};
};

double elo_of(double score);
double score_of(double elo);

struct Rating {
  double score = 0.5;
  double elo = 0;
  double error = 0;  // of the Elo, 95 %
};

// Kept away from 0 and 1 by half of one game, so that nobody is infinitely better.
Rating rating_of(double score, double variance, std::uint64_t games);

// The variance of a score, or where all deals ended alike that of games decided by lots.
double sure_variance(double score, double variance, std::uint64_t games);

}  // namespace menagerie::arena
