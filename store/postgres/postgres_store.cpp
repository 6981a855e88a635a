#include "store/postgres/postgres_store.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "store/postgres/lists.h"
#include "store/postgres/people.h"
#include "store/postgres/tables.h"
#include "store/postgres/talk.h"

namespace menagerie::store {

using postgres::Job;
using enum Job::Kind;

namespace {

constexpr const char* kNodes = "node";  // the key of the signs of life

}  // namespace

PostgresStore::PostgresStore(const Options& options, postgres::Connection first) : node_(options.node) {
  run_ = options.run;
  common_.url = options.url;
  common_.post = options.post;
  common_.on_trouble = options.on_trouble;
  lanes_.push_back(std::make_unique<Lane>(common_, std::move(first)));
  while (static_cast<int>(lanes_.size()) < options.connections)
    lanes_.push_back(std::make_unique<Lane>(common_, postgres::Connection()));
}

PostgresStore::~PostgresStore() {
  change(kNodes, [](Outcome) {}, postgres::goodbye(node_));
}

Figures PostgresStore::figures() const {
  Figures figures{.commits = common_.commits,
                  .jobs = common_.jobs,
                  .failed = common_.failed,
                  .queued = common_.queued,
                  .last_batch = common_.last_batch};
  std::copy(common_.batches.begin(), common_.batches.end(), figures.batches.begin());
  return figures;
}

postgres::Lane& PostgresStore::lane_of(const std::string& key) {
  const std::size_t own = lanes_.size() > 1 ? lanes_.size() - 1 : 1;
  return *lanes_[std::hash<std::string>{}(key) % own];
}

void PostgresStore::change(const std::string& key, Done done, Work work) {
  lane_of(key).push({.kind = Change, .key = key, .work = std::move(work), .answer = std::move(done)});
}

template <class Value, class Make>
void PostgresStore::find(Lane& lane, Job::Kind kind, const std::string& key, Found<Value> found, Make make) {
  auto value = std::make_shared<Value>();
  Work work = make(*value);
  // What is asked again, because a connection was lost, is read again from the beginning.
  work.read = [value, read = std::move(work.read)](const postgres::Rows* answers) {
    *value = Value();
    return read(answers);
  };
  lane.push(
      {.kind = kind, .key = key, .work = std::move(work), .answer = [value, found = std::move(found)](Outcome outcome) {
         found(outcome, outcome == Outcome::Stored ? std::move(*value) : Value());
       }});
}

void PostgresStore::create_table(TableRow row, std::vector<Append> first, Done done) {
  change(row.id, std::move(done), postgres::create_table(row, first));
}
void PostgresStore::append(Append changes, Done done) {
  change(changes.table, std::move(done), postgres::append(changes));
}
void PostgresStore::find_table(std::string id, Found<std::optional<StoredTable>> found) {
  find(lane_of(id), Read, id, std::move(found), [&](auto& value) { return postgres::find_table(id, value); });
}
void PostgresStore::unfinished_tables(Found<std::vector<StoredTable>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [](auto& value) { return postgres::unfinished_tables(value); });
}
void PostgresStore::entries_after(std::string table, std::int32_t version, Found<std::vector<Entry>> found) {
  find(lane_of(table), Read, table, std::move(found),
       [&](auto& value) { return postgres::entries_after(table, version, value); });
}
void PostgresStore::versions_of(std::vector<std::string> tables, Found<std::vector<TableVersion>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::versions_of(tables, value); });
}
void PostgresStore::open_tables(TableState state, int limit, Found<std::vector<std::string>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::open_tables(state, limit, value); });
}
void PostgresStore::tables_of(std::string person, int limit, Found<std::vector<PersonsTable>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::tables_of(person, limit, value); });
}

