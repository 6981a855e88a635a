// Which passwords an account may have. The list of common ones is part of the program.
#pragma once

#include <optional>
#include <string_view>

#include "server/refused.h"

namespace menagerie::server {

inline constexpr std::size_t kMinPassword = 8;  // characters: code points in NFC, not bytes
inline constexpr std::size_t kMaxPassword = 200;

// Why this is no password for an account of that name; empty if it is one.
// - bad_password: too short or too long, or not UTF-8
// - common_password: among the 10,000 most common ones in any case, the account's own name, spaces alone, a pattern of
//   at most 4 characters again and again, or nothing but runs of letters, digits or keys.
std::optional<Refused> problem_with_password(std::string_view password, std::string_view name);

// No account has such a password: it need not be compared.
bool is_too_long_for_a_password(std::string_view password);

}  // namespace menagerie::server
