#include "cli/files.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

namespace menagerie::cli {

std::optional<std::string> read_file(const std::string& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) return std::nullopt;
  std::string text;
  char part[1 << 16];
  while (const std::size_t got = std::fread(part, 1, sizeof part, file)) text.append(part, got);
  const bool failed = std::ferror(file);  // a directory can be opened but not read
  std::fclose(file);
  return failed ? std::nullopt : std::optional(std::move(text));
}

bool write_file(const std::string& path, const std::string& text) {
  if (path == "-") return static_cast<bool>(std::cout << text << std::flush);
  std::ofstream file(path, std::ios::binary);
  return static_cast<bool>(file << text << std::flush);
}

}  // namespace menagerie::cli
