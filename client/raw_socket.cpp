#include "client/raw_socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/write.hpp>

namespace menagerie::client {
namespace {

namespace asio = boost::asio;
using RawError = boost::system::error_code;

constexpr auto kAsTuple = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kSkippedAtOnce = 4096;

}  // namespace

RawSocket::RawSocket(asio::io_context& io, std::chrono::milliseconds lifetime)
    : io_(io),
      end_(std::chrono::steady_clock::now() + lifetime),
      socket_(std::make_shared<asio::ip::tcp::socket>(io)),
      alarm_(io, lifetime) {
  alarm_.async_wait([socket = socket_](RawError error) {
    RawError ignored;
    if (!error) socket->close(ignored);
  });
}

RawSocket::~RawSocket() {
  RawError ignored;
  socket_->close(ignored);
}

Task<bool> RawSocket::open(const Address& address, int receive_buffer) {
  RawError failed;
  socket_->open(address.endpoint.protocol(), failed);
  if (!failed && receive_buffer > 0)
    socket_->set_option(asio::socket_base::receive_buffer_size(receive_buffer), failed);
  if (failed) co_return false;
  const auto [error] = co_await socket_->async_connect(address.endpoint, kAsTuple);
  co_return !error;
}

Task<bool> RawSocket::send(std::string bytes) {
  const auto [error, size] = co_await asio::async_write(*socket_, asio::buffer(bytes), kAsTuple);
  co_return !error;
}

Task<std::string> RawSocket::read(std::size_t max_bytes) {
  std::string bytes(max_bytes, '\0');
  const auto [error, size] = co_await socket_->async_read_some(asio::buffer(bytes), kAsTuple);
  bytes.resize(error ? 0 : size);
  co_return bytes;
}

Task<bool> RawSocket::skip_to(std::string text) {
  std::string read_so_far;
  for (;;) {
    const std::string more = co_await read(kSkippedAtOnce);
    if (more.empty()) co_return false;
    read_so_far += more;
    if (read_so_far.find(text) != std::string::npos) co_return true;
  }
}

}  // namespace menagerie::client
