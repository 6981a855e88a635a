#include "store/sqlite/forgetful_vfs.h"

#include <sqlite3.h>

#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>

#include "store/sqlite/unsynced.h"

namespace menagerie::store {
namespace {

constexpr const char* kName = "forgetful";
constexpr int kForgets = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;

// What an operating system would still know of a file that was closed without a sync, by path; one for all handles.
struct Memory {
  std::mutex mutex;
  std::map<std::string, std::shared_ptr<Unsynced>> files;
};
Memory& memory() {
  static Memory all;
  return all;
}

// SQLite allots the bytes of this handle and, right behind, those of the real one.
struct File {
  sqlite3_file base;
  std::shared_ptr<Unsynced> unsynced;
};

File& ours(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(&ours(file) + 1); }
sqlite3_vfs* real(sqlite3_vfs* vfs) { return static_cast<sqlite3_vfs*>(vfs->pAppData); }

// Runs a method of Unsynced while no other handle does.
template <class... Parameters, class... Values>
int remember(sqlite3_file* file, int (Unsynced::*method)(sqlite3_file*, Parameters...), Values&&... values) {
  const std::lock_guard lock(memory().mutex);
  return ((*ours(file).unsynced).*method)(real(file), values...);
}

int read(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
  return remember(file, &Unsynced::read, static_cast<char*>(to), count, offset);
}
int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
  return remember(file, &Unsynced::write, static_cast<const char*>(from), count, offset);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) { return remember(file, &Unsynced::truncate, size); }
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  std::int64_t found = 0;
  const int code = remember(file, &Unsynced::size, found);
  *size = found;
  return code;
}
int sync(sqlite3_file* file, int flags) {
  const int code = remember(file, &Unsynced::write_through);
  return code == SQLITE_OK ? real(file)->pMethods->xSync(real(file), flags) : code;
}
int close(sqlite3_file* file) {
  const int code = real(file)->pMethods->xClose(real(file));
  const std::lock_guard lock(memory().mutex);
  ours(file).unsynced.reset();
  std::erase_if(memory().files,
                [](const auto& known) { return known.second.use_count() == 1 && known.second->nothing(); });
  ours(file).~File();
  return code;
}
int file_control(sqlite3_file* file, int what, void* value) {
  if (what == SQLITE_FCNTL_SIZE_HINT) return SQLITE_OK;  // the real file is not to grow yet
  return real(file)->pMethods->xFileControl(real(file), what, value);
}

// The rest is the real file's.
int lock(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int is_locked(sqlite3_file* file, int* answer) { return real(file)->pMethods->xCheckReservedLock(real(file), answer); }
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file)) & SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, at);
}
int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shm_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

// Version 2: with shared memory, without memory-mapped files, which would go around us.
constexpr sqlite3_io_methods kMethods = {
    2,         close,     read,         write,       truncate,        sync,    file_size, lock,
    unlock,    is_locked, file_control, sector_size, characteristics, shm_map, shm_lock,  shm_barrier,
    shm_unmap, nullptr,   nullptr};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
  if (path == nullptr || (flags & kForgets) == 0) return real(vfs)->xOpen(real(vfs), path, file, flags, out_flags);
  new (file) File{};
  const int code = real(vfs)->xOpen(real(vfs), path, real(file), flags, out_flags);
  if (code != SQLITE_OK) {
    ours(file).~File();
    return code;
  }
  const std::lock_guard lock(memory().mutex);
  std::shared_ptr<Unsynced>& known = memory().files[path];
  if (!known) known = std::make_shared<Unsynced>();
  ours(file).unsynced = known;
  ours(file).base.pMethods = &kMethods;
  return SQLITE_OK;
}
int remove(sqlite3_vfs* vfs, const char* path, int sync_folder) {
  const std::lock_guard lock(memory().mutex);
  memory().files.erase(path);
  return real(vfs)->xDelete(real(vfs), path, sync_folder);
}
// The real VFS takes an empty file for none.
int access(sqlite3_vfs* vfs, const char* path, int flags, int* answer) {
  const int code = real(vfs)->xAccess(real(vfs), path, flags, answer);
  const std::lock_guard lock(memory().mutex);
  const auto known = memory().files.find(path);
  if (flags == SQLITE_ACCESS_EXISTS && known != memory().files.end() && known->second->has_bytes()) *answer = 1;
  return code;
}
int full_path(sqlite3_vfs* vfs, const char* path, int size, char* to) {
  return real(vfs)->xFullPathname(real(vfs), path, size, to);
}

// Time, sleep and chance are the real VFS's as they are: its functions look at nothing of ours.
sqlite3_vfs make_vfs() {
  sqlite3_vfs* usual = sqlite3_vfs_find(nullptr);
  sqlite3_vfs vfs = *usual;
  vfs.szOsFile = static_cast<int>(sizeof(File)) + usual->szOsFile;
  vfs.zName = kName;
  vfs.pNext = nullptr;
  vfs.pAppData = usual;
  vfs.xOpen = open;
  vfs.xDelete = remove;
  vfs.xAccess = access;
  vfs.xFullPathname = full_path;
  return vfs;
}

}  // namespace

const char* forgetful_vfs() {
  static sqlite3_vfs vfs = make_vfs();
  [[maybe_unused]] static const int registered = sqlite3_vfs_register(&vfs, 0);
  return kName;  // if it could not be registered, opening with it fails and says so
}

}  // namespace menagerie::store
