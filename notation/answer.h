// What comes of reading a text: a value, or a sentence that says what is wrong with it, fit to show.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace menagerie::notation {

struct Refusal {
  std::string sentence;
};

template <class Value>
class Answer {
 public:
  Answer(Value value) : value_(std::move(value)) {}
  Answer(Refusal refusal) : refusal_(std::move(refusal)) {}

  explicit operator bool() const { return value_.has_value(); }
  const Value& operator*() const { return *value_; }
  Value& operator*() { return *value_; }
  const Value* operator->() const { return &*value_; }
  const Refusal& refusal() const { return refusal_; }
  const std::string& sentence() const { return refusal_.sentence; }

 private:
  std::optional<Value> value_;
  Refusal refusal_;
};

}  // namespace menagerie::notation
