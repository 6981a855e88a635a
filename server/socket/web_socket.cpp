#include "server/socket/web_socket.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/write.hpp>

#include "server/messages.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using beast::error_code;

WebSocketSession::WebSocketSession(asio::ip::tcp::socket socket, Front& front, bool local)
    : socket_(std::move(socket)),
      front_(front),
      incoming_(kLargestMessage),
      heard_(front.now()),
      pinged_(heard_),
      local_(local) {
  front_.sessions.insert(this);
}

WebSocketSession::~WebSocketSession() { front_.sessions.erase(this); }

void WebSocketSession::accept(const Handshake& handshake) {
  error_code ignored;
  socket_.next_layer().set_option(asio::ip::tcp::no_delay(true), ignored);
  socket_.read_message_max(kLargestMessage);
  socket_.auto_fragment(false);
  socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    heard_ = front_.now();
    if (kind != websocket::frame_type::pong) return;
    lag_ = heard_ - pinged_;
    front_.figures->round_trips.add(static_cast<double>(lag_) / 1000);
  });
  socket_.async_accept(handshake, [self = shared_from_this()](error_code error) {
    if (error) return self->finish();
    self->open_ = true;
    ++self->front_.figures->connections;
    self->front_.arrived(self);  // which says the first word
    self->read();
  });
}

void WebSocketSession::turn_away(const Refused& why) {
  namespace http = beast::http;
  auto answer = std::make_shared<http::response<http::string_body>>(
      http::int_to_status(static_cast<unsigned>(status_of(why.code))), 11);
  answer->set(http::field::content_type, "application/json");
  answer->body() = message::dump(message::Json{{"error", why.text}, {"code", why.code}});
  answer->prepare_payload();
  http::async_write(socket_.next_layer(), *answer,
                    [self = shared_from_this(), answer](error_code, std::size_t) { self->finish(); });
}

void WebSocketSession::read() {
  if (finished_) return;
  socket_.async_read(incoming_, [self = shared_from_this()](error_code error, std::size_t size) {
    if (error) return self->finish();
    self->took(size);
  });
}

void WebSocketSession::took(std::size_t) {
  heard_ = front_.now();
  const auto bytes = incoming_.cdata();
  const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
  front_.received(shared_from_this(), socket_.got_text() ? text : std::string_view{});  // nothing in it: refused
  incoming_.consume(bytes.size());
  if (incoming_.capacity() > 2048) incoming_.shrink_to_fit();
  const Allowance& allowance = local_ ? kLocalMessages : kMessages;
  if (credit_.spend(allowance, heard_)) read();
  else read_later(credit_.wait(allowance));
}

// Out of credit: what comes meanwhile waits in the sender's own buffers.
void WebSocketSession::read_later(Millis wait) {
  if (!patience_) patience_ = std::make_unique<asio::steady_timer>(socket_.get_executor());
  patience_->expires_after(std::chrono::milliseconds(wait));
  patience_->async_wait([self = shared_from_this()](error_code error) {
    if (error) return;
    self->credit_.spend(self->local_ ? kLocalMessages : kMessages, self->front_.now());
    self->read();
  });
}

void WebSocketSession::send(Frame frame) {
  if (finished_) return;
  queued_ += frame->size();
  outgoing_.push_back({std::move(frame), std::chrono::steady_clock::now()});
  if (queued_ > kMostQueued) {
    ++front_.figures->dropped;
    return finish();
  }
  if (open_ && outgoing_.size() == 1) write();
}

void WebSocketSession::write() {
  if (outgoing_.empty() || finished_) return;
  writing_since_ = front_.now();
  socket_.text(true);
  socket_.async_write(asio::buffer(*outgoing_.front().frame),
                      [self = shared_from_this()](error_code error, std::size_t) {
                        self->writing_since_ = 0;
                        if (error) return self->finish();
                        const Waiting& done = self->outgoing_.front();
                        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - done.since;
                        self->front_.figures->sent.add(took.count());
                        self->queued_ -= done.frame->size();
                        self->outgoing_.erase(self->outgoing_.begin());
                        if (self->outgoing_.empty()) self->outgoing_.shrink_to_fit();
                        self->write();
                      });
}

void WebSocketSession::look_after(Millis now) {
  if (finished_) return;
  const bool stuck = writing_since_ != 0 && now - writing_since_ > kSilence;
  if (stuck) ++front_.figures->dropped;
  if (stuck || now - heard_ > kSilence) return finish();
  if (!open_ || pinging_ || now - pinged_ < kPingEvery) return;
  pinging_ = true;
  pinged_ = now;
  socket_.async_ping({}, [self = shared_from_this()](error_code) { self->pinging_ = false; });
}

void WebSocketSession::say_goodbye() {
  if (finished_ || !open_) return finish();
  socket_.async_close({websocket::close_code::going_away, "goodbye"},
                      [self = shared_from_this()](error_code) { self->finish(); });
}

void WebSocketSession::finish() {
  if (finished_) return;
  finished_ = true;
  const auto self = shared_from_this();
  if (patience_) patience_->cancel();
  error_code ignored;
  socket_.next_layer().close(ignored);
  if (!open_) return;
  open_ = false;
  --front_.figures->connections;
  front_.left(self);
}

}  // namespace menagerie::server
