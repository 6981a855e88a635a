#include "client/server_process.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace menagerie::client {

ServerProcess::ServerProcess(std::vector<std::string> command, std::string log_path)
    : command_(std::move(command)), log_path_(std::move(log_path)) {}

bool ServerProcess::start() {
  std::vector<char*> arguments;
  for (std::string& word : command_) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  process_ = fork();
  if (process_ != 0) return process_ > 0;
  // The child. It must not outlive us, not hear our Ctrl-C, and not hold our sockets open.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  const int log = open(log_path_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  dup2(log, STDOUT_FILENO);
  dup2(log, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0u, 0);
  execv(arguments.front(), arguments.data());
  _exit(127);
}

void ServerProcess::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

bool ServerProcess::has_died() {
  if (process_ <= 0 || waitpid(process_, nullptr, WNOHANG) == 0) return false;
  process_ = 0;
  return true;
}

int free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  int port = 0;
  if (bind(socket, reinterpret_cast<sockaddr*>(&address), length) == 0 &&
      getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length) == 0)
    port = ntohs(address.sin_port);
  close(socket);
  return port;
}

}  // namespace menagerie::client
