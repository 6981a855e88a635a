#include "cli/ctrl_c.h"

#include <csignal>

namespace menagerie::cli {
namespace {

std::atomic<bool> g_stop_asked{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal sets it");

}  // namespace

const std::atomic<bool>& stop_at_ctrl_c() {
  struct sigaction action{};
  action.sa_handler = [](int) { g_stop_asked = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  return g_stop_asked;
}

}  // namespace menagerie::cli
