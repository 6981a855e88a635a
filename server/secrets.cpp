#include "server/secrets.h"

#include <sodium.h>

#include <array>

namespace menagerie::server {
namespace {

constexpr unsigned long long kOperations = 2;
constexpr std::size_t kMemory = 19 * 1024 * 1024;
constexpr std::string_view kLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";  // 32: no I, O, 0, 1

}  // namespace

std::string fresh_token() {
  std::array<unsigned char, 32> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 64> text;
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

std::string hash_of_token(std::string_view token) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(token.data()), token.size());
  std::array<char, 2 * crypto_hash_sha256_BYTES + 1> text;
  return sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
}

std::string fresh_recovery_code() {
  std::string code;
  for (int i = 0; i < 20; ++i) {
    if (i > 0 && i % 5 == 0) code += '-';
    code += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  }
  return code;
}

std::string plain_recovery_code(std::string_view typed) {
  std::string plain;
  for (char c : typed) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (kLetters.find(c) != std::string_view::npos) plain += c;
  }
  return plain;
}

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.c_str(), password.size(), kOperations, kMemory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    return {};  // no memory
  return hash.data();
}

bool fits_password(const std::string& hash, const std::string& password) {
  return crypto_pwhash_str_verify(hash.c_str(), password.c_str(), password.size()) == 0;
}

void random_bytes(void* bytes, std::size_t size) { randombytes_buf(bytes, size); }

}  // namespace menagerie::server
