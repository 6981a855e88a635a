// One request to change an account, on its way between the store and the threads that hash.
#pragma once

#include <string>

#include "server/accounts.h"
#include "server/names.h"

namespace menagerie::server {

// One request on its way: what was asked, what was found, and what was computed.
struct Accounts::Attempt {
  Asker asker;
  Signed then;
  std::string name{};
  std::string password{};  // the one that holds afterwards
  std::string proof{};     // an old password, or a recovery code
  store::Person person{};  // without an id: there is no such account
  bool knows_place = false;
  bool fits = false;
  std::string password_hash{};
  std::string recovery_code{};
  std::string recovery_hash{};

  bool is_found() const { return !person.id.empty(); }
};

inline constexpr std::size_t kMaxCode = 100;
inline constexpr std::size_t kMaxNameBytes = 8 * kLongestName;

}  // namespace menagerie::server
