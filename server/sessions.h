// Sessions and tokens: how they are made, and when they end by themselves.
#pragma once

#include <string>

#include "server/world.h"
#include "store/store.h"

namespace menagerie::server {

// A session ends when it was not used for this long. The store notes its use by the hour.
inline constexpr Millis kDay = 24 * 3'600'000LL;
inline constexpr Millis kBrowserIdle = 180 * kDay;
inline constexpr Millis kTokenIdle = 365 * kDay;

inline constexpr const char* kBrowser = "browser";
inline constexpr const char* kToken = "token";  // of a bot: it plays, and changes nothing of the account

// A new session, and the token that opens it: only its hash is stored.
struct FreshSession {
  std::string token;
  store::Session session;
};
FreshSession fresh_session(const World& world, const std::string& person, const char* kind, const std::string& label);

Millis expiry_of(const store::Session& session);

}  // namespace menagerie::server
