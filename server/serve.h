// The whole server: the parts list of `menagerie serve`.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/operator_address.h"
#include "store/sqlite/sqlite_store.h"

namespace menagerie::server {

struct ServeOptions {
  std::string address = "0.0.0.0";
  int port = 8080;
  std::string data = "data";  // the folder of the database
  std::string store;          // postgres://…, in place of that folder; several servers may share it
  std::string node;           // what this server is called, in its log too; empty: the machine's name and the port
  int store_connections = 4;
  enum class Hints { On, Off } hints = Hints::On;
  std::string web;     // the folder of the web client
  std::optional<OperatorAddress> metrics;  // empty: /metrics is not served
  std::string origin;  // as players see it: https://games.example (normal_origin)
  std::vector<std::string> trusted_proxies = {"127.0.0.0/8", "::1"};  // networks (Networks::parse)
  int bot_threads = 1;
  std::size_t max_queued = 1024 * 1024;  // bytes that wait for one WebSocket connection
  store::Synchronous synchronous = store::Synchronous::Full;
  store::Disk disk = store::Disk::Real;
  store::Loss loss = store::Loss::Refuse;
  enum class LogForm { Text, JsonLines } log_form = LogForm::Text;
  enum class LogLevel { Debug, Info, Warning } log_level = LogLevel::Info;
};

// Runs until it is told to stop (SIGINT, SIGTERM, SIGHUP). `ready` is called with the address once it answers.
// Returns an exit code; what is wrong goes to the log.
int serve(const ServeOptions& options, const std::function<void(const std::string& url)>& ready);

}  // namespace menagerie::server
