#include "fields.h"

#include <algorithm>

namespace literal {

void refuse_if(bool bad, const std::string& why) {
  if (bad) throw Refusal(why);
}

const Json& field(const Json& object, const std::string& name) {
  refuse_if(!object.is_object(), "not an object");
  const auto found = object.find(name);
  refuse_if(found == object.end(), "missing: " + name);
  return *found;
}

bool given(const Json& object, const std::string& name) {
  const auto found = object.find(name);
  return found != object.end() && !found->is_null();
}

std::string text(const Json& value) {
  refuse_if(!value.is_string(), "not a text");
  return value.get<std::string>();
}

// Integers are JSON integers: neither true nor 1.0.
std::size_t number(const Json& value, std::size_t lowest, std::size_t highest) {
  refuse_if(!value.is_number_integer(), "not an integer");
  refuse_if(!value.is_number_unsigned() && value.get<std::int64_t>() < 0, "a negative number");
  const auto n = value.get<std::uint64_t>();
  refuse_if(n < lowest || n > highest, "a number out of range");
  return static_cast<std::size_t>(n);
}

bool flag(const Json& value) {
  refuse_if(!value.is_boolean(), "neither true nor false");
  return value.get<bool>();
}

Words words(const Json& value) {
  refuse_if(!value.is_array(), "not a list");
  Words all;
  for (const Json& item : value) all.push_back(text(item));
  return all;
}

std::vector<Words> lists(const Json& value) {
  refuse_if(!value.is_array(), "not a list of lists");
  std::vector<Words> all;
  for (const Json& item : value) all.push_back(words(item));
  return all;
}

std::vector<Words> lists(const Json& value, std::size_t how_many) {
  const std::vector<Words> all = lists(value);
  refuse_if(all.size() != how_many, "not one list for each seat");
  return all;
}

Seed seed(const Json& value) {
  const std::string digits = text(value);
  refuse_if(digits.size() != 64, "a seed has 64 hex digits");
  Seed bytes{};
  for (std::size_t i = 0; i < 64; ++i) {
    const char c = digits[i];
    int digit = 0;
    if (c >= '0' && c <= '9') digit = c - '0';
    else if (c >= 'a' && c <= 'f') digit = c - 'a' + 10;
    else if (c >= 'A' && c <= 'F') digit = c - 'A' + 10;
    else throw Refusal("not a hex digit");
    bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] * 16 + digit);
  }
  return bytes;
}

bool contains(const Words& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

std::string join(const Words& list) {
  std::string all;
  for (const std::string& word : list) {
    if (!all.empty()) all += ' ';
    all += word;
  }
  return all;
}

}  // namespace literal
