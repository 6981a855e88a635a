#include "server/origin.h"

#include <algorithm>
#include <charconv>

#include "server/header_text.h"
#include "server/ip_address.h"

namespace menagerie::server {
namespace {

constexpr std::string_view kHttp = "http://", kHttps = "https://";

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(), lower);
  return small;
}

std::string_view usual_port(std::string_view origin) { return is_https(origin) ? ":443" : ":80"; }

// HOST or HOST:PORT without the usual port, and without the dot that may end a name.
std::string normal_host(std::string_view host, std::string_view usual) {
  std::string small = in_small_letters(host);
  if (small.ends_with(usual)) small.resize(small.size() - usual.size());
  const std::size_t colon = small.rfind(':');
  const std::size_t end = colon == std::string::npos || small.ends_with(']') ? small.size() : colon;
  if (end > 0 && small[end - 1] == '.') small.erase(end - 1, 1);
  return small;
}

bool is_port(std::string_view text) {
  if (text.starts_with('0')) return false;
  int port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  return error == std::errc() && end == text.data() + text.size() && port > 0 && port < 65536;
}

bool is_v6(std::string_view text) {
  return text.find(':') != std::string_view::npos && IpAddress::parse(text).has_value();
}

bool is_host(std::string_view host) {
  const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;
  if (bracket == std::string_view::npos) return false;
  const std::size_t colon = host.find(':', bracket);
  const std::string_view name = host.substr(0, colon);
  const auto is_sign = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  const auto fits = [is_sign](char c) { return is_sign(c) || c == '-' || c == '.' || c == '_'; };
  const bool is_address = host.starts_with('[');
  const bool names = is_address ? is_v6(host.substr(1, bracket - 1)) && name.size() == bracket + 1
                                : std::ranges::all_of(name, fits) && std::ranges::any_of(name, is_sign);
  return names && (colon == std::string_view::npos || is_port(host.substr(colon + 1)));
}

// As a program on this machine calls it, with any port.
bool names_this_machine(std::string_view host) {
  const std::size_t colon = host.ends_with(']') ? std::string_view::npos : host.rfind(':');
  const std::string name = in_small_letters(host.substr(0, colon));
  return name == "127.0.0.1" || name == "localhost" || name == "[::1]";
}

}  // namespace

std::optional<std::string> normal_origin(std::string_view text) {
  const std::string small = in_small_letters(text);
  const std::string_view scheme = is_https(small) ? kHttps : kHttp;
  if (!small.starts_with(scheme)) return std::nullopt;
  std::string_view host = std::string_view(small).substr(scheme.size());
  if (host.ends_with('/')) host.remove_suffix(1);
  if (!is_host(host)) return std::nullopt;
  return std::string(scheme) + normal_host(host, usual_port(small));
}

bool own_origin(const Request& request, const std::string& public_origin) {
  if (request.origin.empty()) return true;
  if (!public_origin.empty()) return normal_origin(request.origin) == public_origin;
  const std::size_t scheme = request.origin.find("://");
  return scheme != std::string::npos && request.origin.substr(scheme + 3) == request.host;
}

bool fits_host(const Request& request, const std::string& public_origin) {
  if (public_origin.empty() || is_probe(request.path)) return true;
  if (request.local && names_this_machine(request.host)) return true;
  const std::size_t scheme = public_origin.find("://");
  return normal_host(request.host, usual_port(public_origin)) == public_origin.substr(scheme + 3);
}

bool is_probe(std::string_view path) { return path == "/healthz" || path == "/livez" || path == "/readyz"; }

}  // namespace menagerie::server
