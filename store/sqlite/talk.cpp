#include "store/sqlite/talk.h"

#include <algorithm>

#include "store/sqlite/tables.h"

namespace menagerie::store::rows {
namespace {

ChatLine chat_line(const Row& row) {
  return {.table = row.text(0),
          .number = row.number(1),
          .at = row.number(2),
          .person = row.text(3),
          .name = row.text(4),
          .text = row.text(5)};
}

}  // namespace

Outcome add_chat(Database& database, const ChatLine& line, std::int64_t most, std::int64_t& number) {
  return database.all_or_nothing([&] {
    std::int64_t game = 0;
    const Outcome counted = database.read(
        "UPDATE game_table SET chat_lines = chat_lines + 1 WHERE id = ?1 AND chat_lines < ?2 "
        "AND EXISTS (SELECT 1 FROM person WHERE id = ?3) RETURNING number, chat_lines",
        [&](const Row& row) {
          game = row.number(0);
          number = row.number(1);
        },
        line.table, most, line.person);
    if (counted != Outcome::Stored) return counted;
    if (game == 0) return Outcome::Missing;
    return database.change("INSERT INTO chat(game, number, at, person, name, text) VALUES(?1, ?2, ?3, ?4, ?5, ?6)",
                           game, number, line.at, line.person, line.name, line.text);
  });
}

Outcome last_chat(Database& database, const std::string& table, int limit, std::vector<ChatLine>& found) {
  const Outcome outcome = database.read(
      "SELECT g.id, c.number, c.at, c.person, c.name, c.text FROM game_table AS g JOIN chat AS c ON c.game = g.number "
      "WHERE g.id = ?1 ORDER BY c.number DESC LIMIT ?2",
      [&](const Row& row) { found.push_back(chat_line(row)); }, table, limit);
  std::reverse(found.begin(), found.end());
  return outcome;
}

Outcome chat_of(Database& database, const std::string& person, const Page& page, PageOf<ChatLine>& found) {
  const auto key = page.after.empty() ? PageKey() : parse_page_key(page.after);
  std::int64_t game = 0;
  if (!key || (!page.after.empty() && key->id.empty())) return Outcome::Missing;
  if (const Outcome known = number_of_key(database, key->id, game); known != Outcome::Stored) return known;
  const Outcome outcome = database.read(
      "SELECT g.id, c.number, c.at, c.person, c.name, c.text FROM chat AS c JOIN game_table AS g ON g.number = c.game "
      "WHERE c.person = ?1 AND (c.game, c.number) > (?2, ?3) ORDER BY c.game, c.number LIMIT ?4",
      [&](const Row& row) { found.rows.push_back(chat_line(row)); }, person, game, key->number, page.limit + 1);
  found.cut(page.limit, [](const ChatLine& line) { return print_page_key({line.number, line.table}); });
  return outcome;
}

Outcome add_report(Database& database, const Report& report) {
  return database.change(
      "INSERT INTO report(game, chat, by, reason, at) SELECT number, ?2, ?3, ?4, ?5 FROM game_table WHERE id = ?1 "
      "AND EXISTS(SELECT 1 FROM chat WHERE game = game_table.number AND chat.number = ?2) "
      "AND EXISTS(SELECT 1 FROM person WHERE id = ?3)",
      report.table, report.chat, report.by, report.reason, report.at);
}

Outcome set_mute(Database& database, const std::string& person, const std::string& muted, Mute mute) {
  const Outcome outcome = mute == Mute::On
                              ? database.change("INSERT INTO mute(person, muted) VALUES(?1, ?2)", person, muted)
                              : database.change("DELETE FROM mute WHERE person = ?1 AND muted = ?2", person, muted);
  const Outcome already = mute == Mute::On ? Outcome::Taken : Outcome::Missing;
  return outcome == already ? Outcome::Stored : outcome;
}

Outcome muted_by(Database& database, const std::string& person, std::vector<std::string>& found) {
  return database.read(
      "SELECT muted FROM mute WHERE person = ?1 ORDER BY muted", [&](const Row& row) { found.push_back(row.text(0)); },
      person);
}

Outcome mutes_of(Database& database, const std::string& person, const Page& page, PageOf<std::string>& found) {
  const Outcome outcome = database.read(
      "SELECT muted FROM mute WHERE person = ?1 AND muted > ?2 ORDER BY muted LIMIT ?3",
      [&](const Row& row) { found.rows.push_back(row.text(0)); }, person, page.after, page.limit + 1);
  found.cut(page.limit, [](const std::string& muted) { return muted; });
  return outcome;
}

Outcome reports_by(Database& database, const std::string& person, const Page& page, PageOf<Report>& found) {
  const auto key = page.after.empty() ? PageKey{kNewest} : parse_page_key(page.after);
  if (!key || !key->id.empty()) return Outcome::Missing;
  std::vector<std::int64_t> numbers;
  const Outcome outcome = database.read(
      "SELECT r.number, g.id, r.chat, r.by, r.reason, r.at FROM report AS r JOIN game_table AS g ON g.number = r.game "
      "WHERE r.by = ?1 AND r.number < ?2 ORDER BY r.number DESC LIMIT ?3",
      [&](const Row& row) {
        numbers.push_back(row.number(0));
        found.rows.push_back({row.text(1), row.number(2), row.text(3), row.text(4), row.number(5)});
      },
      person, key->number, page.limit + 1);
  found.cut(page.limit, [&](const Report&) { return print_page_key({numbers[page.limit - 1]}); });
  return outcome;
}

}  // namespace menagerie::store::rows
