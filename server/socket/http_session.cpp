#include "server/socket/http_session.h"

#include <algorithm>
#include <boost/asio/write.hpp>
#include <boost/beast/http/chunk_encode.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>

#include "server/api.h"
#include "server/forwarded.h"
#include "server/header_text.h"
#include "server/pages.h"
#include "server/socket/web_socket.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using beast::error_code;

namespace {

constexpr auto kPatience = std::chrono::seconds(30);
constexpr auto kPatienceWithPart = std::chrono::seconds(10);
constexpr auto kFarewell = std::chrono::seconds(2);
constexpr std::size_t kHeardOut = 16 * 1024 * 1024;  // bytes of a refused request
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

using Message = http::request<http::string_body>;

std::vector<std::string> lines_of(const Message& message, beast::string_view name) {
  std::vector<std::string> lines;
  const auto [begin, end] = message.equal_range(name);
  for (auto line = begin; line != end; ++line) lines.push_back(text(line->value()));
  return lines;
}

ForwardingHeaders forwarding_headers(const Message& message) {
  const bool others =
      message.count(http::field::via) || message.count("X-Real-IP") || message.count("X-Forwarded-Host");
  return {.forwarded_for = lines_of(message, "X-Forwarded-For"),
          .forwarded_proto = lines_of(message, "X-Forwarded-Proto"),
          .forwarded = lines_of(message, "Forwarded"),
          .others = others};
}

IpAddress plain_address(const asio::ip::address& address) {
  using asio::ip::address_v6;
  const address_v6 wide =
      address.is_v4() ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()) : address.to_v6();
  return IpAddress(wide.to_bytes());
}

// The scheme's name may be written in any case (RFC 9110).
std::string bearer_token(const std::string& authorization) {
  constexpr std::string_view kBearer = "bearer ";
  if (!same_word(std::string_view(authorization).substr(0, kBearer.size()), kBearer)) return {};
  return std::string(trimmed(std::string_view(authorization).substr(kBearer.size())));
}

// How long a body is must be said in exactly one way: "chunked" and nothing else, or a length. With another proxy's
// reading of it a client could hide a request of its own in the body of another.
std::optional<HeadRefusal> wrong_framing(const Message& message) {
  const auto codings = lines_of(message, "Transfer-Encoding");
  if (codings.empty()) return {};
  if (message.count(http::field::content_length) || message.version() < 11)
    return HeadRefusal{400, "bad_message",
                       "a request with a Transfer-Encoding has no Content-Length and is of HTTP/1.1"};
  if (codings.size() == 1 && same_word(trimmed(codings.front()), "chunked")) return {};
  return HeadRefusal{501, "bad_message", "the only Transfer-Encoding that is known is chunked"};
}

std::size_t header_count(const Message& message) {
  return static_cast<std::size_t>(std::distance(message.begin(), message.end()));
}

// The base64 of 16 bytes.
bool is_handshake_key(std::string_view key) {
  const auto fits = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' || c == '/';
  };
  return key.size() == 24 && key.ends_with("==") && std::ranges::all_of(key.substr(0, 22), fits);
}

// Looked at here, so that the refusal is JSON like every other.
std::optional<HeadRefusal> wrong_handshake(const Message& message) {
  const auto versions = lines_of(message, "Sec-WebSocket-Version"), keys = lines_of(message, "Sec-WebSocket-Key");
  if (versions.size() != 1 || trimmed(versions.front()) != "13")
    return HeadRefusal{426, "bad_message", "the only Sec-WebSocket-Version that is known is 13"};
  if (keys.size() != 1 || !is_handshake_key(trimmed(keys.front())))
    return HeadRefusal{400, "bad_message", "Sec-WebSocket-Key must be 16 bytes in base64"};
  return {};
}

}  // namespace

