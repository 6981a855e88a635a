#include "training/learner.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <ostream>

namespace menagerie::training {
namespace {

constexpr float kMost = static_cast<float>(ai::Net::kMost) / ai::Net::kOne;  // of a weight, and of a value
constexpr float kMovesCount = 0.5f;  // how much the choice of moves counts beside the shares

template <std::size_t kCount>
void add(float* to, const float* column, float times) {
  for (std::size_t i = 0; i < kCount; ++i) to[i] += column[i] * times;
}
// Summed eight apart, always in the same order, so that it can be done eight at a time.
template <std::size_t kCount>
float dot(const float* a, const float* b) {
  std::array<float, 8> sums{};
  for (std::size_t i = 0; i < kCount; i += sums.size())
    for (std::size_t lane = 0; lane < sums.size(); ++lane) sums[lane] += a[i + lane] * b[i + lane];
  return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}

float cut_off(float value) { return std::clamp(value, 0.0f, kMost); }
bool is_cut_off(float value) { return value <= 0 || value >= kMost; }

// Turns values into likelihoods in place.
template <class Values>
void soften(Values& values, std::size_t count) {
  float most = values[0];
  for (std::size_t i = 1; i < count; ++i) most = std::max(most, values[i]);
  float whole = 0;
  for (std::size_t i = 0; i < count; ++i) whole += values[i] = ai::quick_exp(values[i] - most);
  for (std::size_t i = 0; i < count; ++i) values[i] /= whole;
}

}  // namespace

Learner::Learner(int inputs, int players, int codes, int kinds, QuickRandom random)
    : inputs_(inputs), players_(players), codes_(codes), kinds_(kinds), weights_(behind(kinds)) {
  // Small and different, so that hidden values begin to differ; some of them begin switched on.
  const auto even = [&random](float range) { return (static_cast<float>(random.below(20'001)) / 10'000 - 1) * range; };
  const auto fill = [this](std::size_t from, std::size_t to, auto weight) {
    for (std::size_t i = from; i < to; ++i) weights_[i] = weight();
  };
  fill(0, bias(), [&] { return even(0.25f); });
  fill(bias(), code_row(0), [] { return 0.2f; });
  fill(code_row(0), behind(0), [&] { return even(0.05f); });
  const std::size_t first = behind(0);
  fill(first, deep_bias(first), [&] { return even(0.2f); });
  fill(deep_bias(first), seat_row(first, 0), [] { return 0.1f; });
  fill(seat_row(first, 0), seat_bias(first), [&] { return even(0.3f); });
  // All kinds of positions begin alike.
  for (int kind = 1; kind < kinds; ++kind) std::copy_n(&weights_[first], of_a_kind(), &weights_[behind(kind)]);
  mean_ = spread_ = no_gradient();
}

void Learner::look(std::span<const std::uint16_t> inputs, int kind, Layers& layers) const {
  std::copy_n(&weights_[bias()], kHidden, layers.sum.begin());
  for (const std::size_t input : inputs) add<kHidden>(layers.sum.data(), &weights_[input * kHidden], 1);
  std::transform(layers.sum.begin(), layers.sum.end(), layers.hidden.begin(), cut_off);
  const std::size_t its = behind(kind);
  for (std::size_t i = 0; i < kDeep; ++i)
    layers.deep_sum[i] = dot<kHidden>(layers.hidden.data(), &weights_[deep_row(its, i)]) + weights_[deep_bias(its) + i];
  std::transform(layers.deep_sum.begin(), layers.deep_sum.end(), layers.deep.begin(), cut_off);
}

float Learner::seat_value(const Layers& layers, int kind, std::size_t seat) const {
  const std::size_t its = behind(kind);
  return dot<kDeep>(layers.deep.data(), &weights_[seat_row(its, seat)]) + weights_[seat_bias(its) + seat];
}

void Learner::blame_seat(Layers& layers, int kind, std::size_t seat, float wrong, Weights& gradient) const {
  const std::size_t its = behind(kind);
  add<kDeep>(&gradient[seat_row(its, seat)], layers.deep.data(), wrong);
  add<kDeep>(layers.deep_blame.data(), &weights_[seat_row(its, seat)], wrong);
  gradient[seat_bias(its) + seat] += wrong;
}

void Learner::blame_deep(Layers& layers, int kind, Weights& gradient) const {
  const std::size_t its = behind(kind);
  for (std::size_t i = 0; i < kDeep; ++i) {
    if (is_cut_off(layers.deep_sum[i])) continue;
    const float blame = layers.deep_blame[i];
    add<kHidden>(&gradient[deep_row(its, i)], layers.hidden.data(), blame);
    add<kHidden>(layers.blame.data(), &weights_[deep_row(its, i)], blame);
    gradient[deep_bias(its) + i] += blame;
  }
}

void Learner::blame_inputs(std::span<const std::uint16_t> inputs, Layers& layers, Weights& gradient) const {
  for (std::size_t i = 0; i < kHidden; ++i)
    if (is_cut_off(layers.sum[i])) layers.blame[i] = 0;
  for (const std::size_t input : inputs) add<kHidden>(&gradient[input * kHidden], layers.blame.data(), 1);
  add<kHidden>(&gradient[bias()], layers.blame.data(), 1);
}

float Learner::study_shares(const Sample& sample, Layers& layers, Weights& gradient) const {
  ai::Shares shares{};
  const auto seats = static_cast<std::size_t>(players_);
  for (std::size_t seat = 0; seat < seats; ++seat) shares[seat] = seat_value(layers, sample.kind, seat);
  soften(shares, seats);
  float loss = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const float wrong = shares[seat] - sample.shares[seat];
    loss += wrong * wrong;
    blame_seat(layers, sample.kind, seat, wrong, gradient);
  }
  blame_deep(layers, sample.kind, gradient);
  return loss;
}

void Learner::study_moves(const Sample& sample, Layers& layers, Weights& gradient) const {
  if (sample.moves.empty()) return;
  std::array<float, Sample::kMostMoves> likely;
  for (std::size_t i = 0; i < sample.moves.size(); ++i) {
    const ai::MoveCode code = sample.moves[i].code;
    likely[i] = dot<kHidden>(layers.hidden.data(), &weights_[code_row(code.first)]);
    if (code.second != ai::MoveCode::kNone)
      likely[i] += dot<kHidden>(layers.hidden.data(), &weights_[code_row(code.second)]);
  }
  soften(likely, sample.moves.size());
  for (std::size_t i = 0; i < sample.moves.size(); ++i) {
    const float wrong = (likely[i] - sample.moves[i].likely) * kMovesCount;
    for (const int code : {sample.moves[i].code.first, sample.moves[i].code.second}) {
      if (code == ai::MoveCode::kNone) continue;
      add<kHidden>(&gradient[code_row(code)], layers.hidden.data(), wrong);
      add<kHidden>(layers.blame.data(), &weights_[code_row(code)], wrong);
    }
  }
}

float Learner::study(const Sample& sample, Weights& gradient) const {
  Layers layers;
  look(sample.inputs, sample.kind, layers);
  const float loss = study_shares(sample, layers, gradient);
  study_moves(sample, layers, gradient);
  blame_inputs(sample.inputs, layers, gradient);
  return loss;
}

float Learner::study(const HabitSample& sample, Weights& gradient) const {
  constexpr float kScale = ai::Net::kLikingScale;
  std::array<Layers, HabitSample::kMostMoves> layers;
  std::array<float, HabitSample::kMostMoves> likely;
  for (std::size_t i = 0; i < sample.moves.size(); ++i) {
    const HabitSample::After& after = sample.moves[i];
    look(after.inputs, after.kind, layers[i]);
    likely[i] = kScale * seat_value(layers[i], after.kind, 0);
  }
  soften(likely, sample.moves.size());
  float loss = 0;
  for (std::size_t i = 0; i < sample.moves.size(); ++i) {
    const HabitSample::After& after = sample.moves[i];
    if (after.likely > 0) loss -= after.likely * std::log(std::max(likely[i], 1e-6f));
    blame_seat(layers[i], after.kind, 0, (likely[i] - after.likely) * kScale, gradient);
    blame_deep(layers[i], after.kind, gradient);
    blame_inputs(after.inputs, layers[i], gradient);
  }
  return loss;
}

void Learner::step(Weights& gradient, std::size_t samples, float rate) {
  constexpr float kMeanDecay = 0.9f, kSpreadDecay = 0.999f, kTiny = 1e-8f;
  ++steps_;
  const float each = 1.0f / static_cast<float>(samples);
  const float warm_mean = 1 - std::pow(kMeanDecay, static_cast<float>(steps_));
  const float warm_spread = 1 - std::pow(kSpreadDecay, static_cast<float>(steps_));
  const float length = rate / warm_mean, scale = 1 / warm_spread;
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    const float slope = gradient[i] * each;
    gradient[i] = 0;
    mean_[i] = kMeanDecay * mean_[i] + (1 - kMeanDecay) * slope;
    spread_[i] = kSpreadDecay * spread_[i] + (1 - kSpreadDecay) * slope * slope;
    weights_[i] = std::clamp(weights_[i] - length * mean_[i] / (std::sqrt(spread_[i] * scale) + kTiny), -kMost, kMost);
  }
}

std::vector<ai::Net::Weight> Learner::rounded() const {
  std::vector<ai::Net::Weight> whole(weights_.size());
  for (std::size_t i = 0; i < weights_.size(); ++i)
    whole[i] = static_cast<ai::Net::Weight>(std::lround(weights_[i] * ai::Net::kOne));
  return whole;
}

ai::Net Learner::net() const {
  ai::Net net(inputs_, players_, codes_, kinds_);
  net.read(rounded().data());
  return net;
}

void Learner::save(std::ostream& out) const {
  out.write(reinterpret_cast<const char*>(&steps_), sizeof steps_);
  for (const Weights* values : {&weights_, &mean_, &spread_})
    out.write(reinterpret_cast<const char*>(values->data()),
              static_cast<std::streamsize>(values->size() * sizeof(float)));
}

bool Learner::load(std::istream& in) {
  in.read(reinterpret_cast<char*>(&steps_), sizeof steps_);
  for (Weights* values : {&weights_, &mean_, &spread_})
    in.read(reinterpret_cast<char*>(values->data()), static_cast<std::streamsize>(values->size() * sizeof(float)));
  return static_cast<bool>(in);
}

}  // namespace menagerie::training
