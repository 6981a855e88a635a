#include "store/postgres/postgres_store.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "store/postgres/accounts.h"
#include "store/postgres/departures.h"
#include "store/postgres/lists.h"
#include "store/postgres/people.h"
#include "store/postgres/skeletons.h"
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
void PostgresStore::open_tables(TableState state, Page page, Found<PageOf<std::string>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::open_tables(state, page, value); });
}
void PostgresStore::tables_of(std::string person, Page page, Found<PageOf<PersonsTable>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::tables_of(person, page, value); });
}
void PostgresStore::tables_made_by(std::string person, Page page, Found<PageOf<std::string>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::tables_made_by(person, page, value); });
}

void PostgresStore::add_chat(ChatLine line, std::int64_t most, Found<std::int64_t> found) {
  find(lane_of(line.table), Change, line.table, std::move(found),
       [&](auto& value) { return postgres::add_chat(line, most, value); });
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
void PostgresStore::chat_of(std::string person, Page page, Found<PageOf<ChatLine>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::chat_of(person, page, value); });
}
void PostgresStore::mutes_of(std::string person, Page page, Found<PageOf<std::string>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::mutes_of(person, page, value); });
}
void PostgresStore::reports_by(std::string person, Page page, Found<PageOf<Report>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::reports_by(person, page, value); });
}

void PostgresStore::add_person(Person person, std::optional<Session> session, Done done) {
  change(person.id, std::move(done), postgres::add_person(person, session));
}
void PostgresStore::rename_guest(std::string person, std::string name, Done done) {
  change(person, std::move(done), postgres::rename_guest(person, name));
}
void PostgresStore::register_account(Registration made, Done done) {
  change(made.person, std::move(done), postgres::register_account(made));
}
void PostgresStore::sign_in(SignIn made, Done done) {
  change(made.session.person, std::move(done), postgres::sign_in(made));
}
void PostgresStore::change_password(PasswordChange made, Done done) {
  change(made.session.person, std::move(done), postgres::change_password(made));
}
void PostgresStore::change_recovery(RecoveryChange made, Done done) {
  change(made.person, std::move(done), postgres::change_recovery(made));
}
void PostgresStore::knows_place(std::string person, std::string place, Found<bool> found) {
  find(lane_of(person), Read, person, std::move(found),
       [&](bool& value) { return postgres::knows_place(person, place, value); });
}
void PostgresStore::find_account(std::string name_key, Found<std::optional<Person>> found) {
  find(lane_of(name_key), Read, name_key, std::move(found),
       [&](auto& value) { return postgres::find_account(name_key, value); });
}
void PostgresStore::accounts_without_skeleton(AccountPlace after, int limit, Found<std::vector<Person>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::accounts_without_skeleton(after, limit, value); });
}
void PostgresStore::set_skeleton(std::string person, std::string skeleton, Done done) {
  change(person, std::move(done), postgres::set_skeleton(person, skeleton));
}
void PostgresStore::people(std::vector<std::string> ids, Found<std::vector<Person>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found), [&](auto& value) { return postgres::people(ids, value); });
}
void PostgresStore::delete_person(std::string id, std::string verified_hash, Millis at, Done done) {
  change(id, std::move(done), postgres::delete_person(id, verified_hash, at));
}
void PostgresStore::departures(int limit, Found<std::vector<Departure>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::departures(limit, value); });
}
void PostgresStore::departed(std::string person, Done done) {
  change(person, std::move(done), postgres::departed(person));
}
void PostgresStore::add_token(Session token, std::string maker_token_hash, Done done) {
  change(token.person, std::move(done), postgres::add_token(token, maker_token_hash));
}
void PostgresStore::find_session(std::string token_hash, Found<std::optional<SessionOf>> found) {
  find(lane_of(token_hash), Read, token_hash, std::move(found),
       [&](auto& value) { return postgres::find_session(token_hash, value); });
}
void PostgresStore::touch_session(std::string token_hash, Millis seen, Done done) {
  change(token_hash, std::move(done), postgres::touch_session(token_hash, seen));
}
void PostgresStore::sessions_of(std::string person, Page page, Found<PageOf<Session>> found) {
  find(lane_of(person), Read, person, std::move(found),
       [&](auto& value) { return postgres::sessions_of(person, page, value); });
}
void PostgresStore::sign_in_places_of(std::string person, Page page, Found<PageOf<SignInPlace>> found) {
  find(lane_of_long_reads(), Read, person, std::move(found),
       [&](auto& value) { return postgres::sign_in_places_of(person, page, value); });
}
void PostgresStore::end_session(std::string person, std::string session_id, Done done) {
  change(person, std::move(done), postgres::end_session(person, session_id));
}
void PostgresStore::end_idle_sessions(IdleSince since, Done done) {
  change("", std::move(done), postgres::end_idle_sessions(since));
}
void PostgresStore::idle_guests(GuestSlice slice, Found<IdleGuests> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::idle_guests(slice, value); });
}

void PostgresStore::list_tables(WhichTables which, Page page, Found<PageOf<ListedTable>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::list_tables(which, page, value); });
}
void PostgresStore::list_people(PeopleWanted wanted, Page page, Found<PageOf<ListedPerson>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::list_people(wanted, page, value); });
}
void PostgresStore::list_reports(Page page, Found<PageOf<ListedReport>> found) {
  find(lane_of_long_reads(), Read, "", std::move(found),
       [&](auto& value) { return postgres::list_reports(page, value); });
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
void PostgresStore::other_nodes(Found<OtherNodes> found) {
  find(lane_of(kNodes), Read, kNodes, std::move(found),
       [&](auto& value) { return postgres::other_nodes(node_, value); });
}
void PostgresStore::ended_sessions(std::vector<SessionName> sessions, Found<std::vector<SessionName>> found) {
  find(lane_of(kNodes), Read, kNodes, std::move(found),
       [&](auto& value) { return postgres::ended_sessions(sessions, value); });
}

}  // namespace menagerie::store
