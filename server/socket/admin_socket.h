// Where the host's tools come in: a Unix socket that only the server's own user can open. A line is a question, and a line
// is its answer.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <string>
#include <string_view>

namespace menagerie::server {

class AdminSocket {
 public:
  using Handle = std::function<void(std::string_view line, std::function<void(std::string)> answer)>;
  AdminSocket(boost::asio::io_context& io, Handle handle);
  ~AdminSocket();  // takes the file away

  // Why it cannot listen there, or nothing. A file that a killed server left is replaced.
  std::string listen(const std::string& path);

 private:
  class Session;
  void accept();

  boost::asio::local::stream_protocol::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  Handle handle_;
  std::string path_;
};

}  // namespace menagerie::server
