// Tells the last entries of a table again, as they were told when they happened. A second fold of the log lags behind
// the table for that, so the log is not folded from its beginning. What a viewer may know of an entry depends on the
// entries up to it alone.
#pragma once

#include <functional>
#include <memory>

#include "server/room.h"

namespace menagerie::server {

class LaggingFold {
 public:
  struct Span {
    std::int32_t after, last;  // versions
  };
  // Called with each entry of a span in turn, and the table as it was right after it.
  using Tell = std::function<void(const Room& then, const store::Entry& entry, const Story& story)>;

  // It costs memory only for logs longer than this: one table without its log.
  explicit LaggingFold(std::int32_t lag) : lag_(lag) {}

  // Returns how many entries were folded for it. Those are at most `lag` if the span begins within the last `lag`
  // entries, beside those that the second fold has to catch up with; all up to the last if it begins before.
  std::int32_t tell_again(const Room& table, const Span& span, const Tell& tell);

 private:
  std::int32_t catch_up(const Room& table);

  std::int32_t lag_;
  std::unique_ptr<Room> behind_;  // at least `lag_` entries; empty: nothing folded yet
};

}  // namespace menagerie::server
