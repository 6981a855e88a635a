// Why something was not done: a word for programs and a sentence for people. Nothing has changed.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace menagerie::server {

struct Refused {
  const char* code;
  std::string text;
};

// The same as a status of HTTP.
int status_of(std::string_view code);

// A value, or why there is none.
template <class Value>
class Result {
 public:
  Result(Value value) : held_(std::move(value)) {}
  Result(Refused refused) : held_(std::move(refused)) {}
  explicit operator bool() const { return held_.index() == 0; }
  Value& operator*() { return std::get<0>(held_); }
  Value* operator->() { return &std::get<0>(held_); }
  const Refused& refused() const { return std::get<1>(held_); }

 private:
  std::variant<Value, Refused> held_;
};

}  // namespace menagerie::server
