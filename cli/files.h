// Reading and writing whole files.
#pragma once

#include <optional>
#include <string>

namespace menagerie::cli {

// "-" is standard input.
std::optional<std::string> read_file(const std::string& path);
// "-" is standard output. False where it could not be written.
bool write_file(const std::string& path, const std::string& text);

}  // namespace menagerie::cli
