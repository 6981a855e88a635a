// A log whose reader is slow or gone costs lines, which are counted, and never the time of the server.
#include "server/log_writer.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <memory>
#include <sstream>

namespace menagerie::server {
namespace {

struct Pipe {
  Pipe() {
    std::signal(SIGPIPE, SIG_IGN);  // as the server does
    EXPECT_EQ(::pipe(ends.data()), 0);
  }
  ~Pipe() { close_reader(), ::close(ends[1]); }
  void close_reader() {
    if (ends[0] >= 0) ::close(ends[0]);
    ends[0] = -1;
  }
  std::string read_some() {
    std::string bytes(65536, '\0');
    const ssize_t size = ::read(ends[0], bytes.data(), bytes.size());
    return bytes.substr(0, size > 0 ? static_cast<std::size_t>(size) : 0);
  }
  std::string read_until(const std::string& word) {
    std::string all;
    while (all.find(word) == std::string::npos) all += read_some();
    return all;
  }
  std::array<int, 2> ends{};
};

std::string tell(std::uint64_t count) { return std::to_string(count) + " dropped\n"; }

// The sum of what lines such as "7 dropped" tell.
std::uint64_t told_in(const std::string& said) {
  std::istringstream lines(said);
  std::uint64_t sum = 0;
  for (std::string line; std::getline(lines, line);)
    if (line.ends_with(" dropped")) sum += std::stoull(line);
  return sum;
}

TEST(LogWriter, writes_every_line_in_order_before_it_ends) {
  Pipe pipe;
  {
    LogWriter writer(pipe.ends[1], tell);
    for (int i = 0; i < 100; ++i) writer.write(std::to_string(i) + "\n");
  }
  std::string wanted;
  for (int i = 0; i < 100; ++i) wanted += std::to_string(i) + "\n";
  EXPECT_EQ(pipe.read_some(), wanted);
}

TEST(LogWriter, drops_and_counts_what_does_not_fit_and_says_so_when_it_is_read_again) {
  Pipe pipe;
  LogWriter writer(pipe.ends[1], tell, 10'000);
  const std::string line(1000, 'x');
  for (int i = 0; i < 500; ++i) writer.write(line + "\n");  // a pipe takes 64 kB
  const std::uint64_t dropped = writer.dropped();
  EXPECT_GT(dropped, 400u);
  EXPECT_LT(dropped, 500u);
  std::string said;
  while (told_in(said) < dropped) said += pipe.read_some();
  writer.write("again\n");
  said += pipe.read_until("again\n");
  EXPECT_TRUE(told_in(said) == dropped) << told_in(said) << " told, " << dropped << " dropped";
  EXPECT_TRUE(said.ends_with("\nagain\n"));
}

TEST(LogWriter, does_not_wait_for_a_reader_that_hangs_at_its_end) {
  Pipe pipe;
  const auto held_by_thread = std::make_shared<int>();
  {
    LogWriter writer(pipe.ends[1], [held_by_thread](std::uint64_t count) { return tell(count); });
    for (int i = 0; i < 100; ++i) writer.write(std::string(1000, 'x') + "\n");
  }
  // The thread still hangs in its write. A file takes over the number of the pipe's end.
  std::FILE* file = std::tmpfile();
  ASSERT_EQ(::dup2(::fileno(file), pipe.ends[1]), pipe.ends[1]);
  pipe.close_reader();  // which lets the thread go
  while (held_by_thread.use_count() > 1) usleep(1000);
  EXPECT_EQ(::lseek(::fileno(file), 0, SEEK_END), 0) << "a line of the log went into another file";
  std::fclose(file);
}

TEST(LogWriter, counts_the_lines_that_a_closed_pipe_did_not_take) {
  Pipe pipe;
  pipe.close_reader();
  LogWriter writer(pipe.ends[1], tell);
  for (int i = 0; i < 10; ++i) writer.write("line\n");
  while (writer.dropped() < 10) usleep(1000);
  EXPECT_EQ(writer.dropped(), 10u);
}

}  // namespace
}  // namespace menagerie::server
