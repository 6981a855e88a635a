#include "client/limits.h"

#include <sys/resource.h>

namespace menagerie::client {

std::size_t raise_open_files() {
  constexpr rlim_t kPlenty = 200'000;  // which root may take, whatever the limit says
  const rlimit plenty{kPlenty, kPlenty};
  if (setrlimit(RLIMIT_NOFILE, &plenty) == 0) return kPlenty;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

}  // namespace menagerie::client
