#include "server/admin.h"

#include "notation/fields.h"
#include "server/messages.h"
#include "server/names.h"
#include "server/page_query.h"

namespace menagerie::server {
namespace {

using notation::field;
using notation::optional_field;
using store::Outcome;

constexpr int kMostListed = 1'000;
constexpr int kUsuallyListed = 50;
constexpr int kLongestBan = 36'500;  // days
constexpr Millis kClocksDiffer = 60'000;  // those of several machines, at most

Refused not_read() { return {"not_stored", "it cannot be read just now: try again"}; }
Refused bad_question(std::string text) { return {"bad_message", std::move(text)}; }

std::string text_of(const Json& question, const char* name) {
  const std::string* value = notation::text(field(question, name));
  return value ? *value : std::string();
}

store::Page page_of(const Json& question) {
  return {notation::integer(optional_field(question, "limit"), 1, kMostListed).value_or(kUsuallyListed),
          text_of(question, "after")};
}

const char* state_name(store::TableState state) {
  switch (state) {
    case store::TableState::Waiting: return "waiting";
    case store::TableState::Playing: return "playing";
    case store::TableState::Over: return "over";
    case store::TableState::Closed: break;
  }
  return "closed";
}

Json listed(const store::Person& person, Millis now) {
  const store::Standing& standing = person.standing;
  Json json = person_json(person);
  json["created"] = person.created;
  json["banned_until"] = standing.banned(now) ? Json(standing.banned_until) : Json(nullptr);
  if (standing.banned(now)) json["reason"] = standing.reason;
  json["muted"] = standing.muted;
  return json;
}

Json listed(const store::ListedTable& table) {
  const auto spec = parse_stored_spec(Json::parse(table.row.spec, nullptr, false));
  return Json{{"table", table.row.id},        {"state", state_name(table.row.state)},
              {"created", table.row.created}, {"changed", table.changed},
              {"version", table.version},     {"host", table.row.host},
              {"open", table.row.open},       {"spec", spec ? print_spec(*spec) : Json(nullptr)}};
}

Json listed(const store::ListedReport& each) {
  Json line{{"table", each.report.table}, {"chat", each.report.chat},     {"at", each.report.at},
            {"by", each.report.by},       {"reason", each.report.reason}, {"text", nullptr}};
  if (each.line.person.empty()) return line;  // deleted since
  line["person"] = each.line.person;
  line["name"] = each.line.name;
  line["text"] = each.line.text;
  return line;
}

}  // namespace

Admin::Admin(House& house, Accounts& accounts, store::Store& store, World world, Judged judged)
    : house_(house), accounts_(accounts), store_(store), world_(std::move(world)), judged_(std::move(judged)) {}

const std::vector<Admin::Deed>& Admin::deeds() {
  static const std::vector<Deed> kDeeds = {
      {"tables", &Admin::tables}, {"table", &Admin::table}, {"close", &Admin::close},     {"people", &Admin::people},
      {"person", &Admin::person}, {"ban", &Admin::ban},     {"unban", &Admin::unban},     {"mute", &Admin::mute},
      {"unmute", &Admin::unmute}, {"reset", &Admin::reset}, {"reports", &Admin::reports},
  };
  return kDeeds;
}

void Admin::handle(std::string_view line, std::function<void(std::string)> answer) {
  const Json question = Json::parse(line.begin(), line.end(), nullptr, false);
  const Answer tell = [answer](Result<Json> result) {
    if (result) return answer(message::dump(*result));
    answer(message::dump(Json{{"error", result.refused().text}, {"code", result.refused().code}}));
  };
  const std::string name = question.is_object() ? text_of(question, "do") : std::string();
  for (const Deed& deed : deeds())
    if (name == deed.name) return (this->*deed.does)(question, tell);
  tell(bad_question("the server does not know how to do that: are the program and the server of one version?"));
}

void Admin::look_around() {
  const Millis now = world_.now();
  store_.judged_since(looked_ == 0 ? now : looked_ - kClocksDiffer, [this, now](Outcome outcome, auto found) {
    if (outcome != Outcome::Stored) return;
    looked_ = now;
    for (const store::Person& person : found) judged_(person);
  });
}

void Admin::tables(const Json& question, const Answer& answer) {
  const auto which = text_of(question, "which") == "all" ? store::WhichTables::All : store::WhichTables::Unfinished;
  store_.list_tables(which, page_of(question), [answer](Outcome outcome, store::PageOf<store::ListedTable> found) {
    if (outcome != Outcome::Stored) return answer(no_page(outcome));
    Json list = Json::array();
    for (const store::ListedTable& each : found.rows) list.push_back(listed(each));
    answer(Json{{"tables", std::move(list)}, {"next", next_of(found.next)}});
  });
}

void Admin::table(const Json& question, const Answer& answer) {
  house_.table_for_host(text_of(question, "table"), answer);
}

void Admin::close(const Json& question, const Answer& answer) {
  const std::string id = text_of(question, "table");
  house_.close_table(id, [this, id, answer](Result<Json> result) {
    if (result) world_.log("table " + id + " was closed by the host of the server");
    answer(std::move(result));
  });
}

void Admin::people(const Json& question, const Answer& answer) {
  using Which = store::PeopleWanted::Which;
  const std::string which = text_of(question, "which");
  const store::PeopleWanted wanted{which == "banned"  ? Which::Banned
                                   : which == "muted" ? Which::Muted
                                                      : Which::All,
                                   text_of(question, "name"), world_.now()};
  store_.list_people(wanted, page_of(question),
                     [this, answer](Outcome outcome, store::PageOf<store::ListedPerson> found) {
                       if (outcome != Outcome::Stored) return answer(no_page(outcome));
                       Json list = Json::array();
                       for (const store::ListedPerson& each : found.rows) {
                         Json json = listed(each.person, world_.now());
                         json["sessions"] = each.sessions;
                         json["seen"] = each.seen == 0 ? Json(nullptr) : Json(each.seen);
                         list.push_back(std::move(json));
                       }
                       answer(Json{{"people", std::move(list)}, {"next", next_of(found.next)}});
                     });
}

void Admin::with_person(const Json& question, const Answer& answer, const Then& then) {
  const std::string who = text_of(question, "who");
  store_.people({who}, [this, who, answer, then](Outcome outcome, std::vector<store::Person> found) {
    if (outcome != Outcome::Stored) return answer(not_read());
    if (!found.empty()) return then(found.front());
    store_.find_account(name_key(who), [who, answer, then](Outcome asked, std::optional<store::Person> account) {
      if (asked != Outcome::Stored) return answer(not_read());
      if (account) return then(*account);
      answer(Refused{"no_such_thing", "there is nobody with the id, and no account with the name, " +
                                          notation::in_quotes(who) + ": a guest is named by the id"});
    });
  });
}

void Admin::person(const Json& question, const Answer& answer) {
  with_person(question, answer, [this, answer, page = page_of(question)](const store::Person& person) {
    house_.games_of(person.id, page, [this, answer, person](Result<Json> games) {
      if (!games) return answer(games.refused());
      Json json = listed(person, world_.now());
      json.update(*games);
      answer(std::move(json));
    });
  });
}

void Admin::judge(const Json& question, const Answer& answer, const std::string& deed, const Change& change) {
  with_person(question, answer, [this, answer, deed, change](const store::Person& found) {
    store::Person person = found;
    change(person.standing);
    person.standing.judged = world_.now();
    store_.set_standing(person.id, person.standing, [this, answer, deed, person](Outcome outcome) {
      if (outcome != Outcome::Stored)
        return answer(Refused{"not_stored", "it could not be stored, so nothing was done: try again"});
      world_.log("person " + person.id + " was " + deed + " by the host of the server");
      judged_(person);
      answer(listed(person, world_.now()));
    });
  });
}

void Admin::ban(const Json& question, const Answer& answer) {
  const Json* said = optional_field(question, "days");
  const auto days = notation::integer(said, 1, kLongestBan);
  if (said && !days) return answer(bad_question("a ban lasts 1 to 36500 days, or for good"));
  const std::string reason = text_of(question, "reason");
  const auto clean = clean_line(reason, kLongestChat);
  if (!reason.empty() && !clean) return answer(bad_question("a reason is one line of at most 500 characters"));
  const Millis until = days ? world_.now() + *days * kDay : kForever;
  const std::string deed = days ? "banned for " + std::to_string(*days) + " days" : "banned for good";
  judge(question, answer, deed, [until, clean](store::Standing& standing) {
    standing.banned_until = until;
    standing.reason = clean.value_or("");
  });
}

void Admin::unban(const Json& question, const Answer& answer) {
  judge(question, answer, "let in again", [](store::Standing& standing) {
    standing.banned_until = 0;
    standing.reason.clear();
  });
}

void Admin::mute(const Json& question, const Answer& answer) {
  judge(question, answer, "muted", [](store::Standing& standing) { standing.muted = true; });
}

void Admin::unmute(const Json& question, const Answer& answer) {
  judge(question, answer, "unmuted", [](store::Standing& standing) { standing.muted = false; });
}

void Admin::reset(const Json& question, const Answer& answer) {
  with_person(question, answer, [this, answer](const store::Person& person) {
    accounts_.renew_code(person, [answer](Result<SignedIn> result) {
      if (!result) return answer(result.refused());
      answer(Json{{"person", person_json(result->person)}, {"code", result->recovery}});
    });
  });
}

void Admin::reports(const Json& question, const Answer& answer) {
  store_.list_reports(page_of(question), [answer](Outcome outcome, store::PageOf<store::ListedReport> found) {
    if (outcome != Outcome::Stored) return answer(no_page(outcome));
    Json list = Json::array();
    for (const store::ListedReport& each : found.rows) list.push_back(listed(each));
    answer(Json{{"reports", std::move(list)}, {"next", next_of(found.next)}});
  });
}

}  // namespace menagerie::server
