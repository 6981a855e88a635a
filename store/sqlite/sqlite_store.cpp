#include "store/sqlite/sqlite_store.h"

#include <utility>

#include "store/sqlite/accounts.h"
#include "store/sqlite/departures.h"
#include "store/sqlite/lists.h"
#include "store/sqlite/people.h"
#include "store/sqlite/skeletons.h"
#include "store/sqlite/tables.h"
#include "store/sqlite/talk.h"

namespace menagerie::store {

using enum Job::Kind;

namespace {

LogKeeper::Marks marks_of(const SqliteStore::Options& options) {
  return options.synchronous == Synchronous::Full ? LogKeeper::Marks::Durable : LogKeeper::Marks::None;
}

}  // namespace

SqliteStore::SqliteStore(LockFile lock, Database database, const Options& options)
    : lock_(std::move(lock)),
      commits_(std::move(database), LogKeeper(lock_, marks_of(options)), options.post, options.on_trouble) {}

template <class Work>
void SqliteStore::change(Done done, Work work, Job::Kind kind) {
  commits_.push({.kind = kind, .work = std::move(work), .answer = std::move(done)});
}

template <class Value, class Work>
void SqliteStore::find(Job::Kind kind, Found<Value> found, Work work) {
  auto value = std::make_shared<Value>();
  commits_.push(
      {.kind = kind,
       .work =
           [value, work = std::move(work)](Database& database) {
             *value = Value();
             return work(database, *value);
           },
       .answer = [value, found = std::move(found)](
                     Outcome outcome) { found(outcome, outcome == Outcome::Stored ? std::move(*value) : Value()); }});
}

void SqliteStore::create_table(TableRow row, std::vector<Append> first, Done done) {
  change(std::move(done), [row = std::move(row), first = std::move(first)](Database& database) {
    return rows::create_table(database, row, first);
  });
}
void SqliteStore::append(Append changes, Done done) {
  change(std::move(done),
         [changes = std::move(changes)](Database& database) { return rows::append(database, changes); });
}
void SqliteStore::find_table(std::string id, Found<std::optional<StoredTable>> found) {
  find(Read, std::move(found),
       [id = std::move(id)](Database& database, auto& value) { return rows::find_table(database, id, value); });
}
void SqliteStore::unfinished_tables(Found<std::vector<StoredTable>> found) {
  find(Read, std::move(found),
       [](Database& database, auto& value) { return rows::unfinished_tables(database, value); });
}
void SqliteStore::entries_after(std::string table, std::int32_t version, Found<std::vector<Entry>> found) {
  find(Read, std::move(found), [table = std::move(table), version](Database& database, auto& value) {
    return rows::entries_after(database, table, version, value);
  });
}
void SqliteStore::versions_of(std::vector<std::string> tables, Found<std::vector<TableVersion>> found) {
  find(Read, std::move(found), [tables = std::move(tables)](Database& database, auto& value) {
    return rows::versions_of(database, tables, value);
  });
}
void SqliteStore::open_tables(TableState state, Page page, Found<PageOf<std::string>> found) {
  find(Read, std::move(found), [state, page = std::move(page)](Database& database, auto& value) {
    return rows::open_tables(database, state, page, value);
  });
}
void SqliteStore::tables_of(std::string person, Page page, Found<PageOf<PersonsTable>> found) {
  find(Read, std::move(found), [person = std::move(person), page = std::move(page)](Database& database, auto& value) {
    return rows::tables_of(database, person, page, value);
  });
}
void SqliteStore::tables_made_by(std::string person, Page page, Found<PageOf<std::string>> found) {
  find(Read, std::move(found), [person = std::move(person), page = std::move(page)](Database& database, auto& value) {
    return rows::tables_made_by(database, person, page, value);
  });
}

void SqliteStore::add_chat(ChatLine line, std::int64_t most, Found<std::int64_t> found) {
  find(Change, std::move(found), [line = std::move(line), most](Database& database, auto& value) {
    return rows::add_chat(database, line, most, value);
  });
}
void SqliteStore::last_chat(std::string table, int limit, Found<std::vector<ChatLine>> found) {
  find(Read, std::move(found), [table = std::move(table), limit](Database& database, auto& value) {
    return rows::last_chat(database, table, limit, value);
  });
}
void SqliteStore::add_report(Report report, Done done) {
  change(std::move(done),
         [report = std::move(report)](Database& database) { return rows::add_report(database, report); });
}
void SqliteStore::set_mute(std::string person, std::string muted, bool on, Done done) {
  const rows::Mute mute = on ? rows::Mute::On : rows::Mute::Off;
  change(std::move(done), [person = std::move(person), muted = std::move(muted), mute](Database& database) {
    return rows::set_mute(database, person, muted, mute);
  });
}
void SqliteStore::muted_by(std::string person, Found<std::vector<std::string>> found) {
  find(Read, std::move(found), [person = std::move(person)](Database& database, auto& value) {
    return rows::muted_by(database, person, value);
  });
}
void SqliteStore::chat_of(std::string person, Page page, Found<PageOf<ChatLine>> found) {
  find(Read, std::move(found), [person = std::move(person), page = std::move(page)](Database& database, auto& value) {
    return rows::chat_of(database, person, page, value);
  });
}
void SqliteStore::mutes_of(std::string person, Page page, Found<PageOf<std::string>> found) {
  find(Read, std::move(found), [person = std::move(person), page = std::move(page)](Database& database, auto& value) {
    return rows::mutes_of(database, person, page, value);
  });
}
void SqliteStore::reports_by(std::string person, Page page, Found<PageOf<Report>> found) {
  find(Read, std::move(found), [person = std::move(person), page = std::move(page)](Database& database, auto& value) {
    return rows::reports_by(database, person, page, value);
  });
}

void SqliteStore::add_person(Person person, std::optional<Session> session, Done done) {
  change(std::move(done), [person = std::move(person), session = std::move(session)](Database& database) {
    return rows::add_person(database, person, session);
  });
}
void SqliteStore::rename_guest(std::string person, std::string name, Done done) {
  change(std::move(done), [person = std::move(person), name = std::move(name)](Database& database) {
    return rows::rename_guest(database, person, name);
  });
}
void SqliteStore::register_account(Registration made, Done done) {
  change(std::move(done),
         [made = std::move(made)](Database& database) { return rows::register_account(database, made); });
}
void SqliteStore::sign_in(SignIn made, Done done) {
  change(std::move(done), [made = std::move(made)](Database& database) { return rows::sign_in(database, made); });
}
void SqliteStore::change_password(PasswordChange made, Done done) {
  change(std::move(done),
         [made = std::move(made)](Database& database) { return rows::change_password(database, made); });
}
void SqliteStore::change_recovery(RecoveryChange made, Done done) {
  change(std::move(done),
         [made = std::move(made)](Database& database) { return rows::change_recovery(database, made); });
}
void SqliteStore::knows_place(std::string person, std::string place, Found<bool> found) {
  find(Read, std::move(found), [person = std::move(person), place = std::move(place)](Database& database, bool& value) {
    return rows::knows_place(database, person, place, value);
  });
}
void SqliteStore::find_account(std::string name_key, Found<std::optional<Person>> found) {
  find(Read, std::move(found), [name_key = std::move(name_key)](Database& database, auto& value) {
    return rows::find_account(database, name_key, value);
  });
}
void SqliteStore::accounts_without_skeleton(AccountPlace after, int limit, Found<std::vector<Person>> found) {
  find(Read, std::move(found), [after = std::move(after), limit](Database& database, auto& value) {
    return rows::accounts_without_skeleton(database, after, limit, value);
  });
}
void SqliteStore::set_skeleton(std::string person, std::string skeleton, Done done) {
  change(std::move(done), [person = std::move(person), skeleton = std::move(skeleton)](Database& database) {
    return rows::set_skeleton(database, person, skeleton);
  });
}
void SqliteStore::people(std::vector<std::string> ids, Found<std::vector<Person>> found) {
  find(Read, std::move(found),
       [ids = std::move(ids)](Database& database, auto& value) { return rows::people(database, ids, value); });
}
void SqliteStore::delete_person(std::string id, std::string verified_hash, Millis at, Done done) {
  change(
      std::move(done),
      [id = std::move(id), verified = std::move(verified_hash), at](Database& database) {
        return rows::delete_person(database, id, verified, at);
      },
      Erase);
}
void SqliteStore::departures(int limit, Found<std::vector<Departure>> found) {
  find(Read, std::move(found),
       [limit](Database& database, auto& value) { return rows::departures(database, limit, value); });
}
void SqliteStore::departed(std::string person, Done done) {
  change(std::move(done),
         [person = std::move(person)](Database& database) { return rows::departed(database, person); });
}
void SqliteStore::add_token(Session token, std::string maker_token_hash, Done done) {
  change(std::move(done), [token = std::move(token), maker = std::move(maker_token_hash)](Database& database) {
    return rows::add_token(database, token, maker);
  });
}
void SqliteStore::find_session(std::string token_hash, Found<std::optional<SessionOf>> found) {
  find(Read, std::move(found), [token_hash = std::move(token_hash)](Database& database, auto& value) {
    return rows::find_session(database, token_hash, value);
  });
}
void SqliteStore::touch_session(std::string token_hash, Millis seen, Done done) {
  change(std::move(done), [token_hash = std::move(token_hash), seen](Database& database) {
    return rows::touch_session(database, token_hash, seen);
  });
}
void SqliteStore::sessions_of(std::string person, Page page, Found<PageOf<Session>> found) {
  find(Read, std::move(found), [person = std::move(person), page = std::move(page)](Database& database, auto& value) {
    return rows::sessions_of(database, person, page, value);
  });
}
void SqliteStore::sign_in_places_of(std::string person, Page page, Found<PageOf<SignInPlace>> found) {
  find(Read, std::move(found), [person = std::move(person), page = std::move(page)](Database& database, auto& value) {
    return rows::sign_in_places_of(database, person, page, value);
  });
}
void SqliteStore::end_session(std::string person, std::string session_id, Done done) {
  change(std::move(done), [person = std::move(person), session_id = std::move(session_id)](Database& database) {
    return rows::end_session(database, person, session_id);
  });
}
void SqliteStore::end_idle_sessions(IdleSince since, Done done) {
  change(std::move(done), [since](Database& database) { return rows::end_idle_sessions(database, since); });
}
void SqliteStore::idle_guests(GuestSlice slice, Found<IdleGuests> found) {
  find(Read, std::move(found),
       [slice](Database& database, auto& value) { return rows::idle_guests(database, slice, value); });
}

void SqliteStore::list_tables(WhichTables which, Page page, Found<PageOf<ListedTable>> found) {
  find(Read, std::move(found), [which, page = std::move(page)](Database& database, auto& value) {
    return rows::list_tables(database, which, page, value);
  });
}
void SqliteStore::list_people(PeopleWanted wanted, Page page, Found<PageOf<ListedPerson>> found) {
  find(Read, std::move(found), [wanted = std::move(wanted), page = std::move(page)](Database& database, auto& value) {
    return rows::list_people(database, wanted, page, value);
  });
}
void SqliteStore::list_reports(Page page, Found<PageOf<ListedReport>> found) {
  find(Read, std::move(found),
       [page = std::move(page)](Database& database, auto& value) { return rows::list_reports(database, page, value); });
}
void SqliteStore::set_standing(std::string person, Standing standing, Done done) {
  change(std::move(done), [person = std::move(person), standing = std::move(standing)](Database& database) {
    return rows::set_standing(database, person, standing);
  });
}
void SqliteStore::judged_since(Millis since, Found<std::vector<Person>> found) {
  find(Read, std::move(found),
       [since](Database& database, auto& value) { return rows::judged_since(database, since, value); });
}

void SqliteStore::still_alive(Millis now, Done done) {
  change(std::move(done), [now](Database& database) { return rows::still_alive(database, now); });
}
void SqliteStore::last_alive(Found<std::optional<Millis>> found) {
  find(Read, std::move(found), [](Database& database, auto& value) { return rows::last_alive(database, value); });
}
// The lock keeps all others away.
void SqliteStore::other_nodes(Found<OtherNodes> found) {
  find(Read, std::move(found), [](Database&, auto&) { return Outcome::Stored; });
}
void SqliteStore::ended_sessions(std::vector<SessionName>, Found<std::vector<SessionName>> found) {
  find(Read, std::move(found), [](Database&, auto&) { return Outcome::Stored; });
}

}  // namespace menagerie::store
