#include "store/copy/copy.h"

#include <string_view>
#include <utility>
#include <vector>

#include "store/copy/shelf.h"
#include "store/keeping.h"
#include "store/postgres/connection.h"

namespace menagerie::store::copy {
namespace {

constexpr std::size_t kRowsAtOnce = 500;

Opened open(const std::string& place, Use use) {
  return postgres::is_postgres_url(place) ? open_postgres(place, use) : open_file(place, use);
}

class Copy {
 public:
  Copy(Shelf& from, Shelf& to, const Progress& progress) : from_(from), to_(to), progress_(progress) {}

  Copied run() {
    for (const Sheet& sheet : sheets()) {
      const std::int64_t count = from_.count(sheet);
      total_ += count;
      note(sheet, count);
      if (to_.count(sheet) > 0) say("the target is not empty: nothing was copied");
    }
    result_.rows = total_;
    if (well()) copy_all();
    if (well()) compare_all();
    return std::move(result_);
  }

 private:
  void note(const Sheet& sheet, std::int64_t count) {
    const std::string_view name = sheet.name;
    if (name == "game_table") result_.tables = count;
    if (name == "entry") result_.entries = count;
    if (name == "person") result_.people = count;
  }

  void say(const std::string& sentence) {
    if (result_.trouble.empty()) result_.trouble = sentence;
  }

  bool well() {
    if (!from_.trouble().empty()) say("the source cannot be read: " + from_.trouble());
    if (!to_.trouble().empty()) say("the target cannot be written: " + to_.trouble());
    return result_.trouble.empty();
  }

  void tell(Stage stage) {
    const double share = total_ == 0 ? 1 : static_cast<double>(done_) / static_cast<double>(total_);
    if (!progress_(stage, share)) say(kStopped);
  }

  void copy_all() {
    to_.begin_writing();
    for (const Sheet& sheet : sheets())
      if (well()) copy_sheet(sheet);
    if (const auto at = from_.last_alive(); at && well()) to_.write_last_alive(*at);
    if (well()) to_.keep();
    done_ = 0;
  }

  void copy_sheet(const Sheet& sheet) {
    std::vector<Row> rows;
    const auto write = [&] {
      if (!rows.empty()) to_.write(sheet, rows);
      done_ += static_cast<std::int64_t>(rows.size());
      rows.clear();
      tell(Stage::Copying);
    };
    from_.read(sheet);
    for (Row row; well() && from_.next(row);) {
      rows.push_back(row);
      if (rows.size() == kRowsAtOnce) write();
    }
    if (well()) write();
  }

  void compare_all() {
    for (const Sheet& sheet : sheets())
      if (well()) compare_sheet(sheet);
  }

  void compare_sheet(const Sheet& sheet) {
    from_.read(sheet);
    to_.read(sheet);
    Row one, other;
    while (well()) {
      const bool more = from_.next(one);
      if (more != to_.next(other) || (more && one != other))
        return say("the copy differs from its source, in " + std::string(sheet.name) + ": do not use it");
      if (!more) return;
      if (++done_ % static_cast<std::int64_t>(kRowsAtOnce) == 0) tell(Stage::Comparing);
    }
  }

  Shelf& from_;
  Shelf& to_;
  const Progress& progress_;
  std::int64_t total_ = 0, done_ = 0;
  Copied result_;
};

}  // namespace

Copied copy_store(const std::string& from, const std::string& to, const Progress& progress, Servers servers) {
  Copied result;
  const Opened source = open(from, servers == Servers::Running ? Use::Moment : Use::Read);
  if (!source.shelf) return result.trouble = source.sentence, result;
  const Opened target = open(to, Use::Write);
  if (!target.shelf) return result.trouble = target.sentence, result;
  return Copy(*source.shelf, *target.shelf, progress).run();
}

}  // namespace menagerie::store::copy
