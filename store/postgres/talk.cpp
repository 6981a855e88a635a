#include "store/postgres/talk.h"

#include <algorithm>
#include <limits>

#include "store/postgres/tables.h"

namespace menagerie::store::postgres {
namespace {

// The author's row is locked: a deletion at the same time finds the line, or this finds nobody.
constexpr Statement kAddChat{"add_chat", R"sql(
WITH who AS (
  SELECT id FROM person WHERE id = $3::text FOR KEY SHARE
), counted AS (
  UPDATE game_table SET chat_lines = chat_lines + 1 WHERE id = $1::text AND chat_lines < $6::bigint
    AND EXISTS (SELECT 1 FROM who) RETURNING number, chat_lines
)
INSERT INTO chat(game, number, at, person, name, text)
SELECT number, chat_lines, $2::bigint, $3::text, $4::bytea, $5::bytea FROM counted RETURNING number)sql"};

constexpr Statement kLastChat{"last_chat", R"sql(
SELECT g.id, c.number, c.at, c.person, c.name, c.text FROM game_table AS g JOIN chat AS c ON c.game = g.number
WHERE g.id = $1::text ORDER BY c.number DESC LIMIT $2::int)sql"};

// A table's id is looked up row by row: a join may read all tables for one page.
constexpr Statement kChatOf{"chat_of", R"sql(
SELECT (SELECT id FROM game_table WHERE number = c.game), c.number, c.at, c.person, c.name, c.text FROM chat AS c
WHERE c.person = $1::text
  AND (c.game, c.number) > (coalesce((SELECT number FROM game_table WHERE id = $2::text), 0), $3::bigint)
ORDER BY c.game, c.number LIMIT $4::int)sql"};

constexpr Statement kReport{"report", R"sql(
WITH who AS (
  SELECT id FROM person WHERE id = $3::text FOR KEY SHARE
), made AS (
  INSERT INTO report(game, chat, by, reason, at)
  SELECT g.number, $2::bigint, $3::text, $4::bytea, $5::bigint FROM game_table AS g WHERE g.id = $1::text
    AND EXISTS (SELECT 1 FROM who)
    AND EXISTS (SELECT 1 FROM chat WHERE chat.game = g.number AND chat.number = $2::bigint)
  RETURNING 1
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 ELSE 2 END)sql"};

constexpr Statement kMute{"mute", R"sql(
WITH who AS (SELECT id FROM person WHERE id = $1::text), made AS (
  INSERT INTO mute(person, muted) SELECT id, $2::text FROM who ON CONFLICT DO NOTHING
)
SELECT CASE WHEN EXISTS (SELECT 1 FROM who) THEN 0 ELSE 2 END)sql"};

constexpr Statement kUnmute{"unmute", "DELETE FROM mute WHERE person = $1::text AND muted = $2::text"};
constexpr Statement kMutedBy{"muted_by", "SELECT muted FROM mute WHERE person = $1::text ORDER BY muted"};

constexpr Statement kMutesOf{"mutes_of", R"sql(
SELECT muted FROM mute WHERE person = $1::text AND muted > $2::text ORDER BY muted LIMIT $3::int)sql"};
constexpr Statement kReportsBy{"reports_by", R"sql(
SELECT r.number, (SELECT id FROM game_table WHERE number = r.game), r.chat, r.by, r.reason, r.at FROM report AS r
WHERE r.by = $1::text AND r.number < $2::bigint ORDER BY r.number DESC LIMIT $3::int)sql"};

void read_lines(const Rows& rows, std::vector<ChatLine>& found) {
  for (int row = 0; row < rows.size(); ++row)
    found.push_back({.table = rows.text(row, 0),
                     .number = rows.number(row, 1),
                     .at = rows.number(row, 2),
                     .person = rows.text(row, 3),
                     .name = rows.text(row, 4),
                     .text = rows.text(row, 5)});
}

}  // namespace

Work add_chat(const ChatLine& line, std::int64_t most, std::int64_t& number) {
  return {{{&kAddChat, Values(key(line.table), line.at, key(line.person), line.name, line.text, most)}},
          [&number](const Rows* answers) {
            if (answers->size() == 0) return Outcome::Missing;
            number = answers->number(0, 0);
            return Outcome::Stored;
          }};
}

Work last_chat(const std::string& table, int limit, std::vector<ChatLine>& found) {
  return {{{&kLastChat, Values(key(table), limit)}}, [&found](const Rows* answers) {
            read_lines(*answers, found);
            std::reverse(found.begin(), found.end());
            return Outcome::Stored;
          }};
}

Work chat_of(const std::string& person, const Page& page, PageOf<ChatLine>& found) {
  const auto after = page.after.empty() ? PageKey() : parse_page_key(page.after);
  if (!after || (!page.after.empty() && after->id.empty())) return no_such_key();
  const auto read = [&found, limit = page.limit](const Rows* answers) {
    read_lines(*answers, found.rows);
    found.cut(limit, [](const ChatLine& line) { return print_page_key({line.number, line.table}); });
    return Outcome::Stored;
  };
  return behind_table(after->id,
                      {{{&kChatOf, Values(key(person), key(after->id), after->number, page.limit + 1)}}, read});
}

Work add_report(const Report& report) {
  return {{{&kReport, Values(key(report.table), report.chat, key(report.by), report.reason, report.at)}}, said_outcome};
}

Work mute(const std::string& person, const std::string& muted) {
  return {{{&kMute, Values(key(person), muted)}}, said_outcome};
}

Work unmute(const std::string& person, const std::string& muted) {
  return {{{&kUnmute, Values(key(person), key(muted))}}, [](const Rows*) { return Outcome::Stored; }};
}

Work muted_by(const std::string& person, std::vector<std::string>& found) {
  return {{{&kMutedBy, Values(key(person))}}, [&found](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) found.push_back(answers->text(row, 0));
            return Outcome::Stored;
          }};
}

Work mutes_of(const std::string& person, const Page& page, PageOf<std::string>& found) {
  return {{{&kMutesOf, Values(key(person), key(page.after), page.limit + 1)}},
          [&found, limit = page.limit](const Rows* answers) {
            for (int row = 0; row < answers->size(); ++row) found.rows.push_back(answers->text(row, 0));
            found.cut(limit, [](const std::string& muted) { return muted; });
            return Outcome::Stored;
          }};
}

Work reports_by(const std::string& person, const Page& page, PageOf<Report>& found) {
  const auto after =
      page.after.empty() ? PageKey{std::numeric_limits<std::int64_t>::max()} : parse_page_key(page.after);
  if (!after || !after->id.empty()) return no_such_key();
  return {{{&kReportsBy, Values(key(person), after->number, page.limit + 1)}},
          [&found, limit = page.limit](const Rows* answers) {
            const Rows& rows = *answers;
            for (int row = 0; row < rows.size(); ++row)
              found.rows.push_back(
                  {rows.text(row, 1), rows.number(row, 2), rows.text(row, 3), rows.text(row, 4), rows.number(row, 5)});
            found.cut(limit, [&](const Report&) { return print_page_key({rows.number(limit - 1, 0)}); });
            return Outcome::Stored;
          }};
}

}  // namespace menagerie::store::postgres
