// Opening a store in PostgreSQL: a first connection, and its tables.
#include <utility>

#include "store/postgres/postgres_store.h"
#include "store/postgres/schema.h"

namespace menagerie::store {

PostgresStore::Opened PostgresStore::open(const Options& options) {
  const std::string begins = "The store " + postgres::shown_url(options.url) + " cannot be opened: ";
  postgres::Connection connection;
  if (const auto trouble = connection.open(options.url))
    return {nullptr, begins + trouble.sentence + ".", Opened::Hope::MayComeBack};
  if (const std::string trouble = postgres::bring_up(connection, postgres::migrations()); !trouble.empty())
    return {nullptr, begins + trouble + ".", connection.is_open() ? Opened::Hope::None : Opened::Hope::MayComeBack};
  static constexpr postgres::Statement kNow{"now",
                                            "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"};
  postgres::Rows now;
  if (const auto trouble = connection.ask(postgres::Question{&kNow}, now))
    return {nullptr, begins + trouble.sentence + ".", Opened::Hope::MayComeBack};
  return {.store = std::unique_ptr<PostgresStore>(new PostgresStore(options, std::move(connection))),
          .sentence = {},
          .hope = Opened::Hope::None,
          .now = now.number(0, 0)};
}

}  // namespace menagerie::store
