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

  // A path that is neither a file nor below the server's own addresses gets index.html: with 404 where the client has no
  // page for it either, and says so.
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
  Response found(const Request& request, const File& file) const;
  Response not_found(const Request& request, const File& index) const;
  static void add_body(Response& response, const Request& request, const File& file);

  std::unordered_map<std::string, File> files_;
};

// The answer to anything but GET and HEAD where there is only something to see.
Response only_get();

// What every answer carries: nothing may be framed, sniffed or loaded from elsewhere.
void add_safety_headers(Response& response, bool over_tls);

}  // namespace menagerie::server
