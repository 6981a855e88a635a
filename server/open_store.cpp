#include "server/open_store.h"

#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "server/log.h"
#include "server/secrets.h"
#include "store/postgres/postgres_store.h"
#include "store/sqlite/sqlite_store.h"

namespace menagerie::server {
namespace {

constexpr auto kLongestWait = std::chrono::minutes(1);  // for a database that starts, or starts again
constexpr auto kBetweenTries = std::chrono::milliseconds(250);

void say_trouble(const std::string& sentence) { log_error(sentence); }

OpenedStore open_file(const ServeOptions& options, const store::Post& post) {
  if (options.data.empty()) return {nullptr, "--data needs the name of a folder", {}, {}};
  std::error_code error;
  std::filesystem::create_directories(options.data, error);
  if (error) return {nullptr, "the folder " + options.data + " cannot be made: " + error.message(), {}, {}};
  auto opened = store::SqliteStore::open({.path = options.data + "/menagerie.db",
                                          .synchronous = options.synchronous,
                                          .disk = options.disk,
                                          .loss = options.loss,
                                          .post = post,
                                          .on_trouble = say_trouble});
  if (!opened.loss.empty()) log_warning(opened.loss);
  return {std::move(opened.store), opened.sentence, {}, {}};
}

bool may_come_back(const store::PostgresStore::Opened& opened) {
  return opened.hope == store::PostgresStore::Opened::Hope::MayComeBack;
}

OpenedStore open_postgres(const ServeOptions& options, const store::Post& post) {
  if (!store::postgres::is_postgres_url(options.store))
    return {nullptr, "--store takes the address of a database: postgres://USER@HOST/DATABASE", {}, {}};
  std::string run = fresh_token().substr(0, 12);
  const store::PostgresStore::Options wanted{.url = options.store,
                                             .node = name_of_node(options),
                                             .run = run,
                                             .connections = options.store_connections,
                                             .post = post,
                                             .on_trouble = say_trouble};
  auto opened = store::PostgresStore::open(wanted);
  if (may_come_back(opened)) log_error(opened.sentence + " Trying again for a minute.");
  const auto begun = std::chrono::steady_clock::now();
  while (may_come_back(opened) && std::chrono::steady_clock::now() - begun < kLongestWait) {
    std::this_thread::sleep_for(kBetweenTries);
    opened = store::PostgresStore::open(wanted);
  }
  return {std::move(opened.store), opened.sentence, run, opened.now};
}

}  // namespace

std::string name_of_node(const ServeOptions& options) {
  if (!options.node.empty()) return options.node;
  char machine[256] = "node";
  gethostname(machine, sizeof machine - 1);
  return std::string(machine) + ":" + std::to_string(options.port == 0 ? getpid() : options.port);
}

OpenedStore open_store(const ServeOptions& options, const store::Post& post) {
  return options.store.empty() ? open_file(options, post) : open_postgres(options, post);
}

}  // namespace menagerie::server
