// A server of our own in a process of its own, to be started and killed. Its output goes to a file.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace menagerie::client {

class ServerProcess {
 public:
  // The program and its arguments.
  ServerProcess(std::vector<std::string> command, std::string log_path);
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  bool start();
  // As a power cut would: it gets no chance to tidy up. Returns when it has gone.
  void kill();
  // Whether it has ended without being asked to.
  bool has_died();

 private:
  std::vector<std::string> command_;
  std::string log_path_;
  pid_t process_ = 0;
};

// A port of this machine that nobody listens on at the moment; 0 where none could be found.
int free_port();

}  // namespace menagerie::client
