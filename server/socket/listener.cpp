#include "server/socket/listener.h"

#include <boost/asio/ip/v6_only.hpp>
#include <chrono>

#include "server/socket/http_session.h"

namespace menagerie::server {

namespace asio = boost::asio;
using boost::system::error_code;

Listener::Listener(asio::io_context& io, Front& front) : acceptor_(io), pause_(io), front_(front) {}

std::string Listener::listen(const std::string& address, unsigned short port) {
  error_code error;
  const auto parsed = asio::ip::make_address(address, error);
  if (error) return "'" + address + "' is not an address of this machine";
  const asio::ip::tcp::endpoint endpoint(parsed, port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  // One socket for both families, where the address is ::
  if (!error && parsed.is_v6()) acceptor_.set_option(asio::ip::v6_only(false), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(4096, error);
  if (error == asio::error::address_in_use)
    return "port " + std::to_string(port) + " is taken by another program: choose another with --port";
  if (error) return "cannot listen on " + address + ", port " + std::to_string(port) + ": " + error.message();
  accept();
  return {};
}

unsigned short Listener::port() const {
  error_code ignored;
  return acceptor_.local_endpoint(ignored).port();
}

void Listener::accept() {
  acceptor_.async_accept([this](error_code error, asio::ip::tcp::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (!error) {
      std::make_shared<HttpSession>(std::move(socket), front_)->read();
      return accept();
    }
    pause_.expires_after(std::chrono::milliseconds(100));
    pause_.async_wait([this](error_code cancelled) {
      if (!cancelled) accept();
    });
  });
}

void Listener::stop() {
  error_code ignored;
  acceptor_.close(ignored);
  pause_.cancel();
}

}  // namespace menagerie::server
