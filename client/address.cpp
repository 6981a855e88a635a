#include "client/address.h"

#include <boost/asio/io_context.hpp>

namespace menagerie::client {

namespace asio = boost::asio;

notation::Answer<Address> find_server(const std::string& url) {
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme)) return notation::Refusal{"the address of a server is http://HOST:PORT, not " + url};
  std::string host = url.substr(kScheme.size());
  host = host.substr(0, host.find('/'));
  const std::size_t colon = host.rfind(':');
  const std::string name = host.substr(0, colon);
  const std::string port = colon == std::string::npos ? "80" : host.substr(colon + 1);
  asio::io_context io;
  asio::ip::tcp::resolver resolver(io);
  boost::system::error_code error;
  const auto found = resolver.resolve(asio::ip::tcp::v4(), name, port, error);
  if (error || found.empty()) return notation::Refusal{"there is no server of the name " + host};
  return Address{host, found.begin()->endpoint()};
}

}  // namespace menagerie::client
