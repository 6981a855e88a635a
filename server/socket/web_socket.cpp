#include "server/socket/web_socket.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/http/write.hpp>
#include <cmath>

#include "server/messages.h"
#include "server/secrets.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using beast::error_code;

WebSocketSession::WebSocketSession(asio::ip::tcp::socket socket, Front& front, bool local)
    : socket_(CountingSocket(std::move(socket))),
      front_(front),
      incoming_(2 * kLargestMessage),  // so that a message that is too large is told apart, and closed with 1009
      heard_(front.now()),
      next_ping_(heard_ + kFirstPings),
      local_(local) {
  front_.sessions.insert(this);
}

WebSocketSession::~WebSocketSession() {
  give_back_queue();
  front_.sessions.erase(this);
}

void WebSocketSession::accept(const Handshake& handshake) {
  error_code ignored;
  socket_.next_layer().set_option(asio::ip::tcp::no_delay(true), ignored);
  socket_.next_layer().set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
  socket_.read_message_max(kLargestMessage);
  socket_.auto_fragment(false);
  socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    response.set(beast::http::field::server, "Menagerie");  // otherwise Beast writes its own name and version
  }));
  socket_.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
    heard_control(kind, {payload.data(), payload.size()});
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
  answer->set(http::field::connection, "close");
  if (answer->result_int() == 429) answer->set(http::field::retry_after, "10");
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

// Pings cost as messages do: a client that sends nothing else could keep a core busy.
void WebSocketSession::heard_control(websocket::frame_type kind, std::string_view payload) {
  heard_ = front_.now();
  if (kind == websocket::frame_type::pong)
    if (const auto measured = round_trip_.pong(payload, heard_))
      front_.figures->round_trips.add(static_cast<double>(*measured) / 1000);
  if (kind != websocket::frame_type::close && !control_credit_.spend(kControlFrames, heard_)) finish_soon();
}

void WebSocketSession::took(std::size_t) {
  if (closing_ || finishing_) return;  // nothing counts any more
  heard_ = front_.now();
  const auto bytes = incoming_.cdata();
  const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
  front_.received(shared_from_this(), socket_.got_text() ? text : std::string_view{});  // nothing in it: refused
  incoming_.consume(bytes.size());
  if (incoming_.capacity() > 2048) incoming_.shrink_to_fit();
  const auto reads = static_cast<double>(socket_.next_layer().take_reads());
  if (const Millis wait = charge_all(1 + std::floor(reads / kReadsPerMessage)); wait > 0) return read_later(wait);
  read_unless_behind();
}

// ms until there is credit again, of this connection and of its network.
Millis WebSocketSession::charge_all(double messages) {
  const Millis now = front_.now();
  credit_.charge(allowance(), now, messages);
  const Millis wait = credit_.wait(allowance());
  return address.empty() ? wait : std::max(wait, front_.messages.charge(address, now, messages));
}

// Out of credit: what comes meanwhile waits in the sender's own buffers.
void WebSocketSession::read_later(Millis wait) {
  if (!patience_) patience_ = std::make_unique<asio::steady_timer>(socket_.get_executor());
  patience_->expires_after(std::chrono::milliseconds(wait));
  patience_->async_wait([self = shared_from_this()](error_code error) {
    if (!error) self->read_unless_behind();
  });
}

bool WebSocketSession::too_much_queued() const {
  if (queued_ > front_.max_queued) return true;
  return front_.queued_bytes > kMaxQueuedTogether && queued_ > kMaxQueuedInNeed;
}

void WebSocketSession::give_back_queue() { take_from_queue(queued_); }

void WebSocketSession::take_from_queue(std::size_t bytes) {
  queued_ -= bytes;
  front_.queued_bytes -= bytes;
}

void WebSocketSession::send(Frame frame) {
  if (finished_ || finishing_ || closing_) return;
  queued_ += frame->size();
  front_.queued_bytes += frame->size();
  outgoing_.push_back({std::move(frame), std::chrono::steady_clock::now()});
  if (too_much_queued()) {
    ++front_.figures->dropped;
    return finish_soon();
  }
  if (open_ && outgoing_.size() - next_ == 1) write();
}

void WebSocketSession::write() {
  if (next_ == outgoing_.size() || finished_) return;
  writing_since_ = front_.now();
  socket_.text(true);
  socket_.async_write(asio::buffer(*outgoing_[next_].frame),
                      [self = shared_from_this()](error_code error, std::size_t) {
                        self->writing_since_ = 0;
                        if (error) return self->finish();
                        self->wrote();
                      });
}

void WebSocketSession::wrote() {
  if (finished_) return;
  Waiting& done = outgoing_[next_];
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - done.since;
  front_.figures->sent.add(took.count());
  take_from_queue(done.frame->size());
  done.frame.reset();
  ++next_;
  forget_sent();
  write();
  if (reading_later_ && queued_ <= kReadAgainBelow) {
    reading_later_ = false;
    read();
  }
}

// An idle connection keeps no memory for its queue, and a long queue is not moved at every frame.
void WebSocketSession::forget_sent() {
  if (next_ == outgoing_.size()) {
    outgoing_.clear();
    outgoing_.shrink_to_fit();
    next_ = 0;
  } else if (next_ >= kForgetSent && next_ > outgoing_.size() / 2) {
    outgoing_.erase(outgoing_.begin(), outgoing_.begin() + static_cast<std::ptrdiff_t>(next_));
    next_ = 0;
  }
}

void WebSocketSession::read_unless_behind() {
  reading_later_ = queued_ > kReadAgainBelow;
  if (!reading_later_) read();
}

void WebSocketSession::look_after(Millis now) {
  if (finished_) return;
  const bool stuck = writing_since_ != 0 && now - writing_since_ > kSilence;
  if (stuck) ++front_.figures->dropped;
  if (stuck || now - heard_ > kSilence) return finish();
  if (!open_ || closing_ || pinging_ || now < next_ping_) return;
  pinging_ = true;
  next_ping_ = now + (round_trip_.knows() ? kPingEvery : kFirstPings);
  std::uint64_t nonce = 0;
  random_bytes(&nonce, sizeof nonce);
  const std::string payload = round_trip_.ping(nonce, now);
  socket_.async_ping({payload.data(), payload.size()},
                     [self = shared_from_this()](error_code) { self->pinging_ = false; });
}

void WebSocketSession::say_goodbye() {
  if (finished_ || !open_) return finish();
  if (std::exchange(closing_, true)) return;
  if (!patience_) patience_ = std::make_unique<asio::steady_timer>(socket_.get_executor());
  patience_->expires_after(kFarewell);
  patience_->async_wait([self = shared_from_this()](error_code error) {
    if (!error) self->finish();
  });
  socket_.async_close({websocket::close_code::going_away, "goodbye"},
                      [self = shared_from_this()](error_code) { self->finish(); });
}

// The caller may be walking over connections, this one among them: nothing is closed before it has returned.
void WebSocketSession::finish_soon() {
  if (std::exchange(finishing_, true)) return;
  asio::post(socket_.get_executor(), [self = shared_from_this()] { self->finish(); });
}

void WebSocketSession::finish() {
  if (finished_) return;
  finished_ = true;
  const auto self = shared_from_this();
  give_back_queue();  // what is not sent now never will be
  if (patience_) patience_->cancel();
  error_code ignored;
  socket_.next_layer().close(ignored);
  if (!open_) return;
  open_ = false;
  --front_.figures->connections;
  front_.left(self);
}

}  // namespace menagerie::server
