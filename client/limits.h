// How many files this process may hold open: a connection is one.
#pragma once

#include <cstddef>

namespace menagerie::client {

// Raises the limit as far as the system allows and returns it.
std::size_t raise_open_files();

}  // namespace menagerie::client
