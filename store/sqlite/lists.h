// What a host's tools list and decide, as rows. As in tables.h, the transaction is the caller's.
#pragma once

#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace menagerie::store::rows {

Outcome list_tables(Database& database, WhichTables which, const Page& page, PageOf<ListedTable>& found);
Outcome list_people(Database& database, const PeopleWanted& wanted, const Page& page, PageOf<ListedPerson>& found);
Outcome list_reports(Database& database, const Page& page, PageOf<ListedReport>& found);

Outcome set_standing(Database& database, const std::string& person, const Standing& standing);
Outcome judged_since(Database& database, Millis since, std::vector<Person>& found);

}  // namespace menagerie::store::rows
