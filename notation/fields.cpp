#include "notation/fields.h"

#include <algorithm>

namespace menagerie::notation {

const Json* field(const Json& object, const char* name) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

const Json* optional_field(const Json& object, const char* name) {
  const Json* value = field(object, name);
  return value && value->is_null() ? nullptr : value;
}

std::optional<int> integer(const Json* value, int least, int most) {
  if (!value || !value->is_number_integer()) return std::nullopt;
  if (value->is_number_unsigned()) {
    const auto number = value->get<std::uint64_t>();
    if (number > static_cast<std::uint64_t>(most < 0 ? 0 : most)) return std::nullopt;
  }
  const auto number = value->get<std::int64_t>();
  if (number < least || number > most) return std::nullopt;
  return static_cast<int>(number);
}

const std::string* text(const Json* value) { return value ? value->get_ptr<const std::string*>() : nullptr; }

std::optional<std::vector<std::string>> texts(const Json* value) {
  if (!value || !value->is_array()) return std::nullopt;
  std::vector<std::string> list;
  list.reserve(value->size());
  for (const Json& item : *value) {
    const std::string* one = text(&item);
    if (!one) return std::nullopt;
    list.push_back(*one);
  }
  return list;
}

std::optional<std::vector<std::vector<std::string>>> lists_of_texts(const Json* value, std::size_t size) {
  if (!value || !value->is_array() || value->size() != size) return std::nullopt;
  std::vector<std::vector<std::string>> lists;
  lists.reserve(size);
  for (const Json& item : *value) {
    auto list = texts(&item);
    if (!list) return std::nullopt;
    lists.push_back(std::move(*list));
  }
  return lists;
}

Refusal missing(std::string_view what) { return {"the field " + in_quotes(what) + " is missing or of the wrong kind"}; }

std::string in_quotes(std::string_view foreign) {
  constexpr std::size_t kLongest = 60;
  std::size_t end = std::min(foreign.size(), kLongest);
  while (end < foreign.size() && end > 0 && (foreign[end] & 0xC0) == 0x80) --end;  // never through a UTF-8 character
  std::string out = "'";
  for (const char c : foreign.substr(0, end)) out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  if (foreign.size() > end) out += "…";
  return out + "'";
}

}  // namespace menagerie::notation
