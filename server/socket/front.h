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
#include "server/ip_address.h"
#include "server/network_limiter.h"
#include "server/refused.h"
#include "server/visitor.h"

namespace menagerie::server {

class WebSocketSession;

struct Front {
  Networks trusted_proxies = Networks::loopback();
  bool over_tls = false;  // players come by https, whatever a proxy says
  // Why a request is refused by its head alone, before its body is read. Empty: it is taken.
  std::function<std::optional<Refused>(const Request&)> refuse = [](const Request&) { return std::nullopt; };
  std::function<void(const Request&, const Respond&)> answer;
  // Whether somebody may open a WebSocket, and who they are; the sentence says why not.
  std::function<void(const Request&, std::shared_ptr<Visitor>, std::function<void(std::optional<Refused>)>)> admit;
  std::function<void(const std::shared_ptr<Visitor>&)> arrived;
  std::function<void(const std::shared_ptr<Visitor>&, std::string_view)> received;
  std::function<void(const std::shared_ptr<Visitor>&)> left;
  std::function<Millis()> now;
  Figures* figures;
  std::size_t max_queued = 1024 * 1024;  // bytes for one connection
  std::size_t queued_bytes = 0;          // for all connections together
  NetworkLimiter messages{{600, 150}};   // of all connections from one network
  std::unordered_set<WebSocketSession*> sessions;
};

}  // namespace menagerie::server