Request plain_request(const Message& message, const asio::ip::address& peer, const Networks& trusted_proxies) {
  Request request;
  const auto header = [&](http::field name) { return text(message[name]); };
  request.method = text(message.method_string());
  const std::string whole = text(message.target());
  const auto [host, target] = split_target(whole);
  const std::size_t mark = target.find('?');
  request.path = target.substr(0, mark);
  if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
  request.body = message.body();
  request.content_type = header(http::field::content_type);
  request.cookie_token = cookie_named(header(http::field::cookie), Api::kCookie);
  request.bearer_token = bearer_token(header(http::field::authorization));
  request.origin = header(http::field::origin);
  request.host = host.empty() ? header(http::field::host) : std::string(host);
  request.agent = header(http::field::user_agent);
  request.accept_encoding = header(http::field::accept_encoding);
  request.if_none_match = header(http::field::if_none_match);
  const Client client = client_of(plain_address(peer), forwarding_headers(message), trusted_proxies);
  request.address = client.address;
  request.local = client.local;
  request.over_tls = client.over_tls;
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
  http::async_read_header(stream_, buffer_, *parser_,
                          [self = shared_from_this()](error_code error, std::size_t) { self->took_head(error); });
}

// All that is known of a request but its body comes from here.
void HttpSession::took_head(error_code error) {
  if (error) return give_up(error);
  const auto& message = parser_->get();
  headers_ = header_count(message);
  if (const auto why = wrong_framing(message)) return turn_away(*why);
  if (message.version() == 11 && message.count(http::field::host) != 1)
    return turn_away({400, "bad_message", "a request names its Host"});
  request_ = plain_request(message, peer_, front_.trusted_proxies);
  request_.over_tls = request_.over_tls || front_.over_tls;
  keep_alive_ = message.keep_alive();
  if (const auto why = front_.refuse(request_)) return turn_away({status_of(why->code), why->code, why->text});
  if (parser_->is_done()) return took_whole();
  if (message.version() == 11 && beast::iequals(message[http::field::expect], "100-continue")) return ask_for_body();
  read_body();
}

// The client waits for this before it sends the body.
void HttpSession::ask_for_body() {
  static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
  asio::async_write(stream_, asio::buffer(kContinue), [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->close();
    self->read_body();
  });
}

void HttpSession::read_body() {
  http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->give_up(error);
    self->took_whole();
  });
}

void HttpSession::took_whole() {
  // The library adds the fields of a trailer to those of the header.
  if (header_count(parser_->get()) != headers_)
    return turn_away({400, "bad_message", "a request has no fields behind its body"});
  request_.body = parser_->get().body();
  const bool upgrades = request_.path == kSocketPath && beast::websocket::is_upgrade(parser_->get());
  if (!upgrades || !request_.body.empty()) return answer(request_, keep_alive_);
  if (const auto why = wrong_handshake(parser_->get())) return turn_away(*why);
  upgrade(request_);
}

void HttpSession::give_up(error_code error) {
  if (error == http::error::body_limit) return turn_away({413, "too_large", "that is too large"});
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return turn_away({431, "too_large", "the headers are too large"});
  const bool not_http = error.category() == http::make_error_code(http::error::bad_method).category();
  if (not_http && error != http::error::end_of_stream)
    return turn_away({400, "bad_message", "this is not HTTP as the server knows it"});
  close();
}

// The connection ends with it: where the next request begins is not known.
void HttpSession::turn_away(const HeadRefusal& why) {
  Response response;
  response.status = why.status;
  response.body = R"({"error":")" + why.sentence + R"(","code":")" + why.code + R"("})";
  if (why.status == 426) response.headers = {{"Sec-WebSocket-Version", "13"}};
  add_safety_headers(response, front_.over_tls);
  refused_ = true;
  write(std::move(response), false, request_.method == "HEAD");
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
  if (response.next_part) return stream(std::move(response), keep_alive, head);
  const auto bytes =
      response.shared_body ? response.shared_body : std::make_shared<const std::string>(std::move(response.body));
  using Reply = http::response<http::span_body<const char>>;
  auto message = std::make_shared<Reply>();
  message->version(11);
  message->result(static_cast<unsigned>(response.status));
  message->set(http::field::content_type, response.type);
  for (const auto& [name, value] : response.headers) message->insert(name, value);
  message->keep_alive(keep_alive);
  if (response.status != 204 && response.status != 304) message->content_length(bytes->size());
  if (!head && response.status != 304) message->body() = {bytes->data(), bytes->size()};
  http::async_write(stream_, *message,
                    [self = shared_from_this(), message, bytes, keep_alive](error_code error, std::size_t) {
                      if (!error && self->refused_) return self->end_politely();
                      if (error || !keep_alive) return self->close();
                      self->read();
                    });
}

