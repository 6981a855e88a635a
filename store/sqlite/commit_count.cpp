#include "store/sqlite/commit_count.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace menagerie::store {
namespace {

constexpr const char* kPattern = "%020lld commits were durable at %020lld ms\n";

std::string when(Millis at) {
  char text[32];
  const auto seconds = static_cast<std::time_t>(at / 1000);
  std::tm utc{};
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&seconds, &utc));
  return text;
}

Error ask_number(Database& database, const char* sql, std::int64_t& number) {
  std::string text;
  const Error error = database.ask(sql, text);
  number = std::strtoll(text.c_str(), nullptr, 10);
  return error;
}

}  // namespace

std::string print_mark(const CommitMark& mark) {
  char text[128];
  std::snprintf(text, sizeof text, kPattern, static_cast<long long>(mark.commits), static_cast<long long>(mark.at));
  return text;
}

std::optional<CommitMark> parse_mark(const std::string& note) {
  long long commits = -1, at = -1;
  if (std::sscanf(note.c_str(), "%lld commits were durable at %lld", &commits, &at) != 2) return {};
  const CommitMark mark{.commits = commits, .at = at};
  return print_mark(mark) == note ? std::optional(mark) : std::nullopt;
}

Outcome count_commit(Database& database, std::int64_t& commits) {
  return database.read("UPDATE commit_count SET commits = commits + 1 RETURNING commits",
                       [&](const Row& row) { commits = row.number(0); });
}

CountedCommits counted_commits(Database& database) {
  CountedCommits counted;
  std::int64_t tables = 0;
  counted.error =
      ask_number(database, "SELECT count(*) FROM sqlite_schema WHERE name IN ('alive', 'commit_count')", tables);
  if (counted.error || tables < 2) return counted;
  counted.error = ask_number(database, "SELECT commits FROM commit_count", counted.commits);
  if (!counted.error) counted.error = ask_number(database, "SELECT at FROM alive", counted.last_alive);
  return counted;
}

std::string missing_commits(const CommitMark& mark, const CountedCommits& counted) {
  if (counted.commits >= mark.commits) return {};
  const std::string since =
      counted.last_alive == 0 ? "from its beginning on" : "since about " + when(counted.last_alive);
  return std::to_string(mark.commits - counted.commits) + " commits are missing, " + since + ": at " + when(mark.at) +
         " there were " + std::to_string(mark.commits) + ", and the file has " + std::to_string(counted.commits);
}

}  // namespace menagerie::store
