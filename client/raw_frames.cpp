#include "client/raw_frames.h"

#include <fmt/core.h>

namespace menagerie::client {
namespace {

void append_big_endian(std::string& bytes, std::uint64_t value, int count) {
  for (int i = count - 1; i >= 0; --i) bytes += static_cast<char>(value >> 8 * i & 0xff);
}

}  // namespace

std::string raw_frame(std::string_view data, const FrameShape& shape) {
  const std::uint64_t length = shape.said_length == ~std::uint64_t{} ? data.size() : shape.said_length;
  const unsigned first =
      (shape.is_last ? 0x80u : 0u) | (shape.reserved_bits & 7u) << 4 | static_cast<unsigned>(shape.opcode);
  const unsigned masked = shape.is_masked ? 0x80u : 0u;
  std::string bytes(1, static_cast<char>(first));
  if (length < 126) {
    bytes += static_cast<char>(masked | length);
  } else {
    const int size = length < 65536 ? 2 : 8;
    bytes += static_cast<char>(masked | (size == 2 ? 126u : 127u));
    append_big_endian(bytes, length, size);
  }
  if (shape.is_masked) bytes.append(4, '\0');
  return bytes.append(data);
}

std::string handshake(const std::string& host, const Caller& caller) {
  std::string request = "GET /ws/v1 HTTP/1.1\r\nHost: " + host +
                        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  if (!caller.token.empty()) request += "Authorization: Bearer " + caller.token + "\r\n";
  if (!caller.forwarded_for.empty()) request += "X-Forwarded-For: " + caller.forwarded_for + "\r\n";
  return request + "\r\n";
}

std::string forged_address(std::uint32_t number) {
  if (number % 4 == 3) return fmt::format("2001:db8:{:x}:{:x}::{:x}", number >> 16, number & 0xffff, number);
  return fmt::format("198.{}.{}.{}", 18 + (number >> 16 & 1), number >> 8 & 0xff, number & 0xff);
}

}  // namespace menagerie::client
