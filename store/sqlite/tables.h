// Tables, their logs and their seats as rows. Each function runs inside a transaction that its caller keeps or undoes.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace menagerie::store::rows {

// A table from a row: id, created, host, spec, seed, state, open, from this column on.
inline constexpr int kTableWidth = 7;
inline constexpr std::int64_t kNewest = std::numeric_limits<std::int64_t>::max();  // greater than every number
TableRow table_row(const Row& row, int column);

Outcome create_table(Database& database, const TableRow& row, const std::vector<Append>& first);
// Missing: there is no such table, or not yet the entry before this one: a log never has a gap.
Outcome append(Database& database, const Append& change);

Outcome find_table(Database& database, const std::string& id, std::optional<StoredTable>& found);
Outcome unfinished_tables(Database& database, std::vector<StoredTable>& found);
Outcome entries_after(Database& database, const std::string& table, std::int32_t version, std::vector<Entry>& found);
Outcome versions_of(Database& database, const std::vector<std::string>& tables, std::vector<TableVersion>& found);
Outcome open_tables(Database& database, TableState state, const Page& page, PageOf<std::string>& found);
// The first table whose number is greater than this one, with its log; the number becomes its own.
Outcome next_table(Database& database, std::int64_t& number, std::optional<StoredTable>& found);
Outcome tables_of(Database& database, const std::string& person, const Page& page, PageOf<PersonsTable>& found);
Outcome tables_made_by(Database& database, const std::string& person, const Page& page, PageOf<std::string>& found);

// The number that rows know a table by. Missing: there is no such table.
Outcome number_of_table(Database& database, const std::string& id, std::int64_t& number);
// The same for the key that a page begins behind; without one the number stays as it is.
Outcome number_of_key(Database& database, const std::string& table, std::int64_t& number);

}  // namespace menagerie::store::rows
