// Requests and answers as plain values: what the API and the pages are written against. The socket folder makes them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/refused.h"

namespace menagerie::server {

struct Request {
  std::string method;
  std::string path;  // without the query
  std::string query;
  std::string body;
  std::string content_type;
  std::string cookie_token;
  std::string bearer_token;
  std::string origin;
  std::string host;
  std::string agent;
  std::string accept_encoding;
  std::string if_none_match;
  std::string address;    // whose limits apply
  bool local = false;     // comes from this machine itself
  bool over_tls = false;  // as the proxy in front or --origin says
};

// A part of a body that is made while it is sent.
struct BodyPart {
  enum class Kind { More, Last, Broken } kind;  // Broken: the rest cannot be had, and the client must see that
  std::string bytes;
};
// Called for each part when the socket has taken the one before; dropped when no more will be asked for.
using NextPart = std::function<void(std::function<void(BodyPart)> take)>;

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::shared_ptr<const std::string> shared_body;  // instead of body, where many share it
  NextPart next_part;                              // what follows after body, where it is made while it is sent
  std::vector<std::pair<std::string, std::string>> headers;
};

using Respond = std::function<void(Response)>;

// Whether a request says it comes from a page of this server, or from no page at all.
bool own_origin(const Request& request, const std::string& public_origin);

}  // namespace menagerie::server
