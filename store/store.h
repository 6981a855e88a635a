// The face of the store: people, sessions, tables and their append-only logs. Nothing here knows a rule or a socket.
//
// Every call returns at once. The answer is called later on the thread that owns the store's caller, and for a change
// only after the change is durable. Changes asked for together may share one commit.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/figures.h"
#include "store/page.h"

namespace menagerie::store {

using Millis = std::int64_t;  // since 1970

// One committed change of a table. (table, version) is unique, and so is (table, command) where there is one.
struct Entry {
  std::int32_t version = 0;  // 1 for the first
  Millis at = 0;
  std::int8_t seat = -1;   // -1: none
  std::string what;        // sit, deal, move, …
  std::string text{};      // a move, or the fields of the entry as JSON
  std::int32_t spent = 0;  // thinking time charged, ms
  std::string command{};   // who asked, and the name they gave the command; empty: the server itself
  friend bool operator==(const Entry&, const Entry&) = default;
};

enum class TableState : std::uint8_t { Waiting, Playing, Over, Closed };

struct TableRow {
  std::string id;
  Millis created = 0;
  std::string host;  // a person
  std::string spec;  // JSON
  std::string seed;  // the server's 32 bytes, hexadecimal
  TableState state = TableState::Waiting;
  bool open = false;
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

struct StoredTable {
  TableRow row;
  std::vector<Entry> entries;  // in order
};

// Who sits where, kept beside the log so that somebody's games are found; an empty person frees the seat.
struct SeatChange {
  int seat;
  std::string person;
};

// An entry and what it changes beside the log, all or nothing.
struct Append {
  std::string table;
  Entry entry;
  std::vector<SeatChange> seats;
  std::optional<TableState> state;
  std::string only_if_there{};  // a person who may be deleted at the same time: without them it is Missing
};

// Lines ever said at one table; the last half of them is kept for those who sit there.
inline constexpr std::int64_t kMaxChatLines = 5'000;
inline constexpr std::int64_t kMaxChatLinesOfOthers = kMaxChatLines / 2;
inline constexpr int kMaxTokens = 100;  // of one person

// What whoever runs the server has decided about a person. Kept apart from what the person changes: neither writes over
// the other.
struct Standing {
  Millis banned_until = 0;  // 0: not at all
  std::string reason{};
  bool muted = false;  // says nothing at any table
  Millis judged = 0;   // when this was decided last; 0: never
  bool banned(Millis now) const { return banned_until > now; }
  friend bool operator==(const Standing&, const Standing&) = default;
};

struct Person {
  std::string id;
  std::string name;             // as shown
  std::string name_key{};       // normalised and unique among accounts; empty for a guest
  std::string password_hash{};  // empty for a guest
  std::string recovery_hash{};
  Millis created = 0;
  Standing standing{};  // only read with the person: set_standing writes it
  bool guest() const { return name_key.empty(); }
  friend bool operator==(const Person&, const Person&) = default;
};

// Where a list of accounts goes on: after this account, in the order in which they were made.
struct AccountPlace {
  Millis created = 0;
  std::string id{};
};

struct Session {
  std::string token_hash;  // the token itself is never stored
  std::string id;          // names the session in lists
  std::string person;
  std::string kind;  // browser, or token: of a bot
  std::string label;
  Millis created = 0;
  Millis seen = 0;
  friend bool operator==(const Session&, const Session&) = default;
};

// A network from which a person has signed in.
struct SignInPlace {
  std::string place;  // a hash of it
  Millis seen = 0;
};

struct SessionOf {
  Session session;
  Person person;
};

// Changes of an account. Each is one transaction, which first compares the hash that was verified with the one in the
// store: hashing a password takes long, and the account may have changed meanwhile. The outcome is then Stale.
struct Registration {
  std::string person{};  // unregistered until now
  std::string name{};
  std::string name_key{};
  std::string skeleton{};
  std::string password_hash{};
  std::string recovery_hash{};
  Session session{};    // the only one from now on
  std::string place{};  // from where, as a hash
};

struct SignIn {
  std::string verified_hash{};  // of the password
  Session session{};
  std::string replaced{};  // the hash of a session's token that ends with it; empty: none
  std::string place{};
};

struct PasswordChange {
  enum class By : std::uint8_t { Password, RecoveryCode } by = By::Password;
  std::string verified_hash{};  // of the old password, or of the code
  std::string password_hash{};
  std::string recovery_hash{};  // empty: it stays
  Session session{};            // the only one from now on
  std::string replaced{};       // as in SignIn
  std::string place{};
};

struct RecoveryChange {
  enum class By : std::uint8_t { Password, Operator } by = By::Password;
  std::string person{};
  std::string verified_hash{};  // of the password; not looked at where the operator changes it
  std::string recovery_hash{};
};

// Networks from which a person signed in last, as many as are remembered.
inline constexpr int kMaxPlaces = 20;

// Sessions that were last used before these times have ended.
struct IdleSince {
  Millis browser = 0;
  Millis token = 0;
};

// The next unregistered persons by age, as many as are examined at once.
struct GuestSlice {
  Millis created_after = 0;
  Millis before = 0;  // made and last here before this time
  int examined = 1'000;
};

struct IdleGuests {
  std::vector<std::string> ids;  // of the slice, those who never had a seat and used no session since `before`
  Millis created_last = 0;       // of the slice; 0: it was empty
};

struct ChatLine {
  std::string table;
  std::int64_t number = 0;  // 1, 2, … in each table; given by the store
  Millis at = 0;
  std::string person;
  std::string name;  // as it was when it was said
  std::string text;
};

struct Report {
  std::string table;
  std::int64_t chat = 0;
  std::string by;
  std::string reason;
  Millis at = 0;
};

struct TableVersion {
  std::string table;
  std::int32_t version = 0;  // 0: no entry yet
  std::int64_t chat = 0;     // the number of the last line said there; 0: none yet
  friend bool operator==(const TableVersion&, const TableVersion&) = default;
};

inline constexpr int kMaxTablesOfDeparture = 10;  // at a time
// A deleted person who may still have a seat or host a table.
struct Departure {
  std::string person;
  Millis at = 0;
  // The oldest where something is left to do: a game that the person has not resigned, a seat or an own table before one.
  std::vector<std::string> tables;
  friend bool operator==(const Departure&, const Departure&) = default;
};

struct PersonsTable {
  TableRow row;
  int seat;
};

// A session without its secret.
struct SessionName {
  std::string person;
  std::string id;
  friend bool operator==(const SessionName&, const SessionName&) = default;
};

struct OtherNodes {
  std::vector<std::string> alive;  // with a sign of life in the last few seconds
  std::vector<std::string> left;   // that have said goodbye in the last minute
  friend bool operator==(const OtherNodes&, const OtherNodes&) = default;
};

// As a host's lists show them.
struct ListedTable {
  TableRow row;
  std::int32_t version = 0;
  Millis changed = 0;  // when the last entry came
};

struct ListedPerson {
  Person person;
  int sessions = 0;
  Millis seen = 0;  // the last use of any of them, by the hour
};

struct ListedReport {
  std::int64_t number = 0;  // 1, 2, … among all
  Report report;
  ChatLine line;  // without a person if it was deleted since
};

enum class WhichTables : std::uint8_t { All, Unfinished };

struct PeopleWanted {
  enum class Which : std::uint8_t { All, Banned, Muted } which = Which::All;
  std::string name{};  // how it begins, in capitals or not; empty: any
  Millis now = 0;      // who is banned at this time
};

// What became of a change.
enum class Outcome : std::uint8_t {
  Stored,   // durable
  Taken,    // the key exists already; nothing was changed
  Missing,  // there is no such row; nothing was changed
  Stale,    // the row is not what the caller saw; nothing was changed
  Failed,   // the disk or the database failed; nothing was changed
};

using Done = std::function<void(Outcome)>;
// Stored and a value, or Failed. Of a page also Missing: its `after` is no key of that list.
template <class Value>
using Found = std::function<void(Outcome, Value)>;

class Store {
 public:
  virtual ~Store() = default;

