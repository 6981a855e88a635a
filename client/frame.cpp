#include "client/frame.h"

#include <algorithm>
#include <charconv>

namespace menagerie::client {
namespace {

constexpr std::string_view kSpaces = " \t\r\n";

std::size_t after_spaces(std::string_view text, std::size_t at) {
  while (at < text.size() && kSpaces.find(text[at]) != std::string_view::npos) ++at;
  return at;
}

// The place after the text that begins at `at` with its quote.
std::size_t after_text(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at) at += text[at] == '\\';
  return std::min(at + 1, text.size());
}

std::size_t after_nested(std::string_view text, std::size_t at) {
  for (int depth = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      at = after_text(text, at);
      continue;
    }
    ++at;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) break;
  }
  return at;
}

std::size_t after_value(std::string_view text, std::size_t at) {
  if (at >= text.size()) return at;
  if (text[at] == '"') return after_text(text, at);
  if (text[at] == '{' || text[at] == '[') return after_nested(text, at);
  return std::min(text.find_first_of(",} \t\r\n", at), text.size());
}

void keep(Frame& frame, std::string_view key, std::string_view value) {
  struct Slot {
    std::string_view key;
    std::string_view Frame::* field;
  };
  static constexpr Slot kSlots[] = {
      {"t", &Frame::type},      {"table", &Frame::table},       {"version", &Frame::version},
      {"what", &Frame::what},   {"seat", &Frame::seat},         {"state", &Frame::state},
      {"turn", &Frame::turn},   {"legal", &Frame::legal},       {"id", &Frame::id},
      {"code", &Frame::code},   {"position", &Frame::position}, {"commitment", &Frame::commitment},
      {"seats", &Frame::seats}, {"next", &Frame::next},
  };
  for (const Slot& slot : kSlots)
    if (slot.key == key) frame.*slot.field = value;
}

}  // namespace

Frame read_frame(std::string_view text) {
  Frame frame;
  std::size_t at = after_spaces(text, 0);
  if (at >= text.size() || text[at] != '{') return frame;
  while (++at < text.size()) {
    at = after_spaces(text, at);
    if (at >= text.size() || text[at] != '"') break;
    const std::size_t key_end = after_text(text, at);
    const std::string_view key = text.substr(at, key_end - at);
    at = after_spaces(text, after_spaces(text, key_end) + 1);  // the colon
    const std::size_t end = after_value(text, at);
    if (at >= text.size()) break;
    keep(frame, bare(key), text.substr(at, end - at));
    at = after_spaces(text, end);
  }
  frame.type = bare(frame.type);
  frame.table = bare(frame.table);
  frame.what = bare(frame.what);
  frame.state = bare(frame.state);
  frame.id = bare(frame.id);
  frame.code = bare(frame.code);
  frame.commitment = bare(frame.commitment);
  frame.next = bare(frame.next);
  return frame;
}

std::string_view bare(std::string_view value) {
  if (value.size() < 2 || value.front() != '"' || value.back() != '"') return {};
  return value.substr(1, value.size() - 2);
}

std::optional<std::uint32_t> number(std::string_view value) {
  std::uint32_t result = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), result);
  if (value.empty() || error != std::errc() || end != value.data() + value.size()) return std::nullopt;
  return result;
}

bool lists(std::string_view numbers, int one) {
  while (!numbers.empty()) {
    const std::size_t start = numbers.find_first_of("0123456789");
    if (start == std::string_view::npos) return false;
    numbers.remove_prefix(start);
    const std::size_t length = std::min(numbers.find_first_not_of("0123456789"), numbers.size());
    if (number(numbers.substr(0, length)) == static_cast<std::uint32_t>(one)) return true;
    numbers.remove_prefix(length);
  }
  return false;
}

std::size_t count_texts(std::string_view list) {
  return static_cast<std::size_t>(std::count(list.begin(), list.end(), '"')) / 2;
}

std::string_view text_at(std::string_view list, std::size_t index) {
  std::size_t at = list.find('"');
  for (; index > 0 && at != std::string_view::npos; --index) at = list.find('"', after_text(list, at));
  return at == std::string_view::npos ? std::string_view{} : list.substr(at, after_text(list, at) - at);
}

}  // namespace menagerie::client
