#include "server/socket/operator_listener.h"

#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <cstring>
#include <memory>
#include <optional>

#include "server/header_text.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;

class OperatorListener::Session : public std::enable_shared_from_this<Session> {
 public:
  Session(Protocol::socket socket, const Answer& answer) : stream_(std::move(socket)), answer_(answer) {}

  void read() {
    parser_.emplace();
    parser_->header_limit(kMaxHeader);
    stream_.expires_after(kPatience);
    http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
      if (!error) self->write(self->parser_->get());
    });
  }

 private:
  static constexpr auto kPatience = std::chrono::seconds(30);
  static constexpr std::uint32_t kMaxHeader = 8 * 1024;

  void write(const http::request<http::empty_body>& asked) {
    Request request;
    request.method = asked.method_string();
    const std::string target = asked.target();
    request.path = split_target(target).second;
    request.path.resize(std::min(request.path.find('?'), request.path.size()));
    Response response = answer_(request);
    auto message = std::make_shared<http::response<http::string_body>>(
        http::int_to_status(static_cast<unsigned>(response.status)), 11, std::move(response.body));
    message->set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message->insert(name, value);
    message->keep_alive(asked.keep_alive());
    message->content_length(message->body().size());
    if (request.method == "HEAD") message->body().clear();
    http::async_write(stream_, *message, [self = shared_from_this(), message](error_code error, std::size_t) {
      if (!error && message->keep_alive()) self->read();
    });
  }

  beast::basic_stream<Protocol> stream_;
  const Answer& answer_;
  beast::flat_buffer buffer_{2 * std::size_t{kMaxHeader}};
  std::optional<http::request_parser<http::empty_body>> parser_;
};

OperatorListener::OperatorListener(asio::io_context& io, Answer answer)
    : acceptor_(io), pause_(io), answer_(std::move(answer)) {}

OperatorListener::~OperatorListener() {
  if (owns_file_) ::unlink(where_.unix_path.c_str());
}

std::string OperatorListener::listen(const OperatorAddress& address) {
  where_ = address;
  if (!where_.unix_path.empty()) return listen_on_unix();
  error_code error;
  const auto host = asio::ip::make_address(where_.host, error);
  if (error) return "'" + where_.host + "' is not an address of this machine";
  return listen(asio::ip::tcp::endpoint(host, static_cast<unsigned short>(where_.port)));
}

std::string OperatorListener::listen_on_unix() {
  struct stat status{};
  if (::lstat(where_.unix_path.c_str(), &status) == 0 && !S_ISSOCK(status.st_mode))
    return "cannot listen on unix:" + where_.unix_path + " for --metrics: a file is there that is no socket";
  const asio::local::stream_protocol::endpoint endpoint(where_.unix_path);
  error_code error;
  asio::local::stream_protocol::socket probe(acceptor_.get_executor());
  probe.connect(endpoint, error);
  if (!error) return where_.unix_path + " is used by another server";
  if (error == asio::error::connection_refused) ::unlink(where_.unix_path.c_str());  // nobody listens there any more
  const mode_t before = ::umask(0117);  // for its owner and group, from the first moment on
  const std::string problem = listen(endpoint);
  ::umask(before);
  owns_file_ = problem.empty();
  return problem;
}

std::string OperatorListener::listen(const Protocol::endpoint& endpoint) {
  error_code error;
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(16, error);
  if (error) return "cannot listen on " + address() + " for --metrics: " + error.message();
  accept();
  return {};
}

std::string OperatorListener::address() const {
  if (!where_.unix_path.empty()) return "unix:" + where_.unix_path;
  error_code error;
  const Protocol::endpoint local = acceptor_.local_endpoint(error);
  asio::ip::tcp::endpoint bound;
  if (!error) std::memcpy(bound.data(), local.data(), std::min(local.size(), bound.capacity()));
  const int port = error || bound.port() == 0 ? where_.port : bound.port();
  const bool is_v6 = where_.host.find(':') != std::string::npos;
  return "http://" + (is_v6 ? "[" + where_.host + "]" : where_.host) + ":" + std::to_string(port);
}

void OperatorListener::accept() {
  acceptor_.async_accept([this](error_code error, Protocol::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (!error) {
      std::make_shared<Session>(std::move(socket), answer_)->read();
      return accept();
    }
    pause_.expires_after(std::chrono::milliseconds(100));  // no descriptors left, for example
    pause_.async_wait([this](error_code cancelled) {
      if (!cancelled) accept();
    });
  });
}

void OperatorListener::stop() {
  error_code ignored;
  acceptor_.close(ignored);
  pause_.cancel();
}

}  // namespace menagerie::server