  // Tables and their logs.
  // Missing: the host was deleted. A table of nobody's would never be closed.
  virtual void create_table(TableRow row, std::vector<Append> first, Done done) = 0;
  virtual void append(Append change, Done done) = 0;
  virtual void find_table(std::string id, Found<std::optional<StoredTable>> found) = 0;
  // Every table that is waiting or playing, with its log: what a starting server takes up again.
  virtual void unfinished_tables(Found<std::vector<StoredTable>> found) = 0;
  // What followed this version, in order: for a house that is not the only one to write.
  virtual void entries_after(std::string table, std::int32_t version, Found<std::vector<Entry>> found) = 0;
  // How long the logs and the talk of these tables are; those that do not exist are left out.
  virtual void versions_of(std::vector<std::string> tables, Found<std::vector<TableVersion>> found) = 0;
  // Ids of tables that everybody may see, newest first.
  virtual void open_tables(TableState state, Page page, Found<PageOf<std::string>> found) = 0;
  // Newest first.
  virtual void tables_of(std::string person, Page page, Found<PageOf<PersonsTable>> found) = 0;
  // Ids of the tables that the person has made, newest first.
  virtual void tables_made_by(std::string person, Page page, Found<PageOf<std::string>> found) = 0;

  // Talk. Missing: there is no such table or person, or the table has all the lines it can have.
  // The line's number. `most` lines there may be with it.
  virtual void add_chat(ChatLine line, std::int64_t most, Found<std::int64_t> found) = 0;
  virtual void last_chat(std::string table, int limit, Found<std::vector<ChatLine>> found) = 0;  // oldest first
  virtual void add_report(Report report, Done done) = 0;
  virtual void set_mute(std::string person, std::string muted, bool on, Done done) = 0;
  virtual void muted_by(std::string person, Found<std::vector<std::string>> found) = 0;
  // Oldest table first.
  virtual void chat_of(std::string person, Page page, Found<PageOf<ChatLine>> found) = 0;
  virtual void mutes_of(std::string person, Page page, Found<PageOf<std::string>> found) = 0;
  // Newest first.
  virtual void reports_by(std::string person, Page page, Found<PageOf<Report>> found) = 0;

