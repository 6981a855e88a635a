// Waiting for something that is thought about: after two seconds it is said what is going on.
#pragma once

#include <fmt/core.h>
#include <unistd.h>

#include <chrono>
#include <future>
#include <string>

namespace menagerie::cli {

template <class Think>
auto thought_about(const std::string& said, Think think) {
  constexpr auto kPatience = std::chrono::seconds(2);
  auto answer = std::async(std::launch::async, std::move(think));
  const bool on_terminal = isatty(STDERR_FILENO) == 1;
  if (answer.wait_for(kPatience) != std::future_status::ready) {
    fmt::print(stderr, "  {}{}", said, on_terminal ? "" : "\n");
    std::fflush(stderr);
    while (answer.wait_for(kPatience) != std::future_status::ready)
      if (on_terminal) fmt::print(stderr, "."), std::fflush(stderr);
    if (on_terminal) fmt::print(stderr, "\r\x1b[K");
  }
  return answer.get();
}

}  // namespace menagerie::cli