void PostgresStore::add_chat(ChatLine line, Found<std::int64_t> found) {
  find(lane_of(line.table), Change, line.table, std::move(found),
       [&](auto& value) { return postgres::add_chat(line, value); });
}
void PostgresStore::last_chat(std::string table, int limit, Found<std::vector<ChatLine>> found) {
  find(lane_of(table), Read, table, std::move(found),
       [&](auto& value) { return postgres::last_chat(table, limit, value); });
}
void PostgresStore::add_report(Report report, Done done) {
  change(report.table, std::move(done), postgres::add_report(report));
}
void PostgresStore::set_mute(std::string person, std::string muted, bool on, Done done) {
  change(person, std::move(done), on ? postgres::mute(person, muted) : postgres::unmute(person, muted));
}
void PostgresStore::muted_by(std::string person, Found<std::vector<std::string>> found) {
  find(lane_of(person), Read, person, std::move(found), [&](auto& value) { return postgres::muted_by(person, value); });
}
void PostgresStore::chat_of(std::string person, Found<std::vector<ChatLine>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::chat_of(person, value); });
}

void PostgresStore::add_person(Person person, std::optional<Session> session, Done done) {
  change(person.id, std::move(done), postgres::add_person(person, session));
}
void PostgresStore::change_person(Person person, Done done) {
  change(person.id, std::move(done), postgres::change_person(person));
}
void PostgresStore::find_account(std::string name_key, Found<std::optional<Person>> found) {
  find(lane_of(name_key), Read, name_key, std::move(found),
       [&](auto& value) { return postgres::find_account(name_key, value); });
}
void PostgresStore::people(std::vector<std::string> ids, Found<std::vector<Person>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found), [&](auto& value) { return postgres::people(ids, value); });
}
void PostgresStore::delete_person(std::string id, Done done) {
  change(id, std::move(done), postgres::delete_person(id));
}
void PostgresStore::add_session(Session session, Done done) {
  change(session.person, std::move(done), postgres::add_session(session));
}
void PostgresStore::find_session(std::string token_hash, Found<std::optional<SessionOf>> found) {
  find(lane_of(token_hash), Read, token_hash, std::move(found),
       [&](auto& value) { return postgres::find_session(token_hash, value); });
}
void PostgresStore::touch_session(std::string token_hash, Millis seen, Done done) {
  change(token_hash, std::move(done), postgres::touch_session(token_hash, seen));
}
void PostgresStore::sessions_of(std::string person, Found<std::vector<Session>> found) {
  find(lane_of(person), Read, person, std::move(found),
       [&](auto& value) { return postgres::sessions_of(person, value); });
}
void PostgresStore::end_session(std::string person, std::string session_id, Done done) {
  change(person, std::move(done), postgres::end_session(person, session_id));
}
void PostgresStore::end_sessions(std::string person, std::string kept_token_hash, Done done) {
  change(person, std::move(done), postgres::end_sessions(person, kept_token_hash));
}

void PostgresStore::list_tables(WhichTables which, int limit, Found<std::vector<ListedTable>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::list_tables(which, limit, value); });
}
void PostgresStore::list_people(PeopleWanted wanted, int limit, Found<std::vector<ListedPerson>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::list_people(wanted, limit, value); });
}
void PostgresStore::list_reports(int limit, Found<std::vector<ListedReport>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::list_reports(limit, value); });
}
void PostgresStore::set_standing(std::string person, Standing standing, Done done) {
  change(person, std::move(done), postgres::set_standing(person, standing));
}
void PostgresStore::judged_since(Millis since, Found<std::vector<Person>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::judged_since(since, value); });
}

void PostgresStore::still_alive(Millis now, Done done) {
  change(kNodes, std::move(done), postgres::still_alive(node_, run_, now));
}
void PostgresStore::last_alive(Found<std::optional<Millis>> found) {
  find(lane_of(kNodes), Read, kNodes, std::move(found), [](auto& value) { return postgres::last_alive(value); });
}
void PostgresStore::others_alive(Found<std::vector<std::string>> found) {
  find(lane_of(kNodes), Read, kNodes, std::move(found),
       [&](auto& value) { return postgres::others_alive(node_, value); });
}

}  // namespace menagerie::store
