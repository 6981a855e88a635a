// The store in PostgreSQL, which several servers may share. Each call becomes a job for one of a few connections; what
// the jobs ask is in tables, people and talk, when they commit is in lane.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "store/postgres/lane.h"
#include "store/store.h"

namespace menagerie::store {

class PostgresStore final : public Store {
 public:
  struct Options {
    std::string url;        // postgres://…
    std::string node = {};  // what this server is called among the others, also after a restart
    std::string run = {};   // what this run of it is called
    int connections = 4;    // at most
    Post post = {};         // as for the other store; called on several threads
    OnTrouble on_trouble = {};
  };
  struct Opened {
    std::unique_ptr<PostgresStore> store;  // or null, and
    std::string sentence;                  // why
    enum class Hope { None, MayComeBack } hope = Hope::None;
    Millis now = 0;  // by the database's clock, when it was opened
  };
  // Makes the tables if there are none, and brings older ones up to date.
  static Opened open(const Options& options);

  // Finishes what was asked for, says goodbye to the other nodes, and closes.
  ~PostgresStore() override;

  void create_table(TableRow row, std::vector<Append> first, Done done) override;
  void append(Append change, Done done) override;
  void find_table(std::string id, Found<std::optional<StoredTable>> found) override;
  void unfinished_tables(Found<std::vector<StoredTable>> found) override;
  void entries_after(std::string table, std::int32_t version, Found<std::vector<Entry>> found) override;
  void versions_of(std::vector<std::string> tables, Found<std::vector<TableVersion>> found) override;
  void open_tables(TableState state, Page page, Found<PageOf<std::string>> found) override;
  void tables_of(std::string person, Page page, Found<PageOf<PersonsTable>> found) override;
  void tables_made_by(std::string person, Page page, Found<PageOf<std::string>> found) override;

  void add_chat(ChatLine line, std::int64_t most, Found<std::int64_t> found) override;
  void last_chat(std::string table, int limit, Found<std::vector<ChatLine>> found) override;
  void add_report(Report report, Done done) override;
  void set_mute(std::string person, std::string muted, bool on, Done done) override;
  void muted_by(std::string person, Found<std::vector<std::string>> found) override;
  void chat_of(std::string person, Page page, Found<PageOf<ChatLine>> found) override;
  void mutes_of(std::string person, Page page, Found<PageOf<std::string>> found) override;
  void reports_by(std::string person, Page page, Found<PageOf<Report>> found) override;

  void add_person(Person person, std::optional<Session> session, Done done) override;
  void rename_guest(std::string person, std::string name, Done done) override;
  void register_account(Registration made, Done done) override;
  void sign_in(SignIn made, Done done) override;
  void change_password(PasswordChange made, Done done) override;
  void change_recovery(RecoveryChange made, Done done) override;
  void knows_place(std::string person, std::string place, Found<bool> found) override;
  void find_account(std::string name_key, Found<std::optional<Person>> found) override;
  void accounts_without_skeleton(AccountPlace after, int limit, Found<std::vector<Person>> found) override;
  void set_skeleton(std::string person, std::string skeleton, Done done) override;
  void people(std::vector<std::string> ids, Found<std::vector<Person>> found) override;
  void delete_person(std::string id, std::string verified_hash, Millis at, Done done) override;
  void departures(int limit, Found<std::vector<Departure>> found) override;
  void departed(std::string person, Done done) override;
  void add_token(Session token, std::string maker_token_hash, Done done) override;
  void find_session(std::string token_hash, Found<std::optional<SessionOf>> found) override;
  void touch_session(std::string token_hash, Millis seen, Done done) override;
  void sessions_of(std::string person, Page page, Found<PageOf<Session>> found) override;
  void sign_in_places_of(std::string person, Page page, Found<PageOf<SignInPlace>> found) override;
  void end_session(std::string person, std::string session_id, Done done) override;
  void end_idle_sessions(IdleSince since, Done done) override;
  void idle_guests(GuestSlice slice, Found<IdleGuests> found) override;

  void list_tables(WhichTables which, Page page, Found<PageOf<ListedTable>> found) override;
  void list_people(PeopleWanted wanted, Page page, Found<PageOf<ListedPerson>> found) override;
  void list_reports(Page page, Found<PageOf<ListedReport>> found) override;
  void set_standing(std::string person, Standing standing, Done done) override;
  void judged_since(Millis since, Found<std::vector<Person>> found) override;

  void still_alive(Millis now, Done done) override;
  void last_alive(Found<std::optional<Millis>> found) override;
  void other_nodes(Found<OtherNodes> found) override;
  void ended_sessions(std::vector<SessionName> sessions, Found<std::vector<SessionName>> found) override;

  Figures figures() const override;

 private:
  using Lane = postgres::Lane;
  using Work = postgres::Work;
  PostgresStore(const Options& options, postgres::Connection first);

  // Jobs of one key keep their order: they share a lane. Long reads have one of their own, where there are several.
  Lane& lane_of(const std::string& key);
  Lane& lane_of_long_reads() { return *lanes_.back(); }
  void change(const std::string& key, Done done, Work work);
  // `work` is given the place of the value.
  template <class Value, class Make>
  void find(Lane& lane, postgres::Job::Kind kind, const std::string& key, Found<Value> found, Make work);

  std::string node_, run_;
  postgres::Common common_;
  std::vector<std::unique_ptr<Lane>> lanes_;
};

}  // namespace menagerie::store
