#include "client/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>

namespace menagerie::client {
namespace {

constexpr auto kBetweenLines = std::chrono::seconds(2);
constexpr auto kBetweenBars = std::chrono::milliseconds(200);
constexpr int kBarWidth = 24;

}  // namespace

Progress::Progress() : on_terminal_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (line_is_open_) fmt::print(stderr, "\n");
}

void Progress::tell(double share, const std::string& text) {
  const auto now = Clock::now();
  if (now - last_ < (on_terminal_ ? Clock::duration(kBetweenBars) : Clock::duration(kBetweenLines))) return;
  last_ = now;
  share = std::clamp(share, 0.0, 1.0);
  if (on_terminal_) {
    const int done = static_cast<int>(share * kBarWidth);
    fmt::print(stderr, "\r[{:<{}}] {}\x1b[K", std::string(static_cast<std::size_t>(done), '#'), kBarWidth, text);
    line_is_open_ = true;
  } else {
    fmt::print(stderr, "{:3.0f} %  {}\n", share * 100, text);
  }
  std::fflush(stderr);
}

void Progress::note(const std::string& text) {
  fmt::print(stderr, "{}{}\n", line_is_open_ ? "\r\x1b[K" : "", text);
  line_is_open_ = false;
  std::fflush(stderr);
}

}  // namespace menagerie::client
