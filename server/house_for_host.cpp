// What whoever runs the server may see of a table, in its log too, and do to it: everything but the cards.
#include "server/house.h"

namespace menagerie::server {

void House::follow(TableNews::Kind kind, const Room& room) const {
  TableNews news{.kind = kind, .table = room.id(), .version = room.version(), .state = room.state()};
  const bool about_entry = kind == TableNews::Kind::Stored || kind == TableNews::Kind::Heard;
  if (about_entry && !room.entries().empty()) {
    news.what = room.entries().back().what;
    news.seat = room.entries().back().seat;
  }
  world_.follow(news);
}

void House::table_for_host(const std::string& id, std::function<void(Result<Json>)> answer) {
  constexpr std::size_t kEntriesShown = 20;
  find_fresh(id, [this, answer](Result<TablePtr> found) {
    if (!found) return answer(found.refused());
    const Table& table = **found;
    const auto& entries = table.room.entries();
    Json shown = table.room.summary(names(), here(table));
    shown["version"] = table.room.version();
    shown["watching"] = table.visitors.size();
    Json last = Json::array();
    for (std::size_t i = entries.size() > kEntriesShown ? entries.size() - kEntriesShown : 0; i < entries.size(); ++i)
      last.push_back(Json{{"version", entries[i].version},
                          {"at", entries[i].at},
                          {"what", entries[i].what},
                          {"seat", entries[i].seat < 0 ? Json(nullptr) : Json(entries[i].seat)}});
    shown["last"] = std::move(last);
    answer(std::move(shown));
  });
}

void House::close_table(const std::string& id, std::function<void(Result<Json>)> answer) {
  find_fresh(id, [this, id, answer](Result<TablePtr> found) {
    if (!found) return answer(found.refused());
    const TablePtr table = *found;
    if (table->busy) return table->waiting.push_back([this, id, answer] { close_table(id, answer); });
    const auto entry = table->room.closing(world_.now());
    if (!entry) return answer(Refused{"not_now", "this table is finished already"});
    // Whatever waits is called once the entry is on the disk, or is not.
    table->waiting.push_front([table, answer] {
      if (table->room.state() != RoomState::Closed)
        return answer(Refused{"not_stored", "it could not be stored, so nothing was done: try again"});
      answer(Json{{"table", table->room.id()}, {"version", table->room.version()}});
    });
    commit(table, *entry, {}, "");
  });
}

}  // namespace menagerie::server
