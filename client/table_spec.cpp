#include "client/table_spec.h"

#include "notation/json.h"

namespace menagerie::client {

std::string table_spec(const TableWish& wish) {
  notation::Json spec;
  if (wish.game == "ark") spec = {{"game", "ark"}};
  else spec = {{"game", "beasty"}, {"cards", wish.game}, {"variant", wish.variant}};
  spec["players"] = wish.players;
  spec["seats"] = notation::Json::array({"me"});
  for (int seat = 1; seat < wish.players; ++seat) {
    if (seat < wish.players - wish.bots) spec["seats"].push_back("open");
    else spec["seats"].push_back({{"bot", 1}});
  }
  spec["begin"] = wish.begin == TableWish::Begin::Full ? "full" : "host";
  return spec.dump();
}

}  // namespace menagerie::client
