// What a host lists and decides, as questions to PostgreSQL.
#pragma once

#include <string>
#include <vector>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

Work list_tables(WhichTables which, const Page& page, PageOf<ListedTable>& found);
Work list_people(const PeopleWanted& wanted, const Page& page, PageOf<ListedPerson>& found);
Work list_reports(const Page& page, PageOf<ListedReport>& found);
Work set_standing(const std::string& person, const Standing& standing);
Work judged_since(Millis since, std::vector<Person>& found);

}  // namespace menagerie::store::postgres
