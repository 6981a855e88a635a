// The rules of the three games once more, spoken to in lines of the rules protocol. What lies behind is
// written to be read beside the rule texts; the fast engine is checked against it.
#pragma once

#include <memory>
#include <string>

namespace literal {

class Rules {
 public:
  Rules();
  ~Rules();
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  // One JSON object in, one JSON object out, both without a line end.
  std::string answer(const std::string& request_line);

 private:
  struct Table;
  std::unique_ptr<Table> table_;
};

}  // namespace literal
