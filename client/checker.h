// What clients were told, and whether a server still says the same. Pure: it sees texts and versions, never a socket.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace menagerie::client {

enum class Fault { Lost, Doubled, Changed, Unverified };
inline constexpr int kFaults = 4;

// Stands for a frame, byte for byte; the frames of a long test would not fit into memory.
using FrameHash = std::uint64_t;
FrameHash hash_of(std::string_view frame);

struct SeenEntry {
  std::uint32_t version;
  FrameHash hash;
};

// An entry of the log as a viewer gets it in the end.
struct LogEntry {
  std::uint32_t version;
  FrameHash hash;
  std::string id;  // of the viewer's command, if it was one
};

// What one viewer of one table was told while it happened.
class Testimony {
 public:
  // `who` names the viewer in sentences.
  Testimony(std::string table, std::string who) : table_(std::move(table)), who_(std::move(who)) {}

  // A table message: what came before this version need not have been seen.
  void told_fresh(std::uint32_t version);
  // An entry; with an id it acknowledges a command.
  void told_entry(std::uint32_t version, std::string_view id, std::string_view frame);

  // The answer to "I have version v": all that was missing has come.
  void told_joined(std::uint32_t version);

  const std::string& table() const { return table_; }
  std::uint32_t version() const { return version_; }
  std::size_t acknowledged() const { return acknowledged_.size(); }

 private:
  friend class Checker;
  void fault(Fault fault, const std::string& what);
  void remember(const SeenEntry& entry);

  std::string table_;
  std::string who_;
  std::uint32_t version_ = 0;
  std::vector<SeenEntry> seen_;                        // by version
  std::map<std::string, std::uint32_t> acknowledged_;  // the command's id, the version that was told
  std::vector<std::pair<Fault, std::string>> faults_;
};

class Checker {
 public:
  // The whole log as that viewer gets it in the end; empty where the server does not know the table any more.
  void compare(const Testimony& testimony, const std::vector<LogEntry>& log);
  // The record of a finished game, and the commitment that was shown before it.
  void check_record(const std::string& table, const std::string& commitment, std::string_view record);
  // A record that should be there and is not.
  void record_missing(const std::string& table, const std::string& why);

  int count(Fault fault) const { return counts_[static_cast<std::size_t>(fault)]; }
  bool all_well() const;
  int acknowledged() const { return acknowledged_; }
  int records() const { return records_; }
  // The first ten cases, a sentence each.
  const std::vector<std::string>& cases() const { return cases_; }

 private:
  void add(Fault fault, const std::string& sentence);
  void check_versions(const Testimony& testimony, const std::vector<LogEntry>& log);
  void check_seen(const Testimony& testimony, const std::vector<LogEntry>& log);
  void check_commands(const Testimony& testimony, const std::vector<LogEntry>& log);

  std::array<int, kFaults> counts_{};
  int acknowledged_ = 0;
  int records_ = 0;
  std::vector<std::string> cases_;
};

}  // namespace menagerie::client
