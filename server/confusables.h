// The table of letters that look like others, from Unicode's confusables.txt (UTS #39). It is part of the program and
// not a library, because skeletons are stored: all nodes must compute the same ones on every release of Debian.
#pragma once

#include <optional>
#include <span>

#include "server/letters.h"

namespace menagerie::server {

// The letters that it looks like; nothing if the table does not have it. `letter` is decomposed.
std::optional<std::span<const Letter>> look_of(Letter letter);

}  // namespace menagerie::server
