// What the network code needs of the rest of the server, and nothing more.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

#include "server/figures.h"
#include "server/http.h"
#include "server/refused.h"
#include "server/visitor.h"

namespace menagerie::server {

class WebSocketSession;

struct Front {
  std::function<void(const Request&, const Respond&)> answer;
  // Whether somebody may open a WebSocket, and who they are; the sentence says why not.
  std::function<void(const Request&, std::shared_ptr<Visitor>, std::function<void(std::optional<Refused>)>)> admit;
  std::function<void(const std::shared_ptr<Visitor>&)> arrived;
  std::function<void(const std::shared_ptr<Visitor>&, std::string_view)> received;
  std::function<void(const std::shared_ptr<Visitor>&)> left;
  std::function<Millis()> now;
  Figures* figures;
  std::unordered_set<WebSocketSession*> sessions;
};

}  // namespace menagerie::server
