// The store in one SQLite file. Each call becomes a job for the thread that owns the file; what the jobs do is in
// tables, people and talk, when they commit is in group_commit.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "store/sqlite/group_commit.h"
#include "store/sqlite/lock_file.h"
#include "store/store.h"

namespace menagerie::store {

enum class Synchronous { Full, Off };  // Off exists to show that the power-cut test notices; it marks no commits
enum class Disk { Real, Forgetful };   // forgetful_vfs.h
// Commits that are missing (commit_count.h): the store is not opened, or goes on with what is there.
enum class Loss { Refuse, Accept };

class SqliteStore final : public Store {
 public:
  struct Options {
    std::string path;
    Synchronous synchronous = Synchronous::Full;
    Disk disk = Disk::Real;
    Loss loss = Loss::Refuse;
    Post post;                  // called on the store's thread; runs what it is given, in order, on the caller's
    OnTrouble on_trouble = {};  // called through `post`
  };
  struct Opened {
    std::unique_ptr<SqliteStore> store;  // or null, and
    std::string sentence;                // why
    std::string loss;                    // what was missing and was accepted, as a sentence
  };
  // Makes the file if there is none, and brings an older one up to date.
  static Opened open(const Options& options);

  // Finishes what was asked for, and closes. The last answers may be posted while it runs.
  ~SqliteStore() override = default;

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

  Figures figures() const override { return commits_.figures(); }

 private:
  SqliteStore(LockFile lock, Database database, const Options& options);

  // `work` gets the database, and where there is a value to find, its place.
  template <class Work>
  void change(Done done, Work work, Job::Kind kind = Job::Kind::Change);
  template <class Value, class Work>
  void find(Job::Kind kind, Found<Value> found, Work work);

  LockFile lock_;  // given back last
  GroupCommit commits_;
};

}  // namespace menagerie::store
