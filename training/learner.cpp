#include "training/learner.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <ostream>

namespace menagerie::training {
namespace {

constexpr float kCutOff = static_cast<float>(ai::Net::kMost) / ai::Net::kOne;
constexpr float kMovesCount = 0.3f;  // how much the choice of moves counts beside the shares
using Hidden = std::array<float, ai::Net::kHidden>;

void add(float* to, const float* column, float times) {
  for (std::size_t i = 0; i < ai::Net::kHidden; ++i) to[i] += column[i] * times;
}
// Summed eight apart, always in the same order, so that it can be done eight at a time.
float dot(const float* a, const float* b) {
  std::array<float, 8> sums{};
  for (std::size_t i = 0; i < ai::Net::kHidden; i += sums.size())
    for (std::size_t lane = 0; lane < sums.size(); ++lane) sums[lane] += a[i + lane] * b[i + lane];
  return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}

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

Learner::Learner(int inputs, int players, int codes, QuickRandom random)
    : inputs_(inputs), players_(players), codes_(codes), weights_(seat_bias() + kMaxPlayers) {
  // Small and different, so that hidden values begin to differ; some of them begin switched on.
  const auto even = [&random](float range) { return (static_cast<float>(random.below(20'001)) / 10'000 - 1) * range; };
  for (float& weight : weights_) weight = even(0.08f);
  for (std::size_t i = 0; i < kHidden; ++i) weights_[static_cast<std::size_t>(inputs_) * kHidden + i] = 0.3f;
  for (std::size_t i = seat_bias(); i < weights_.size(); ++i) weights_[i] = 0;
  mean_ = spread_ = no_gradient();
}

float Learner::study(const Sample& sample, Weights& gradient) const {
  Hidden hidden, cut, back{};
  std::copy_n(&weights_[static_cast<std::size_t>(inputs_) * kHidden], kHidden, hidden.begin());
  for (const std::size_t input : sample.inputs) add(hidden.data(), &weights_[input * kHidden], 1);
  for (std::size_t i = 0; i < kHidden; ++i) cut[i] = std::clamp(hidden[i], 0.0f, kCutOff);

  ai::Shares shares{};
  const auto seats = static_cast<std::size_t>(players_);
  for (std::size_t seat = 0; seat < seats; ++seat)
    shares[seat] = dot(cut.data(), &weights_[seat_row(seat)]) + weights_[seat_bias() + seat];
  soften(shares, seats);
  float loss = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const float wrong = shares[seat] - sample.shares[seat];
    loss += wrong * wrong;
    add(&gradient[seat_row(seat)], cut.data(), wrong);
    add(back.data(), &weights_[seat_row(seat)], wrong);
    gradient[seat_bias() + seat] += wrong;
  }

  std::array<float, Sample::kMostMoves> likely;
  for (std::size_t i = 0; i < sample.moves.size(); ++i) {
    const ai::MoveCode code = sample.moves[i].code;
    likely[i] = dot(cut.data(), &weights_[code_row(code.first)]);
    if (code.second != ai::MoveCode::kNone) likely[i] += dot(cut.data(), &weights_[code_row(code.second)]);
  }
  if (!sample.moves.empty()) soften(likely, sample.moves.size());
  for (std::size_t i = 0; i < sample.moves.size(); ++i) {
    const float wrong = (likely[i] - sample.moves[i].likely) * kMovesCount;
    for (const int code : {sample.moves[i].code.first, sample.moves[i].code.second}) {
      if (code == ai::MoveCode::kNone) continue;
      add(&gradient[code_row(code)], cut.data(), wrong);
      add(back.data(), &weights_[code_row(code)], wrong);
    }
  }

  for (std::size_t i = 0; i < kHidden; ++i)
    if (hidden[i] <= 0 || hidden[i] >= kCutOff) back[i] = 0;
  for (const std::size_t input : sample.inputs) add(&gradient[input * kHidden], back.data(), 1);
  add(&gradient[static_cast<std::size_t>(inputs_) * kHidden], back.data(), 1);
  return loss;
}

void Learner::step(Weights& gradient, std::size_t samples, float rate) {
  constexpr float kMeanDecay = 0.9f, kSpreadDecay = 0.999f, kTiny = 1e-8f;
  constexpr float kRange = 60;  // what 16 bits can hold
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
    weights_[i] =
        std::clamp(weights_[i] - length * mean_[i] / (std::sqrt(spread_[i] * scale) + kTiny), -kRange, kRange);
  }
}

std::vector<std::int16_t> Learner::rounded() const {
  std::vector<std::int16_t> whole(weights_.size());
  for (std::size_t i = 0; i < weights_.size(); ++i)
    whole[i] = static_cast<std::int16_t>(std::lround(weights_[i] * ai::Net::kOne));
  return whole;
}

ai::Net Learner::net() const {
  ai::Net net(inputs_, players_, codes_);
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
