// Files made durable, renamed without replacing anything, and removed.
#pragma once

#include <string>

namespace menagerie::store {

// Each returns what was in the way, as a sentence; empty: it is done.

std::string sync_file(const std::string& path);
// Durable when it returns.
std::string rename_without_replacing(const std::string& from, const std::string& to);

std::string folder_of(const std::string& path);

// The file and what SQLite may have left beside it.
void remove_database(const std::string& path);

}  // namespace menagerie::store
