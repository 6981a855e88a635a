// A PostgreSQL of our own from the system's packages, in a temporary folder and on a Unix socket there, to be started,
// shut down without warning, and deleted in the end.
#pragma once

#include <sys/types.h>

#include <string>

namespace menagerie::client {

class PostgresProcess {
 public:
  enum class Disk { Synced, Careless };  // Careless: faster, and only a power cut would tell

  PostgresProcess() = default;
  ~PostgresProcess();  // ends it and deletes its folder
  PostgresProcess(const PostgresProcess&) = delete;
  PostgresProcess& operator=(const PostgresProcess&) = delete;

  // Makes the folder and starts it; returns when it answers. What is in the way, or nothing.
  std::string make(Disk disk);
  // As after a crash: every connection is cut at once, and the log is replayed when it starts again.
  void crash();
  // Starts it again, and waits until it answers …
  std::string start();
  // … or does not wait.
  void launch();
  bool is_ready() const;
  bool has_died();

  // postgres://…, as `menagerie serve --store` takes it.
  std::string url() const;
  bool is_running() const { return process_ > 0; }

 private:
  std::string folder_;
  std::string programs_;  // the folder of initdb and postgres
  Disk disk_ = Disk::Synced;
  pid_t process_ = 0;
};

}  // namespace menagerie::client
