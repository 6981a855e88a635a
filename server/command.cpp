#include "server/command.h"

#include <algorithm>
#include <array>

#include "notation/fields.h"

namespace menagerie::server {
namespace {

using notation::field;
using notation::Json;
using notation::optional_field;

constexpr int kLongestId = 40;
constexpr std::size_t kLongestText = 2'000;

// Each command, and what it must carry besides `table` and `id`.
struct Form {
  const char* what;
  bool needs_seat = false;
  bool needs_level = false;
  bool needs_version = false;
  const char* text = nullptr;
};
constexpr std::array<Form, 12> kForms = {{
    {.what = "sit"},
    {.what = "stand"},
    {.what = "bot", .needs_seat = true, .needs_level = true},
    {.what = "kick", .needs_seat = true},
    {.what = "start"},
    {.what = "lot", .text = "lot"},
    {.what = "reveal", .text = "secret"},
    {.what = "move", .needs_version = true, .text = "move"},
    {.what = "resign"},
    {.what = "back"},
    {.what = "close"},
    {.what = "rematch"},
}};

const Form* form_of(const std::string& type) {
  const auto* found = std::find_if(kForms.begin(), kForms.end(), [&](const Form& form) { return type == form.what; });
  return found == kForms.end() ? nullptr : found;
}

bool is_id(const std::string* id) {
  return id && !id->empty() && id->size() <= kLongestId && std::all_of(id->begin(), id->end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
         });
}

Refused bad(std::string sentence) { return {"bad_message", std::move(sentence)}; }

// An optional number; refused when it is there and wrong, or missing where it is needed.
std::optional<Refused> read_number(const Json& message, const char* name, bool needed, int least, int most,
                                   std::optional<int>& into) {
  const Json* value = optional_field(message, name);
  if (value) into = notation::integer(value, least, most);
  if ((value && !into) || (needed && !value))
    return bad(std::string("the field '") + name + "' must be a number from " + std::to_string(least) + " to " +
               std::to_string(most));
  return std::nullopt;
}

}  // namespace

bool is_command(const std::string& type) { return form_of(type) != nullptr; }

Result<Command> parse_command(const Json& message) {
  const std::string* type = notation::text(field(message, "t"));
  const Form* form = type ? form_of(*type) : nullptr;
  if (!form) return bad("the field 't' names no command");
  Command command;
  command.what = *type;
  const std::string* table = notation::text(field(message, "table"));
  if (!table) return bad("the field 'table' must be the table's id");
  command.table = *table;
  const std::string* id = notation::text(field(message, "id"));
  if (!is_id(id)) return bad("the field 'id' must be 1 to 40 of the characters A-Z a-z 0-9 _ -, new for every command");
  command.id = *id;
  if (auto wrong = read_number(message, "seat", form->needs_seat, 0, 3, command.seat)) return *wrong;
  if (auto wrong = read_number(message, "level", form->needs_level, 1, 6, command.level)) return *wrong;
  if (auto wrong = read_number(message, "version", form->needs_version, 0, 1'000'000, command.version)) return *wrong;
  if (form->text) {
    const std::string* text = notation::text(field(message, form->text));
    if (!text || text->size() > kLongestText) return bad(std::string("the field '") + form->text + "' must be a text");
    command.text = *text;
  }
  if (const Json* back = optional_field(message, "return")) {
    if (!back->is_boolean()) return bad("the field 'return' must be true or false");
    command.return_game = back->get<bool>();
  }
  return command;
}

}  // namespace menagerie::server
