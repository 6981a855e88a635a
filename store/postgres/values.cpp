#include "store/postgres/values.h"

#include <algorithm>

namespace menagerie::store::postgres {
namespace {

template <class Each, class Write>
std::string braced(const std::vector<Each>& all, Write write) {
  std::string text = "{";
  for (const Each& each : all) {
    if (text.size() > 1) text += ',';
    write(text, each);
  }
  return text + "}";
}

bool printable(char letter) { return letter >= ' ' && letter <= '~'; }

}  // namespace

std::string array_of(const std::vector<std::int64_t>& numbers) {
  return braced(numbers, [](std::string& text, std::int64_t number) { text += std::to_string(number); });
}

std::string array_of(const std::vector<std::string>& texts) {
  return braced(texts, [](std::string& text, const std::string& each) {
    text += '"';
    for (const char letter : each) {
      if (letter == '"' || letter == '\\') text += '\\';
      text += letter;
    }
    text += '"';
  });
}

std::string array_of_bytes(const std::vector<std::string>& bytes) {
  return braced(bytes, [](std::string& text, const std::string& each) {
    static constexpr char kDigits[] = "0123456789abcdef";
    text += "\"\\\\x";
    for (const char letter : each) {
      const auto byte = static_cast<unsigned char>(letter);
      text += {kDigits[byte >> 4], kDigits[byte & 15]};
    }
    text += '"';
  });
}

std::string key(const std::string& text) {
  return std::all_of(text.begin(), text.end(), printable) ? text : std::string();
}

std::vector<const char*> Values::pointers() const {
  std::vector<const char*> all;
  for (const std::string& value : values_) all.push_back(value.data());
  return all;
}

void Values::add(std::string value, Form form) {
  lengths_.push_back(static_cast<int>(value.size()));
  formats_.push_back(static_cast<int>(form));
  values_.push_back(std::move(value));
}

}  // namespace menagerie::store::postgres
