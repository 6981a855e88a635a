#include "server/signs_of_life.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "server/log.h"

namespace menagerie::server {

using store::Outcome;

SignsOfLife::SignsOfLife(store::Store& store, Others others, std::function<Millis()> now, Tell tell)
    : store_(store), others_possible_(others), now_(std::move(now)), tell_(std::move(tell)) {}

void SignsOfLife::tick() {
  const Millis now = now_();
  if (last_ == 0) answered_ = now;
  if (now - answered_ > kPatience) lost();
  if (now - last_ < kEvery) return;
  last_ = now;
  store_.still_alive(now, [this, now](Outcome outcome) { given(now, outcome); });
}

void SignsOfLife::stood_still(Millis by) {
  if (last_ != 0) answered_ += by;
  if (last_stored_ != 0) last_stored_ += by;
}

void SignsOfLife::lost() {
  if (std::exchange(stored_, false)) tell_.store_is_gone();
}

void SignsOfLife::given(Millis at, Outcome outcome) {
  answered_ = now_();
  if (outcome != Outcome::Stored) return lost();
  const bool was_stored = std::exchange(stored_, true);
  const Millis before = std::exchange(last_stored_, at);
  if (!was_stored) {
    // After a silence all of them seem to have gone: they are given time to say that they have not.
    trust_others_until_ = now_() + kTrustOthers;
    tell_.store_is_back(before == 0 ? 0 : now_() - before);
  }
  if (others_possible_ == Others::MayBe) look_at_others(at);
}

void SignsOfLife::look_at_others(Millis at) {
  store_.other_nodes([this, at](Outcome outcome, const store::OtherNodes& found) {
    if (outcome != Outcome::Stored || at < trust_others_until_) return;
    const std::set<std::string> others(found.alive.begin(), found.alive.end());
    const std::set<std::string> before = std::exchange(others_, others);
    if (others != before) log_info("other servers of this store: " + std::to_string(others.size()));
    const auto has_gone = [&](const std::string& node) { return !others.contains(node); };
    const auto has_died = [&](const std::string& node) {
      return has_gone(node) && std::ranges::find(found.left, node) == found.left.end();
    };
    if (!std::ranges::any_of(before, has_gone)) return;
    tell_.other_has_gone(std::ranges::any_of(before, has_died) ? Farewell::None : Farewell::Said);
  });
}

void SignsOfLife::ask_for_others(std::function<void(bool some)> then) {
  store_.other_nodes([this, then = std::move(then)](Outcome outcome, const store::OtherNodes& found) {
    others_.insert(found.alive.begin(), found.alive.end());
    then(outcome == Outcome::Stored && !found.alive.empty());
  });
}

}  // namespace menagerie::server
