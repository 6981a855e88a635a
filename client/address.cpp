#include "client/address.h"

#include <boost/asio/io_context.hpp>

namespace menagerie::client {

namespace asio = boost::asio;

notation::Answer<Address> find_server(const std::string& url) {
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme)) return notation::Refusal{"the address of a server is http://HOST:PORT, not " + url};
  std::string host = url.substr(kScheme.size());
  host = host.substr(0, host.find('/'));
  // An IPv6 address has colons of its own, and stands in brackets.
  const bool is_v6 = host.starts_with('[') && host.find(']') != std::string::npos;
  const std::size_t end_of_name = is_v6 ? host.find(']') + 1 : host.rfind(':');
  const std::string name = is_v6 ? host.substr(1, end_of_name - 2) : host.substr(0, end_of_name);
  const std::string rest = end_of_name < host.size() ? host.substr(end_of_name) : std::string();
  asio::io_context io;
  asio::ip::tcp::resolver resolver(io);
  boost::system::error_code error;
  const auto protocol = is_v6 ? asio::ip::tcp::v6() : asio::ip::tcp::v4();
  const auto found = resolver.resolve(protocol, name, rest.starts_with(':') ? rest.substr(1) : "80", error);
  if (error || found.empty()) return notation::Refusal{"there is no server of the name " + host};
  return Address{host, found.begin()->endpoint()};
}

}  // namespace menagerie::client
