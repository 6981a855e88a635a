#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace menagerie::arena {
namespace {

constexpr double kSigmas = 1.959964;  // 95 % of a normal distribution
constexpr double kNothing = 1e-12;    // what rounding leaves of a sum that is zero

double bounded(double score, std::uint64_t games) {
  const double margin = 0.5 / static_cast<double>(std::max<std::uint64_t>(games, 2));
  return std::clamp(score, margin, 1 - margin);
}

}  // namespace

void DealSums::add(const DealPoints& deal) {
  const Terms terms = {deal.points.of_a, deal.points.of_both, deal.luck.of_a, deal.luck.of_both};
  ++deals_;
  for (std::size_t i = 0; i < kTerms; ++i) {
    sums_[i] += terms[i];
    for (std::size_t j = 0; j < kTerms; ++j) products_[i][j] += terms[i] * terms[j];
  }
}

double DealSums::sum(const Terms& factors) const {
  double all = 0;
  for (std::size_t i = 0; i < kTerms; ++i) all += factors[i] * sums_[i];
  return all;
}

double DealSums::product(const Terms& one, const Terms& other) const {
  double all = 0;
  for (std::size_t i = 0; i < kTerms; ++i)
    for (std::size_t j = 0; j < kTerms; ++j) all += one[i] * other[j] * products_[i][j];
  return all;
}

double DealSums::score() const { return sums_[1] > 0 ? sums_[0] / sums_[1] : 0.5; }

double DealSums::variance_of_score() const {
  if (deals_ < 2) return 0;
  // The score is a ratio of two sums: a deal pulls it by its points less what the score would have given it.
  const Terms pull = {1, -score(), 0, 0};
  const auto n = static_cast<double>(deals_);
  const double spread = product(pull, pull);
  return spread < kNothing ? 0 : n / (n - 1) * spread / (sums_[1] * sums_[1]);
}

DealSums::Adjusted DealSums::without_luck() const {
  const Adjusted as_it_is{score(), variance_of_score(), 0};
  if (deals_ < 3) return as_it_is;
  const auto n = static_cast<double>(deals_);
  const Terms pull = {1, -score(), 0, 0};
  const Terms luck = {0, 0, 1, -score()};
  const double luck_mean = sum(luck) / n;  // nobody is lucky in the long run: it should be 0
  const double luck_spread = product(luck, luck) - n * luck_mean * luck_mean;
  if (luck_spread < kNothing) return as_it_is;
  const double common = product(pull, luck);  // the pulls add up to 0
  const double part = common / luck_spread;
  const double spread = std::max(product(pull, pull) - part * common, 0.0);
  return {score() - part * sum(luck) / sums_[1], n / (n - 2) * spread / (sums_[1] * sums_[1]), part};
}

double elo_of(double score) { return 400 * std::log10(score / (1 - score)); }
double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double sure_variance(double score, double variance, std::uint64_t games) {
  if (variance > 0) return variance;
  const double within = bounded(score, games);
  return within * (1 - within) / static_cast<double>(std::max<std::uint64_t>(games, 1));
}

Rating rating_of(double score, double variance, std::uint64_t games) {
  const double within = bounded(score, games);
  const double elo_by_score = 400 / std::numbers::ln10 / (within * (1 - within));
  return {score, elo_of(within), kSigmas * std::sqrt(sure_variance(score, variance, games)) * elo_by_score};
}

}  // namespace menagerie::arena
