// What a host lists and decides, as questions to PostgreSQL.
#pragma once

#include <string>
#include <vector>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

Work list_tables(WhichTables which, int limit, std::vector<ListedTable>& found);
Work list_people(const PeopleWanted& wanted, int limit, std::vector<ListedPerson>& found);
Work list_reports(int limit, std::vector<ListedReport>& found);
Work set_standing(const std::string& person, const Standing& standing);
Work judged_since(Millis since, std::vector<Person>& found);

}  // namespace menagerie::store::postgres
