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
  store_.others_alive([this, at](Outcome outcome, const std::vector<std::string>& found) {
    if (outcome != Outcome::Stored || at < trust_others_until_) return;
    const std::set<std::string> others(found.begin(), found.end());
    const bool one_has_gone = !std::includes(others.begin(), others.end(), others_.begin(), others_.end());
    if (others != others_) log_info("other servers of this store: " + std::to_string(others.size()));
    others_ = others;
    if (one_has_gone) tell_.other_has_gone();
  });
}

void SignsOfLife::ask_for_others(std::function<void(bool some)> then) {
  store_.others_alive([this, then = std::move(then)](Outcome outcome, const std::vector<std::string>& found) {
    others_.insert(found.begin(), found.end());
    then(outcome == Outcome::Stored && !found.empty());
  });
}

}  // namespace menagerie::server
