#include "server/sessions.h"

#include "server/names.h"
#include "server/secrets.h"

namespace menagerie::server {

FreshSession fresh_session(const World& world, const std::string& person, const char* kind, const std::string& label) {
  constexpr std::size_t kMaxLabel = 80;
  const Millis now = world.now();
  FreshSession fresh{.token = fresh_token(), .session = {}};
  fresh.session = {.token_hash = hash_of_token(fresh.token),
                   .id = fresh_id(world),
                   .person = person,
                   .kind = kind,
                   .label = clean_line(label.substr(0, kMaxLabel), kMaxLabel).value_or(""),
                   .created = now,
                   .seen = now};
  return fresh;
}

Millis expiry_of(const store::Session& session) {
  return session.seen + (session.kind == kToken ? kTokenIdle : kBrowserIdle);
}

}  // namespace menagerie::server
