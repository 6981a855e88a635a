// Tables, their logs and their seats as questions to PostgreSQL. Each change is one statement, all or nothing by itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

// id, created, host, spec, seed, state, open
TableRow table_row(const Rows& rows, int row);
inline constexpr int kTableWidth = 7;

Work create_table(const TableRow& row, const std::vector<Append>& first);
// Missing: there is no such table, or not yet the entry before this one: a log never has a gap.
Work append(const Append& change);

// The places of what is found live until the answer is given.
Work find_table(const std::string& id, std::optional<StoredTable>& found);
Work unfinished_tables(std::vector<StoredTable>& found);
Work entries_after(const std::string& table, std::int32_t version, std::vector<Entry>& found);
Work versions_of(const std::vector<std::string>& tables, std::vector<TableVersion>& found);
Work open_tables(TableState state, const Page& page, PageOf<std::string>& found);
Work tables_of(const std::string& person, const Page& page, PageOf<PersonsTable>& found);
Work tables_made_by(const std::string& person, const Page& page, PageOf<std::string>& found);

// Missing where the page begins behind a table that is not there; `work` has one question.
Work behind_table(const std::string& table, Work work);
// For a page whose key cannot be read.
Work no_such_key();

// The first column of the first row says what became of a change: 0 stored, 1 taken, 2 missing.
Outcome said_outcome(const Rows* answers);

}  // namespace menagerie::store::postgres
