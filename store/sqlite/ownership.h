// Whose the files of a store are: its folder's owner's, also when root has made them. SQLite gives its own files beside
// the database to the database's owner by itself.
#pragma once

#include <string>

namespace menagerie::store {

// Run by root, gives root's own file in another user's folder to the folder's owner. Anything else is left alone: files
// of other users, links, and files with another name elsewhere. `file` is open, `path` is its name.
void give_to_owner_of_folder(int file, const std::string& path);
// The same by name; no file: nothing happens.
void give_to_owner_of_folder(const std::string& path);

// Why this user may not use the store at `path`: what belongs to another user, and the command that changes it. Fit to
// follow the name of the file and a colon; empty: this user may use all of it.
std::string refuse_foreign(const std::string& path);

}  // namespace menagerie::store
