// Signs of life in the store: this server's own, which also show whether anything can be stored, and those of other
// servers that share it.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "store/store.h"

namespace menagerie::server {

using store::Millis;

class SignsOfLife {
 public:
  enum class Others { None, MayBe };
  // How another node ended: with a goodbye it was told to stop, and its players were at once told to go elsewhere.
  enum class Farewell { Said, None };
  struct Tell {
    std::function<void()> store_is_gone;
    std::function<void(Millis away)> store_is_back;
    std::function<void(Farewell farewell)> other_has_gone;
  };
  SignsOfLife(store::Store& store, Others others, std::function<Millis()> now, Tell tell);

  // To be called often; gives one every second.
  void tick();
  // This process did not run for a while: that was no silence of the store.
  void stood_still(Millis by);
  // Whether others are at work at this moment. They are not taken for gone before they have been seen.
  void ask_for_others(std::function<void(bool some)> then);
  bool stored() const { return stored_; }

 private:
  static constexpr Millis kEvery = 1'000;
  static constexpr Millis kPatience = 4'000;  // without an answer: then nothing can be stored, whatever becomes of it
  static constexpr Millis kTrustOthers = 5'000;

  void lost();
  void given(Millis at, store::Outcome outcome);
  void look_at_others(Millis at);

  store::Store& store_;
  Others others_possible_;
  std::function<Millis()> now_;
  Tell tell_;
  std::set<std::string> others_;
  bool stored_ = true;
  Millis last_ = 0;         // asked for
  Millis answered_ = 0;     // one of them was
  Millis last_stored_ = 0;  // 0: none yet
  Millis trust_others_until_ = 0;
};

}  // namespace menagerie::server
