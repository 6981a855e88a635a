// Internet addresses and networks as values. An IPv4 address and its IPv6-mapped form (::ffff:a.b.c.d) are the same
// value, so that a socket for both families names its peers like a socket for one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::server {

class IpAddress {
 public:
  using Bytes = std::array<std::uint8_t, 16>;

  IpAddress() = default;  // ::
  explicit IpAddress(const Bytes& bytes) : bytes_(bytes) {}
  // "192.0.2.1" or "2001:db8::1"; empty for anything else, such as a name, a port or a zone.
  static std::optional<IpAddress> parse(std::string_view text);

  const Bytes& bytes() const { return bytes_; }
  bool is_v4() const;
  bool is_loopback() const;
  // In its shortest usual form, IPv4 without ::ffff:
  std::string text() const;
  // The same with all but the first bits (of 128) set to 0.
  IpAddress prefix(int bits) const;
  friend bool operator==(const IpAddress&, const IpAddress&) = default;

 private:
  Bytes bytes_{};
};

class Networks {
 public:
  // "10.0.0.0/8, 2001:db8::/32, 192.0.2.1": empty if one of them is no network. "none" is the list without any.
  static std::optional<Networks> parse(std::string_view list);
  // This machine itself: 127.0.0.0/8 and ::1.
  static Networks loopback();

  void add(const Networks& more);
  bool contain(const IpAddress& address) const;

 private:
  struct Network {
    IpAddress base;
    int bits;  // of 128
  };
  static std::optional<Network> parse_one(std::string_view text);

  std::vector<Network> networks_;
};

}  // namespace menagerie::server