void HttpSession::stream(Response response, bool keep_alive, bool head) {
  chunked_ = parser_->get().version() == 11;
  keep_alive = keep_alive && chunked_;
  struct Head {
    http::response<http::empty_body> message;
    http::response_serializer<http::empty_body> serializer{message};
  };
  auto begun = std::make_shared<Head>();
  http::response<http::empty_body>& message = begun->message;
  message.version(11);
  message.result(static_cast<unsigned>(response.status));
  message.set(http::field::content_type, response.type);
  for (const auto& [name, value] : response.headers) message.insert(name, value);
  message.keep_alive(keep_alive);
  message.chunked(chunked_);
  stream_.expires_after(kPatience);
  http::async_write_header(stream_, begun->serializer,
                           [self = shared_from_this(), begun, response = std::move(response), keep_alive, head](
                               error_code error, std::size_t) {
                             if (error || (head && !keep_alive)) return self->close();
                             if (head) return self->read();
                             self->write_part(response.next_part, {BodyPart::Kind::More, response.body}, keep_alive);
                           });
}

// Others wait for a turn: a client that does not read is closed soon.
void HttpSession::write_part(const NextPart& next, BodyPart part, bool keep_alive) {
  if (part.kind == BodyPart::Kind::Broken) return reset();
  const auto bytes = std::make_shared<const std::string>(std::move(part.bytes));
  const auto wrote = [self = shared_from_this(), next, bytes, kind = part.kind, keep_alive](error_code error,
                                                                                            std::size_t) {
    if (error) return self->close();
    self->wrote_part(next, kind, keep_alive);
  };
  stream_.expires_after(kPatienceWithPart);
  if (!chunked_ || bytes->empty()) asio::async_write(stream_, asio::buffer(*bytes), wrote);
  else asio::async_write(stream_, http::make_chunk(asio::buffer(*bytes)), wrote);
}

void HttpSession::wrote_part(const NextPart& next, BodyPart::Kind kind, bool keep_alive) {
  if (kind == BodyPart::Kind::More)
    return next([self = shared_from_this(), next, keep_alive](BodyPart part) {
      self->write_part(next, std::move(part), keep_alive);
    });
  if (!chunked_) return close();
  asio::async_write(stream_, http::make_chunk_last(), [self = shared_from_this(), keep_alive](error_code error, auto) {
    if (error || !keep_alive) return self->close();
    self->read();
  });
}

// Without the usual end: what has come so far must not look like all of it.
void HttpSession::reset() {
  error_code ignored;
  stream_.socket().set_option(asio::socket_base::linger(true, 0), ignored);
  stream_.close();
}

void HttpSession::upgrade(const Request& request) {
  stream_.expires_never();
  auto session = std::make_shared<WebSocketSession>(stream_.release_socket(), front_, request.local);
  if (!request.local) session->address = request.address;
  auto handshake = std::make_shared<WebSocketSession::Handshake>(parser_->release());
  front_.admit(request, session, [session, handshake](const std::optional<Refused>& why) {
    if (why) session->turn_away(*why);
    else session->accept(*handshake);
  });
}

// A connection that is closed before all has been read ends with a reset, which can overtake the answer.
void HttpSession::end_politely() {
  error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream_.expires_after(kFarewell);
  hear_out(0);
}

void HttpSession::hear_out(std::size_t bytes) {
  buffer_.clear();
  stream_.async_read_some(buffer_.prepare(kLargestUnread),
                          [self = shared_from_this(), bytes](error_code error, std::size_t size) {
                            if (error || bytes + size > kHeardOut) return self->close();
                            self->hear_out(bytes + size);
                          });
}

void HttpSession::close() {
  error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
  stream_.close();
}

}  // namespace menagerie::server
