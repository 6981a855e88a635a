// The bytes of requests and WebSocket frames, right ones and wrong ones, as a client sends them (RFC 6455).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace menagerie::client {

enum class Opcode : std::uint8_t { More = 0, Text = 1, Binary = 2, Reserved = 3, Close = 8, Ping = 9, Pong = 10 };

struct FrameShape {
  Opcode opcode = Opcode::Text;
  bool is_last = true;
  bool is_masked = true;
  std::uint8_t reserved_bits = 0;                // of three
  std::uint64_t said_length = ~std::uint64_t{};  // what the head says; the data's own length if not given
};

// The mask is zero, so that the data stays readable.
std::string raw_frame(std::string_view data, const FrameShape& shape = {});

struct Caller {
  std::string token{};          // empty: nobody
  std::string forwarded_for{};  // an address that a proxy would name
};

// The request that opens a WebSocket connection.
std::string handshake(const std::string& host, const Caller& caller);

// An address of a network for tests, or of a documentation network in every fourth place (IPv6).
std::string forged_address(std::uint32_t number);

}  // namespace menagerie::client
