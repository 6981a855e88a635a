#include "client/checker.h"

#include <fmt/core.h>

#include <algorithm>

#include "notation/hex.h"
#include "notation/record.h"

namespace menagerie::client {
namespace {

constexpr std::size_t kMostCases = 10;

const char* name_of(Fault fault) {
  switch (fault) {
    case Fault::Lost: return "lost";
    case Fault::Doubled: return "doubled";
    case Fault::Changed: return "changed";
    case Fault::Unverified: break;
  }
  return "unverified";
}

constexpr auto by_version = [](const auto& entry, std::uint32_t version) { return entry.version < version; };

// The entry of that version in a list sorted by version; nullptr where there is none.
template <class Entry>
const Entry* find(const std::vector<Entry>& entries, std::uint32_t version) {
  const auto at = std::lower_bound(entries.begin(), entries.end(), version, by_version);
  return at != entries.end() && at->version == version ? &*at : nullptr;
}

}  // namespace

// FNV-1a.
FrameHash hash_of(std::string_view frame) {
  FrameHash hash = 0xcbf29ce484222325;
  for (const char c : frame) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

void Testimony::fault(Fault fault, const std::string& what) {
  faults_.emplace_back(fault, fmt::format("table {}, {}: {}", table_, who_, what));
}

void Testimony::told_fresh(std::uint32_t version) {
  if (version < version_) fault(Fault::Changed, fmt::format("went back from version {} to {}", version_, version));
  version_ = version;
}

void Testimony::told_joined(std::uint32_t version) {
  if (version == version_) return;
  fault(Fault::Changed, fmt::format("joined at version {} with the entries up to {}", version, version_));
}

void Testimony::remember(const SeenEntry& entry) {
  const auto at = std::lower_bound(seen_.begin(), seen_.end(), entry.version, by_version);
  if (at == seen_.end() || at->version != entry.version) seen_.insert(at, entry);
  else if (at->hash != entry.hash) fault(Fault::Changed, fmt::format("was told two entries {}", entry.version));
}

void Testimony::told_entry(std::uint32_t version, std::string_view id, std::string_view frame) {
  if (version > version_ + 1) fault(Fault::Changed, fmt::format("entry {} came after {}", version, version_));
  version_ = std::max(version_, version);
  remember({version, hash_of(frame)});
  if (id.empty()) return;
  const auto [command, is_new] = acknowledged_.try_emplace(std::string(id), version);
  if (!is_new && command->second != version)
    fault(Fault::Doubled, fmt::format("command {} was done as entry {} and {}", id, command->second, version));
}

void Checker::add(Fault fault, const std::string& sentence) {
  ++counts_[static_cast<std::size_t>(fault)];
  if (cases_.size() < kMostCases) cases_.push_back(fmt::format("{}: {}", name_of(fault), sentence));
}

bool Checker::all_well() const {
  return std::all_of(counts_.begin(), counts_.end(), [](int count) { return count == 0; });
}

void Checker::compare(const Testimony& testimony, const std::vector<LogEntry>& log) {
  for (const auto& [fault, sentence] : testimony.faults_) add(fault, sentence);
  acknowledged_ += static_cast<int>(testimony.acknowledged_.size());
  check_versions(testimony, log);
  check_seen(testimony, log);
  check_commands(testimony, log);
}

// From the first on without gaps. Making the table is version 1, which may be told as an entry or not.
void Checker::check_versions(const Testimony& testimony, const std::vector<LogEntry>& log) {
  std::uint32_t last = !log.empty() && log.front().version == 2 ? 1 : 0;
  for (const LogEntry& entry : log) {
    if (entry.version != last + 1)
      add(Fault::Changed, fmt::format("table {}, {}: in the log entry {} comes after {}", testimony.table_,
                                      testimony.who_, entry.version, last));
    last = entry.version;
  }
}

void Checker::check_seen(const Testimony& testimony, const std::vector<LogEntry>& log) {
  for (const SeenEntry& seen : testimony.seen_) {
    const LogEntry* now = find(log, seen.version);
    if (now && now->hash == seen.hash) continue;
    add(Fault::Changed, fmt::format("table {}, {}: entry {} {}", testimony.table_, testimony.who_, seen.version,
                                    now ? "is another one now" : "is gone"));
  }
}

void Checker::check_commands(const Testimony& testimony, const std::vector<LogEntry>& log) {
  std::map<std::string_view, std::uint32_t> done;
  for (const LogEntry& entry : log) {
    if (entry.id.empty()) continue;
    const auto [first, is_new] = done.try_emplace(entry.id, entry.version);
    if (!is_new)
      add(Fault::Doubled, fmt::format("table {}, {}: command {} is in entry {} and {}", testimony.table_,
                                      testimony.who_, entry.id, first->second, entry.version));
  }
  for (const auto& [id, version] : testimony.acknowledged_) {
    const auto found = done.find(id);
    if (found != done.end() && found->second == version) continue;
    add(Fault::Lost,
        fmt::format("table {}, {}: command {} was acknowledged as entry {} and {}", testimony.table_, testimony.who_,
                    id, version, found == done.end() ? "is gone" : fmt::format("is now {}", found->second)));
  }
}

void Checker::check_record(const std::string& table, const std::string& commitment, std::string_view text) {
  ++records_;
  const auto record = notation::parse_record(text);
  if (!record) return add(Fault::Unverified, fmt::format("table {}: {}", table, record.sentence()));
  if (!record->commitment || notation::print_hex(*record->commitment) != commitment)
    return add(Fault::Unverified, fmt::format("table {}: another commitment than the one shown before", table));
  const auto replay = notation::verify(*record);
  if (!replay) add(Fault::Unverified, fmt::format("table {}: {}", table, replay.sentence()));
}

void Checker::record_missing(const std::string& table, const std::string& why) {
  add(Fault::Unverified, fmt::format("table {}: no record: {}", table, why));
}

}  // namespace menagerie::client
