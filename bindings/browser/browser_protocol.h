// What a browser needs to host a game by itself, without a server: the rules protocol, and beside it bots, commitments,
// records, replays and return games. One JSON object in, one out (docs/browser.md).
#pragma once

#include <string>
#include <string_view>

#include "notation/protocol.h"

namespace menagerie::browser {

class BrowserProtocol {
 public:
  // Answers one line. Bad input gets an answer that says so and changes nothing.
  std::string answer(std::string_view line);

 private:
  notation::Protocol rules_;
};

}  // namespace menagerie::browser
