#include "server/lagging_fold.h"

#include <utility>

namespace menagerie::server {
namespace {

const store::Entry& entry_after(const Room& table, const Room& fold) {
  return table.entries()[static_cast<std::size_t>(fold.version())];
}

}  // namespace

std::int32_t LaggingFold::catch_up(const Room& table) {
  const std::int32_t until = table.version() - lag_;
  if (until <= 0) return 0;
  if (!behind_) behind_ = std::make_unique<Room>(table.before_first_entry());
  const std::int32_t from = behind_->version();
  while (behind_->version() < until) behind_->apply(entry_after(table, *behind_));
  return until - from;
}

std::int32_t LaggingFold::tell_again(const Room& table, const Span& span, const Tell& tell) {
  if (span.after >= span.last) return 0;
  const std::int32_t caught_up = catch_up(table);
  Room fold = behind_ && behind_->version() <= span.after ? Room(*behind_) : table.before_first_entry();
  const std::int32_t from = fold.version();
  while (fold.version() < span.last) {
    const store::Entry& entry = entry_after(table, fold);
    const Story story = fold.apply(entry);
    if (entry.version > span.after) tell(fold, entry, story);
  }
  return caught_up + span.last - from;
}

}  // namespace menagerie::server
