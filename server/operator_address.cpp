#include "server/operator_address.h"

#include <charconv>

#include "server/ip_address.h"

namespace menagerie::server {
namespace {

constexpr std::size_t kMaxUnixPath = 107;  // bytes: sun_path with its end

std::optional<int> parse_port(std::string_view text) {
  int port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && port >= 0 && port <= 65535 ? std::optional(port) : std::nullopt;
}

// The address without the brackets that IPv6 needs before a port. Empty if it is no address.
std::string parse_host(std::string_view text) {
  const bool in_brackets = text.starts_with('[') && text.ends_with(']');
  if (in_brackets) text = text.substr(1, text.size() - 2);
  const bool is_v6 = text.find(':') != std::string_view::npos;
  return in_brackets == is_v6 && IpAddress::parse(text) ? std::string(text) : std::string();
}

}  // namespace

std::optional<OperatorAddress> OperatorAddress::parse(std::string_view text) {
  constexpr std::string_view kUnix = "unix:";
  if (text.starts_with(kUnix)) {
    const std::string_view path = text.substr(kUnix.size());
    if (path.empty() || path.size() > kMaxUnixPath) return {};
    return OperatorAddress{.unix_path = std::string(path)};
  }
  const std::size_t colon = text.rfind(':');
  const auto port = parse_port(colon == std::string_view::npos ? text : text.substr(colon + 1));
  if (!port) return {};
  if (colon == std::string_view::npos) return OperatorAddress{.port = *port};
  const std::string host = parse_host(text.substr(0, colon));
  return host.empty() ? std::nullopt : std::optional(OperatorAddress{.host = host, .port = *port});
}

}  // namespace menagerie::server
