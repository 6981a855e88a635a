#include "client/socket.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

namespace menagerie::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using beast::error_code;
using Tcp = asio::ip::tcp;

// Lives as long as an operation is under way, which may be longer than the socket that made it.
class Socket::Line : public std::enable_shared_from_this<Line> {
 public:
  Line(asio::io_context& io, Listener& listener) : stream_(io), listener_(&listener) {}

  void open(const Address& address, const std::string& token) {
    host_ = address.host;
    stream_.set_option(websocket::stream_base::decorator([token](websocket::request_type& request) {
      if (!token.empty()) request.set(beast::http::field::authorization, "Bearer " + token);
    }));
    stream_.read_message_max(64u << 20);
    stream_.next_layer().async_connect(address.endpoint, [self = shared_from_this()](error_code error) {
      if (error) return self->fail(error);
      self->shake_hands();
    });
  }

  void send(std::string frame) {
    outgoing_.push_back(std::move(frame));
    if (is_open_ && outgoing_.size() == 1) write();
  }

  void close() {
    listener_ = nullptr;
    is_open_ = false;
    error_code ignored;
    stream_.next_layer().close(ignored);
  }

  bool is_open() const { return is_open_; }

 private:
  void shake_hands() {
    if (!listener_) return;
    error_code ignored;
    stream_.next_layer().set_option(Tcp::no_delay(true), ignored);
    stream_.async_handshake(answer_, host_, "/ws/v1", [self = shared_from_this()](error_code error) {
      if (error == websocket::error::upgrade_declined)
        return self->fail("the server answered " + std::to_string(self->answer_.result_int()) + " " +
                          self->answer_.body());
      if (error) return self->fail(error);
      self->answer_ = {};
      if (!self->listener_) return;
      self->is_open_ = true;
      self->stream_.text(true);
      self->stream_.auto_fragment(false);
      self->read();
      self->listener_->opened();
      if (self->is_open_ && !self->writing_ && !self->outgoing_.empty()) self->write();
    });
  }

  void read() {
    stream_.async_read(incoming_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->fail(error);
      if (!self->listener_) return;
      const auto bytes = self->incoming_.data();
      self->listener_->heard({static_cast<const char*>(bytes.data()), bytes.size()});
      self->incoming_.consume(bytes.size());
      if (self->is_open_) self->read();
    });
  }

  void write() {
    writing_ = true;
    stream_.async_write(asio::buffer(outgoing_.front()), [self = shared_from_this()](error_code error, std::size_t) {
      self->writing_ = false;
      self->outgoing_.pop_front();
      if (error) return self->fail(error);
      if (self->is_open_ && !self->outgoing_.empty()) self->write();
    });
  }

  // Told once; what was read before is told first, because reading and writing fail on their own.
  void fail(error_code error) { fail(error.message()); }
  void fail(const std::string& why) {
    if (!listener_) return;
    Listener* listener = listener_;
    close();
    listener->closed(why);
  }

  websocket::stream<asio::basic_stream_socket<Tcp, asio::io_context::executor_type>> stream_;
  Listener* listener_;
  std::string host_;
  websocket::response_type answer_;
  beast::flat_buffer incoming_;
  std::deque<std::string> outgoing_;
  bool is_open_ = false;
  bool writing_ = false;
};

void Socket::open(const Address& address, const std::string& token) {
  close();
  line_ = std::make_shared<Line>(io_, listener_);
  line_->open(address, token);
}

void Socket::send(std::string frame) {
  if (line_) line_->send(std::move(frame));
}

void Socket::close() {
  if (line_) line_->close();
  line_.reset();
}

bool Socket::is_open() const { return line_ && line_->is_open(); }

}  // namespace menagerie::client
