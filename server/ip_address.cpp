#include "server/ip_address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

#include "server/header_text.h"

namespace menagerie::server {
namespace {

constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr int kMappedBits = 96;

// Digits without a sign and without a zero before them.
std::optional<int> parse_length(std::string_view text) {
  const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  if (text.empty() || text.size() > 3 || !digits || (text.size() > 1 && text.starts_with('0'))) return std::nullopt;
  int length = 0;
  std::from_chars(text.data(), text.data() + text.size(), length);
  return length;
}

}  // namespace

std::optional<IpAddress> IpAddress::parse(std::string_view text) {
  const std::string terminated(text);
  if (terminated.find('\0') != std::string::npos) return std::nullopt;
  Bytes bytes{};
  if (inet_pton(AF_INET6, terminated.c_str(), bytes.data()) == 1) return IpAddress(bytes);
  if (inet_pton(AF_INET, terminated.c_str(), bytes.data() + kMapped.size()) != 1) return std::nullopt;
  std::copy(kMapped.begin(), kMapped.end(), bytes.begin());
  return IpAddress(bytes);
}

bool IpAddress::is_v4() const { return std::equal(kMapped.begin(), kMapped.end(), bytes_.begin()); }

bool IpAddress::is_loopback() const {
  static const Networks kLoopback = Networks::loopback();
  return kLoopback.contain(*this);
}

std::string IpAddress::text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_v4()) inet_ntop(AF_INET, bytes_.data() + kMapped.size(), text.data(), text.size());
  else inet_ntop(AF_INET6, bytes_.data(), text.data(), text.size());
  return text.data();
}

IpAddress IpAddress::prefix(int bits) const {
  IpAddress cut;
  for (std::size_t i = 0; i < bytes_.size(); ++i) {
    const int kept = std::clamp(bits - static_cast<int>(i) * 8, 0, 8);
    cut.bytes_[i] = static_cast<std::uint8_t>(bytes_[i] & 0xff << (8 - kept));
  }
  return cut;
}

std::optional<Networks::Network> Networks::parse_one(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::string_view host = text.substr(0, slash);
  const auto base = IpAddress::parse(host);
  if (!base) return std::nullopt;
  if (slash == std::string_view::npos) return Network{*base, 128};
  const auto length = parse_length(text.substr(slash + 1));
  if (!length) return std::nullopt;
  // The bits of an IPv4 network are counted from where its address begins among the 128.
  const int bits = *length + (host.find(':') == std::string_view::npos ? kMappedBits : 0);
  // An IPv4 network in IPv6 form is none wider than IPv4, and bits behind the length are a slip.
  const bool slip = base->is_v4() && bits < kMappedBits;
  if (bits > 128 || slip || base->prefix(bits) != *base) return std::nullopt;
  return Network{*base, bits};
}

std::optional<Networks> Networks::parse(std::string_view list) {
  Networks networks;
  if (trimmed(list) == "none") return networks;
  for (const std::string_view item : split(list, ',')) {
    const auto network = parse_one(trimmed(item));
    if (!network) return std::nullopt;
    networks.networks_.push_back(*network);
  }
  return networks;
}

Networks Networks::loopback() { return *parse("127.0.0.0/8, ::1"); }

void Networks::add(const Networks& more) {
  networks_.insert(networks_.end(), more.networks_.begin(), more.networks_.end());
}

bool Networks::contain(const IpAddress& address) const {
  return std::ranges::any_of(networks_, [&](const Network& network) {
    const auto& base = network.base.bytes();
    const int whole = network.bits / 8, rest = network.bits % 8;
    if (!std::equal(base.begin(), base.begin() + whole, address.bytes().begin())) return false;
    if (rest == 0) return true;
    const auto at = static_cast<std::size_t>(whole);
    return (base[at] ^ address.bytes()[at]) >> (8 - rest) == 0;
  });
}

}  // namespace menagerie::server
