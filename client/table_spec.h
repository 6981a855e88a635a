// The specs of the tables that are asked for, as POST /api/v1/tables wants them.
#pragma once

#include <string>
#include <vector>

namespace menagerie::client {

struct TableWish {
  std::string game = "bar";  // bar, town, mix or ark
  std::string variant = "guests";
  int players = 2;
  int bots = 0;  // at the last seats, level 1
  enum class Begin { Full, Host } begin = Begin::Full;
};

std::string table_spec(const TableWish& wish);

}  // namespace menagerie::client
