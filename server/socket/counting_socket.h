// A socket that counts how often it is read. Empty fragments of a message reach no callback of the library: a client
// that sends nothing else is only seen here.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <cstddef>
#include <utility>

namespace menagerie::server {

class CountingSocket : public boost::asio::ip::tcp::socket {
 public:
  using Socket = boost::asio::ip::tcp::socket;
  explicit CountingSocket(Socket socket) : Socket(std::move(socket)) {}

  template <class Buffers, class Handler>
  auto async_read_some(const Buffers& buffers, Handler&& handler) {
    if (++reads_ == kMaxReads) shut();
    return Socket::async_read_some(buffers, std::forward<Handler>(handler));
  }

  // Reads since the last message.
  std::size_t take_reads() { return std::exchange(reads_, 0); }

 private:
  // More than the largest message needs if each of its bytes comes alone.
  static constexpr std::size_t kMaxReads = 20'000;

  // The read that follows ends like one from a client that has gone.
  void shut() {
    boost::system::error_code ignored;
    shutdown(shutdown_both, ignored);
  }

  std::size_t reads_ = 0;
};

// The library closes a connection by its socket's type.
template <class Handler>
void async_teardown(boost::beast::role_type role, CountingSocket& socket, Handler&& handler) {
  using boost::beast::websocket::async_teardown;
  async_teardown(role, static_cast<CountingSocket::Socket&>(socket), std::forward<Handler>(handler));
}

}  // namespace menagerie::server
