#include "server/forwarded.h"

#include <algorithm>
#include <optional>

#include "server/header_text.h"

namespace menagerie::server {
namespace {

// A proxy that the request came through: for whom it asked, and how it was asked.
struct Hop {
  std::optional<IpAddress> asker;
  std::string proto;
};

// A number, or a word that hides it ("_x").
bool is_port(std::string_view text) {
  if (text.starts_with('_')) return true;
  return !text.empty() && text.size() <= 5 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]" or "[2001:db8::1]:80".
std::optional<IpAddress> parse_node(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view host = text.substr(1, end - 1), rest = text.substr(end + 1);
    const bool fits = rest.empty() || (rest.starts_with(':') && is_port(rest.substr(1)));
    return fits && host.find(':') != std::string_view::npos ? IpAddress::parse(host) : std::nullopt;
  }
  if (const auto address = IpAddress::parse(text)) return address;
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || !is_port(text.substr(colon + 1))) return std::nullopt;
  return IpAddress::parse(text.substr(0, colon));
}

std::vector<std::string_view> values_of(const std::vector<std::string>& lines) {
  std::vector<std::string_view> values;
  for (const std::string& line : lines)
    for (const std::string_view value : split(line, ','))
      if (const std::string_view word = trimmed(value); !word.empty()) values.push_back(word);
  return values;
}

// With one scheme for each address, each proxy has written a pair. Otherwise the last scheme counts: the nearest proxy's.
std::vector<Hop> hops_of_lists(const ForwardingHeaders& headers) {
  const auto addresses = values_of(headers.forwarded_for), schemes = values_of(headers.forwarded_proto);
  std::vector<Hop> hops;
  for (std::size_t i = 0; i < addresses.size(); ++i) {
    const bool paired = schemes.size() == addresses.size();
    const std::string_view scheme = paired ? schemes[i] : schemes.empty() ? std::string_view() : schemes.back();
    hops.push_back({parse_node(addresses[i]), std::string(scheme)});
  }
  return hops;
}

// Reads a line of Forwarded: elements with commas between them, each of pairs with semicolons between them.
class ForwardedLine {
 public:
  explicit ForwardedLine(std::string_view line) : left_(line) {}

  // A line that breaks the grammar is one hop that tells nothing: a quote that a client left open must not hide what
  // the proxy has added behind it.
  std::vector<Hop> read() {
    std::vector<Hop> hops;
    do {
      Hop hop;
      if (!element(hop)) return {Hop{}};
      if (!empty_) hops.push_back(std::move(hop));
    } while (take(','));
    if (!left_.empty()) return {Hop{}};
    return hops;
  }

 private:
  void skip_spaces() {
    while (left_.starts_with(' ') || left_.starts_with('\t')) left_.remove_prefix(1);
  }

  bool take(char c) {
    skip_spaces();
    if (!left_.starts_with(c)) return false;
    left_.remove_prefix(1);
    return true;
  }

  bool element(Hop& hop) {
    empty_ = true;
    do {
      skip_spaces();
      const std::string_view name = token();
      if (name.empty()) continue;
      std::string value;
      if (!left_.starts_with('=')) return false;
      left_.remove_prefix(1);
      if (!read_value(value)) return false;
      empty_ = false;
      if (same_word(name, "for")) hop.asker = parse_node(value);
      if (same_word(name, "proto")) hop.proto = value;
    } while (take(';'));
    skip_spaces();
    return left_.empty() || left_.starts_with(',');
  }

  // More than a token of the RFC: colons and brackets are often written without quotes.
  std::string_view token() {
    const std::string_view word = left_.substr(0, left_.find_first_of("=;, \t\"\\"));
    left_.remove_prefix(word.size());
    return word;
  }

  bool read_value(std::string& value) {
    if (!left_.starts_with('"')) return value = token(), true;
    left_.remove_prefix(1);
    while (!left_.empty() && !left_.starts_with('"')) {
      if (left_.starts_with('\\')) left_.remove_prefix(1);
      if (left_.empty()) return false;
      value += left_.front();
      left_.remove_prefix(1);
    }
    if (left_.empty()) return false;
    left_.remove_prefix(1);
    return true;
  }

  std::string_view left_;
  bool empty_ = true;
};

std::vector<Hop> hops_of_forwarded(const std::vector<std::string>& lines) {
  std::vector<Hop> hops;
  for (const std::string& line : lines)
    for (Hop& hop : ForwardedLine(line).read()) hops.push_back(std::move(hop));
  return hops;
}

// What the nearest proxy says.
bool says_https(const std::vector<std::string>& lines) {
  const auto values = values_of(lines);
  return !values.empty() && same_word(values.back(), "https");
}

// From the nearest proxy to the first address that is not trusted.
struct Walk {
  IpAddress end;
  std::optional<bool> over_tls{};  // as the outermost trusted proxy says
};

Walk walk(const IpAddress& peer, const std::vector<Hop>& hops, const Networks& trusted) {
  Walk walk{.end = peer};
  for (auto hop = hops.rbegin(); hop != hops.rend() && trusted.contain(walk.end); ++hop) {
    if (!hop->proto.empty()) walk.over_tls = same_word(hop->proto, "https");
    if (!hop->asker) break;
    walk.end = *hop->asker;
  }
  return walk;
}

}  // namespace

Client client_of(const IpAddress& peer, const ForwardingHeaders& headers, const Networks& trusted) {
  Client client{.address = peer.text(), .local = peer.is_loopback() && !headers.any()};
  if (!trusted.contain(peer)) return client;
  const Walk by_list = walk(peer, hops_of_lists(headers), trusted);
  const Walk by_element = walk(peer, hops_of_forwarded(headers.forwarded), trusted);
  const bool has_list = !headers.forwarded_for.empty(), has_elements = !headers.forwarded.empty();
  const Walk& chosen = has_list ? by_list : by_element;
  client.over_tls = says_https(headers.forwarded_proto);
  if (chosen.over_tls && (has_list || headers.forwarded_proto.empty())) client.over_tls = *chosen.over_tls;
  // One of the two is the client's own, and nothing tells which.
  if (has_list && has_elements && by_list.end != by_element.end) return client;
  client.address = chosen.end.text();
  return client;
}

}  // namespace menagerie::server
