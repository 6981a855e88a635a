#include "store/copy/shelf.h"

namespace menagerie::store::copy {

std::span<const Sheet> sheets() {
  using enum Column::Kind;
  static const std::vector<Sheet> all = {
      {"person",
       "id",
       {{"id", Text},
        {"name", Bytes},
        {"name_key", Bytes},
        {"password_hash", Text},
        {"recovery_hash", Text},
        {"created", Number},
        {"banned_until", Number},
        {"ban_reason", Bytes},
        {"muted", Flag},
        {"judged", Number},
        {"skeleton", Bytes}}},
      {"session",
       "token_hash",
       {{"token_hash", Text},
        {"id", Text},
        {"person", Text},
        {"kind", Text},
        {"label", Bytes},
        {"created", Number},
        {"seen", Number}}},
      {"sign_in_place", "person, place", {{"person", Text}, {"place", Text}, {"seen", Number}}},
      {"departure", "person", {{"person", Text}, {"at", Number}}},
      {"mute", "person, muted", {{"person", Text}, {"muted", Text}}},
      {"game_table",
       "number",
       {{"number", Number},
        {"id", Text},
        {"created", Number},
        {"host", Text},
        {"spec", Text},
        {"seed", Text},
        {"state", Number},
        {"open", Flag},
        {"chat_lines", Number}}},
      {"entry",
       "game, version",
       {{"game", Number},
        {"version", Number},
        {"at", Number},
        {"seat", Number},
        {"what", Text},
        {"text", Bytes},
        {"spent", Number},
        {"command", Bytes}}},
      {"seat", "game, seat", {{"game", Number}, {"seat", Number}, {"person", Text}}},
      {"chat",
       "game, number",
       {{"game", Number}, {"number", Number}, {"at", Number}, {"person", Text}, {"name", Bytes}, {"text", Bytes}}},
      {"report",
       "number",
       {{"number", Number}, {"game", Number}, {"chat", Number}, {"by", Text}, {"reason", Bytes}, {"at", Number}}},
  };
  return all;
}

std::string column_names(const Sheet& sheet) {
  std::string names;
  for (const Column& column : sheet.columns) names += (names.empty() ? "" : ", ") + std::string(column.name);
  return names;
}

}  // namespace menagerie::store::copy
