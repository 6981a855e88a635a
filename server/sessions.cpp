#include "server/sessions.h"

#include "server/names.h"
#include "server/secrets.h"

namespace menagerie::server {

namespace {

// The beginning of a text, with at most this number of bytes and no part of a letter at its end.
std::string beginning(const std::string& text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; };
  while (bytes > 0 && continues(text[bytes])) --bytes;
  return text.substr(0, bytes);
}

}  // namespace

FreshSession fresh_session(const World& world, const std::string& person, const char* kind, const std::string& label) {
  constexpr std::size_t kMaxLabel = 80;
  const Millis now = world.now();
  FreshSession fresh{.token = fresh_token(), .session = {}};
  fresh.session = {.token_hash = hash_of_token(fresh.token),
                   .id = fresh_id(world),
                   .person = person,
                   .kind = kind,
                   .label = clean_line(beginning(label, kMaxLabel), kMaxLabel).value_or(""),
                   .created = now,
                   .seen = now};
  return fresh;
}

Millis expiry_of(const store::Session& session) {
  return session.seen + (session.kind == kToken ? kTokenIdle : kBrowserIdle);
}

}  // namespace menagerie::server
