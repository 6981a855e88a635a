// P2: the orders in which cards can be laid on the pile. Order 0 is the order in which they went.
#pragma once

#include "engine/beasty/row.h"

namespace menagerie::beasty {

// How many orders there are of so many cards: at most five go in one step.
inline constexpr int kOrders[] = {1, 1, 2, 6, 24, 120};

// The factorial digits of the order say, card by card, which of those left comes next.
constexpr Row in_order(Row cards, int order) {
  Row result;
  for (int left = cards.size(); left > 0; --left) {
    const int which = order / kOrders[left - 1];
    order %= kOrders[left - 1];
    result.add(cards.at(which));
    cards.remove(which);
  }
  return result;
}

}  // namespace menagerie::beasty
