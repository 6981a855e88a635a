// Opening the store that the options name: a file of SQLite, or PostgreSQL.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/serve.h"
#include "store/store.h"

namespace menagerie::server {

struct OpenedStore {
  std::unique_ptr<store::Store> store;  // or null, and
  std::string sentence;                 // why
  std::string run;                      // what this run of the server is called among others
  std::optional<store::Millis> now;     // by the clock of the database, where several share it
};
// What this server is called in its log and among others.
std::string name_of_node(const ServeOptions& options);
OpenedStore open_store(const ServeOptions& options, const store::Post& post);

}  // namespace menagerie::server
