#include "server/socket/http_session.h"

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>

#include "server/api.h"
#include "server/pages.h"
#include "server/socket/web_socket.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using beast::error_code;

namespace {

constexpr auto kPatience = std::chrono::seconds(30);
constexpr std::string_view kSocketPath = "/ws/v1";

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

// The value of one cookie among those sent.
std::string cookie_named(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    const std::size_t end = cookies.find(';');
    std::string_view one = cookies.substr(0, end);
    while (one.starts_with(' ')) one.remove_prefix(1);
    if (one.starts_with(name) && one.substr(name.size()).starts_with('='))
      return std::string(one.substr(name.size() + 1));
    cookies = end == std::string_view::npos ? std::string_view{} : cookies.substr(end + 1);
  }
  return {};
}

std::string last_of_list(std::string_view list) {
  const std::size_t comma = list.rfind(',');
  if (comma != std::string_view::npos) list.remove_prefix(comma + 1);
  while (list.starts_with(' ')) list.remove_prefix(1);
  return std::string(list.substr(0, 64));
}

}  // namespace

Request plain_request(const http::request<http::string_body>& message, const asio::ip::address& peer) {
  Request request;
  const auto header = [&](http::field name) { return text(message[name]); };
  request.method = text(message.method_string());
  const std::string target = text(message.target());
  const std::size_t mark = target.find('?');
  request.path = target.substr(0, mark);
  if (mark != std::string::npos) request.query = target.substr(mark + 1);
  request.body = message.body();
  request.content_type = header(http::field::content_type);
  request.cookie_token = cookie_named(header(http::field::cookie), Api::kCookie);
  const std::string authorization = header(http::field::authorization);
  if (authorization.starts_with("Bearer ")) request.bearer_token = authorization.substr(7);
  request.origin = header(http::field::origin);
  request.host = header(http::field::host);
  request.agent = header(http::field::user_agent);
  request.accept_encoding = header(http::field::accept_encoding);
  request.if_none_match = header(http::field::if_none_match);
  request.address = peer.to_string();
  request.local = peer.is_loopback();
  // A proxy on this machine says for whom it asks; from anywhere else the header means nothing.
  const std::string forwarded = text(message["X-Forwarded-For"]);
  if (request.local && !forwarded.empty()) {
    request.address = last_of_list(forwarded);
    request.local = false;
    request.over_tls = message["X-Forwarded-Proto"] == "https";
  }
  return request;
}

HttpSession::HttpSession(asio::ip::tcp::socket socket, Front& front) : stream_(std::move(socket)), front_(front) {
  error_code ignored;
  peer_ = stream_.socket().remote_endpoint(ignored).address();
}

void HttpSession::read() {
  parser_.emplace();
  parser_->body_limit(kLargestBody);
  parser_->header_limit(kLargestHeader);
  stream_.expires_after(kPatience);
  http::async_read(stream_, buffer_, *parser_,
                   [self = shared_from_this()](error_code error, std::size_t) { self->took(error); });
}

void HttpSession::took(error_code error) {
  if (error == http::error::body_limit) return turn_away(413, "too_large", "that is too large");
  if (error == http::error::header_limit) return turn_away(431, "too_large", "the headers are too large");
  const bool not_http = error.category() == http::make_error_code(http::error::bad_method).category();
  if (error && not_http && error != http::error::end_of_stream)
    return turn_away(400, "bad_message", "this is not HTTP as the server knows it");
  if (error) return close();
  if (parser_->get().version() == 11 && parser_->get().count(http::field::host) != 1)
    return turn_away(400, "bad_message", "a request names its Host");
  const Request request = plain_request(parser_->get(), peer_);
  if (beast::websocket::is_upgrade(parser_->get()) && request.path == kSocketPath) return upgrade(request);
  answer(request, parser_->get().keep_alive());
}

void HttpSession::turn_away(int status, const char* code, const char* sentence) {
  Response response;
  response.status = status;
  response.body = std::string(R"({"error":")") + sentence + R"(","code":")" + code + R"("})";
  add_safety_headers(response, false);
  write(std::move(response), false, false);
}

void HttpSession::answer(const Request& request, bool keep_alive) {
  stream_.expires_after(kPatience);
  const bool head = request.method == "HEAD";
  front_.answer(request, [self = shared_from_this(), keep_alive, head, over_tls = request.over_tls](Response response) {
    add_safety_headers(response, over_tls);
    self->write(std::move(response), keep_alive, head);
  });
}

void HttpSession::write(Response response, bool keep_alive, bool head) {
  const auto bytes =
      response.shared_body ? response.shared_body : std::make_shared<const std::string>(std::move(response.body));
  using Message = http::response<http::span_body<const char>>;
  auto message = std::make_shared<Message>();
  message->version(11);
  message->result(static_cast<unsigned>(response.status));
  message->set(http::field::content_type, response.type);
  for (const auto& [name, value] : response.headers) message->insert(name, value);
  message->keep_alive(keep_alive);
  if (response.status != 204 && response.status != 304) message->content_length(bytes->size());
  if (!head && response.status != 304) message->body() = {bytes->data(), bytes->size()};
  http::async_write(stream_, *message,
                    [self = shared_from_this(), message, bytes, keep_alive](error_code error, std::size_t) {
                      if (error || !keep_alive) return self->close();
                      self->read();
                    });
}

void HttpSession::upgrade(const Request& request) {
  stream_.expires_never();
  auto session = std::make_shared<WebSocketSession>(stream_.release_socket(), front_, request.local);
  auto handshake = std::make_shared<WebSocketSession::Handshake>(parser_->release());
  front_.admit(request, session, [session, handshake](const std::optional<Refused>& why) {
    if (why) session->turn_away(*why);
    else session->accept(*handshake);
  });
}

void HttpSession::close() {
  error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
  stream_.close();
}

}  // namespace menagerie::server
