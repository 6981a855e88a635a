// A disk for tests that forgets, as in a power cut, what was written but not synced when the process is killed.
//
// Writes to and truncations of the database, its WAL and its rollback journal stay in this process's memory, where its
// reads see them, until SQLite syncs that file; then they go to the real file and its sync follows. A kill (SIGKILL
// leaves no time to do anything else) thus loses what a machine without power would lose at worst. What is synced is
// not reordered. Making and deleting a file takes effect at once: an empty file is to SQLite as good as none, and a
// WAL that is deleted too early is the worse of the two mistakes. Shared memory and locks are the real ones: SQLite
// builds the former anew after a crash.
#pragma once

namespace menagerie::store {

// Its name for sqlite3_open_v2, registered by the first call.
const char* forgetful_vfs();

}  // namespace menagerie::store
