// menagerie-house.wasm: all that a browser needs to host a game without a server.
#include "bindings/browser/browser_protocol.h"
#include "bindings/wasm/answering.h"

std::string answer_line(std::string_view line) {
  static menagerie::browser::BrowserProtocol protocol;
  return protocol.answer(line);
}
