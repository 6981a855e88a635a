#include "client/load_witness.h"

#include <fmt/core.h>

#include <utility>

namespace menagerie::client {

// While the log is asked for, an entry may also be news. What comes after the log is not compared.
void LoadWitness::heard(const Frame& frame, std::string_view text) {
  if (is_told_) return;
  const std::uint32_t version = number(frame.version).value_or(0);
  if (frame.type == "table" && !then_) testimony_.told_fresh(version);
  if (frame.type == "entry") {
    testimony_.told_entry(version, frame.id, text);
    if (then_) log_.insert_or_assign(version, LogEntry{version, hash_of(text), std::string(frame.id)});
  }
  if (!then_) return;
  is_told_ = frame.type == "joined";
  const bool was_refused = frame.type == "refused" && frame.id.empty();
  if (!is_told_ && !was_refused && !(frame.type == "table" && --tables_on_way_ < 0)) return;
  std::exchange(then_, nullptr)();  // may be the end of this
}

std::string LoadWitness::ask(int tables_on_way, std::function<void()> then) {
  tables_on_way_ = tables_on_way;
  then_ = std::move(then);
  return fmt::format(R"({{"t":"join","table":"{}","version":0}})", testimony_.table());
}

bool LoadWitness::compare(Checker& checker) const {
  if (!is_told_) return false;
  std::vector<LogEntry> log;
  for (const auto& [version, entry] : log_) log.push_back(entry);
  checker.compare(testimony_, log);
  return true;
}

}  // namespace menagerie::client
