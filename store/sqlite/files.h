// Files that appear whole or not at all: made under another name, synced, and renamed without replacing anything.
#pragma once

#include <string>

namespace menagerie::store {

// Each returns what was in the way, as a sentence; empty: it is done.

// An empty file of a new name beside `path`, for its owner alone.
std::string make_partial(const std::string& path, std::string& partial);
std::string sync_file(const std::string& path);
// Durable when it returns.
std::string rename_without_replacing(const std::string& from, const std::string& to);

// The file and what SQLite may have left beside it.
void remove_database(const std::string& path);

}  // namespace menagerie::store
