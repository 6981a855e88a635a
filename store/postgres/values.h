// The values of one question to PostgreSQL, in the forms that libpq takes.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::store::postgres {

// Arrays go as text: numbers and texts as PostgreSQL writes them, bytes as hexadecimal.
std::string array_of(const std::vector<std::int64_t>& numbers);
std::string array_of(const std::vector<std::string>& texts);
std::string array_of_bytes(const std::vector<std::string>& bytes);

// A key to look for. One with bytes that no key of ours has is found nowhere; PostgreSQL would call it an error.
std::string key(const std::string& text);

struct Array {
  std::string literal;
};

class Values {
 public:
  Values() = default;
  template <class... Each>
  explicit Values(const Each&... each) {
    (add(each), ...);
  }

  void append(const Array& array) { add(array); }

  int size() const { return static_cast<int>(values_.size()); }
  std::vector<const char*> pointers() const;
  const std::vector<int>& lengths() const { return lengths_; }
  const std::vector<int>& formats() const { return formats_; }

 private:
  enum class Form { Text = 0, Binary = 1 };
  // A text or bytes: as they are, so that no byte needs to be written differently.
  void add(std::string_view bytes) { add(std::string(bytes), Form::Binary); }
  void add(std::integral auto number) { add(std::to_string(static_cast<std::int64_t>(number)), Form::Text); }
  void add(const Array& array) { add(array.literal, Form::Text); }
  void add(std::string value, Form form);

  std::vector<std::string> values_;
  std::vector<int> lengths_;
  std::vector<int> formats_;
};

}  // namespace menagerie::store::postgres
