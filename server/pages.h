// The web client's files, read once and served from memory, with the headers that keep a page to itself.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "server/http.h"

namespace menagerie::server {

class Pages {
 public:
  // Reads a folder; an empty one serves a page that says there is no client.
  explicit Pages(const std::string& folder);

  // Any path that is no file and has no dot in it is a page of the client: it gets index.html.
  Response answer(const Request& request) const;
  std::size_t size() const { return files_.size(); }

 private:
  struct File {
    std::string type;
    std::string tag;
    std::shared_ptr<const std::string> plain;
    std::shared_ptr<const std::string> packed;  // gzip, where it is smaller
    bool forever = false;                       // its name changes with its content
  };
  void read(const std::string& folder);

  std::unordered_map<std::string, File> files_;
};

// The answer to anything but GET and HEAD where there is only something to see.
Response only_get();

// What every answer carries: nothing may be framed, sniffed or loaded from elsewhere.
void add_safety_headers(Response& response, bool over_tls);

}  // namespace menagerie::server
