// Passwords, recovery codes and tokens: made, hashed and compared by libsodium, and never kept or logged in the clear.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace menagerie::server {

// 256 random bits as text. The store keeps only the hash.
std::string fresh_token();
std::string hash_of_token(std::string_view token);
// Twenty letters and digits in groups of five, without those that look alike.
std::string fresh_recovery_code();
std::string plain_recovery_code(std::string_view typed);

// argon2id at 19 MB: tens of milliseconds of work, to be done in SlowHashes.
std::string hash_password(const std::string& password);
bool fits_password(const std::string& hash, const std::string& password);

void random_bytes(void* bytes, std::size_t size);

}  // namespace menagerie::server
