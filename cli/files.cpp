#include "cli/files.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace menagerie::cli {

std::optional<std::string> read_file(const std::string& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::string text(std::istreambuf_iterator<char>(file), {});
  if (file.bad()) return std::nullopt;
  return text;
}

bool write_file(const std::string& path, const std::string& text) {
  if (path == "-") return static_cast<bool>(std::cout << text << std::flush);
  std::ofstream file(path, std::ios::binary);
  return static_cast<bool>(file << text << std::flush);
}

}  // namespace menagerie::cli