  // People and sessions.
  virtual void add_person(Person person, std::optional<Session> session, Done done) = 0;
  virtual void rename_guest(std::string person, std::string name, Done done) = 0;  // Stale: it is an account
  // Taken: another account has that name, or one that looks the same. Stale: it is an account already.
  virtual void register_account(Registration registration, Done done) = 0;
  virtual void sign_in(SignIn made, Done done) = 0;
  // Ends all sessions and tokens, and begins a new session.
  virtual void change_password(PasswordChange change, Done done) = 0;
  virtual void change_recovery(RecoveryChange change, Done done) = 0;
  // Whether the person has signed in from there lately.
  virtual void knows_place(std::string person, std::string place, Found<bool> found) = 0;
  virtual void find_account(std::string name_key, Found<std::optional<Person>> found) = 0;
  // Accounts that were made before skeletons were stored, oldest first: those after this place.
  virtual void accounts_without_skeleton(AccountPlace after, int limit, Found<std::vector<Person>> found) = 0;
  virtual void set_skeleton(std::string person, std::string skeleton, Done done) = 0;  // Taken: another account has it
  virtual void people(std::vector<std::string> ids, Found<std::vector<Person>> found) = 0;
  // Deletes the person with sessions, mutes, chat and the text of reports; logs keep only the meaningless id. Notes a
  // departure in the same transaction, so that a server that dies then still frees the seats. The verified hash is that
  // of the password, empty for an unregistered person.
  virtual void delete_person(std::string id, std::string verified_hash, Millis at, Done done) = 0;
  // Departures that are not finished, oldest first.
  virtual void departures(int limit, Found<std::vector<Departure>> found) = 0;
  virtual void departed(std::string person, Done done) = 0;  // finished; Stored as well if it was so already
  // A token that a session makes. Stale: that session has ended. Taken: the person has kMaxTokens.
  virtual void add_token(Session token, std::string maker_token_hash, Done done) = 0;
  virtual void find_session(std::string token_hash, Found<std::optional<SessionOf>> found) = 0;
  virtual void touch_session(std::string token_hash, Millis seen, Done done) = 0;
  virtual void sessions_of(std::string person, Page page, Found<PageOf<Session>> found) = 0;  // oldest first
  virtual void sign_in_places_of(std::string person, Page page, Found<PageOf<SignInPlace>> found) = 0;
  virtual void end_session(std::string person, std::string session_id, Done done) = 0;
  virtual void end_idle_sessions(IdleSince since, Done done) = 0;
  virtual void idle_guests(GuestSlice slice, Found<IdleGuests> found) = 0;

  // For whoever runs the server. Lists are newest first.
  virtual void list_tables(WhichTables which, Page page, Found<PageOf<ListedTable>> found) = 0;
  virtual void list_people(PeopleWanted wanted, Page page, Found<PageOf<ListedPerson>> found) = 0;
  virtual void list_reports(Page page, Found<PageOf<ListedReport>> found) = 0;
  virtual void set_standing(std::string person, Standing standing, Done done) = 0;
  // Everybody about whom something was decided after this time, here or by another server.
  virtual void judged_since(Millis since, Found<std::vector<Person>> found) = 0;

  // Signs of life, so that clocks do not run while no server does.
  virtual void still_alive(Millis now, Done done) = 0;
  virtual void last_alive(Found<std::optional<Millis>> found) = 0;
  // Other nodes of the same store: each a name and the name of its run, which is another after every start.
  virtual void other_nodes(Found<OtherNodes> found) = 0;
  // Those of the sessions that another node has ended. A node that is alone knows of each end by itself: none.
  virtual void ended_sessions(std::vector<SessionName> sessions, Found<std::vector<SessionName>> found) = 0;

  virtual Figures figures() const = 0;  // from any thread
};

}  // namespace menagerie::store
