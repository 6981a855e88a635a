// When to look at which table. An entry takes 64 bytes with all that the heap needs: a flood of tables that rest fills it.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <string>
#include <utility>

#include "server/clock.h"

namespace menagerie::server {

class Agenda {
 public:
  void add(Millis when, const std::string& table) { times_.insert({when, key_of(table)}); }
  void remove(Millis when, const std::string& table) { times_.erase({when, key_of(table)}); }
  bool is_due(Millis now) const { return !times_.empty() && times_.begin()->first <= now; }
  // The first table; it is off the agenda then. Only to be called where one is due.
  std::string take() {
    const Key key = times_.extract(times_.begin()).value().second;
    return {key.begin(), std::ranges::find(key, '\0')};
  }

 private:
  using Key = std::array<char, 16>;  // as long as fresh_id makes them
  static Key key_of(const std::string& table) {
    assert(table.size() <= Key().size());
    Key key{};
    std::copy_n(table.begin(), std::min(table.size(), key.size()), key.begin());
    return key;
  }

  std::set<std::pair<Millis, Key>> times_;
};

}  // namespace menagerie::server
