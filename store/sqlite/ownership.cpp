#include "store/sqlite/ownership.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "store/sqlite/files.h"

namespace menagerie::store {
namespace {

std::string name_of_user(uid_t user) {
  const passwd* found = ::getpwuid(user);
  return found == nullptr ? std::to_string(user) : found->pw_name;
}
std::string name_of_group(gid_t group) {
  const struct group* found = ::getgrgid(group);
  return found == nullptr ? std::to_string(group) : found->gr_name;
}

// Another user's, and closed to this one.
bool is_foreign(const std::string& path, int wanted, uid_t& owner) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0 || status.st_uid == ::geteuid()) return false;
  owner = status.st_uid;
  return ::access(path.c_str(), wanted) != 0 && errno == EACCES;
}

std::string sentence(const std::string& path, uid_t owner, const std::string& to_change) {
  return "permission denied: " + path + " belongs to " + name_of_user(owner) + ", and this program runs as " +
         name_of_user(::geteuid()) + ". To give it to that user, as root: chown " + name_of_user(::geteuid()) + ":" +
         name_of_group(::getegid()) + " " + to_change;
}

}  // namespace

void give_to_owner_of_folder(int file, const std::string& path) {
  if (::geteuid() != 0) return;
  struct stat folder {
  }, status{};
  if (::stat(folder_of(path).c_str(), &folder) != 0 || ::fstat(file, &status) != 0) return;
  if (!S_ISREG(status.st_mode) || status.st_nlink != 1 || status.st_uid != 0) return;
  (void)!::fchown(file, folder.st_uid, folder.st_gid);
}

void give_to_owner_of_folder(const std::string& path) {
  if (::geteuid() != 0) return;
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) return;
  give_to_owner_of_folder(file, path);
  ::close(file);
}

std::string refuse_foreign(const std::string& path) {
  uid_t owner = 0;
  if (is_foreign(folder_of(path), W_OK | X_OK, owner))
    return sentence(folder_of(path), owner, folder_of(path) + " (if it is for this program alone)");
  for (const char* suffix : {"", "-wal", "-shm", ".lock"})
    if (is_foreign(path + suffix, R_OK | W_OK, owner)) return sentence(path + suffix, owner, path + "*");
  return {};
}

}  // namespace menagerie::store
