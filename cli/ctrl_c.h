// Ctrl-C in verbs that have something to tell of what they found so far.
#pragma once

#include <atomic>

namespace menagerie::cli {

// Becomes true at the first Ctrl-C (or SIGTERM); the second ends the program.
const std::atomic<bool>& stop_at_ctrl_c();

}  // namespace menagerie::cli
