// The rules protocol: one JSON object in, one JSON object out (docs/protocol.md). It is how programs in any
// language drive the rules, and how the browser does.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace menagerie::notation {

class Protocol {
 public:
  Protocol();
  ~Protocol();
  Protocol(Protocol&&) noexcept;
  Protocol& operator=(Protocol&&) noexcept;

  // Answers one line. Bad input gets an answer that says so and changes nothing.
  std::string answer(std::string_view line);

 private:
  class Session;
  std::unique_ptr<Session> session_;
};

}  // namespace menagerie::notation
