// menagerie admin: tables and people of a running server, for whoever runs it.
#include <fmt/core.h>

#include <ctime>

#include "cli/admin_line.h"
#include "cli/verbs.h"

namespace menagerie::cli {
namespace {

using notation::Json;

struct AdminWishes {
  std::string data = "data";
  bool as_json = false;
  Json question;
  void (*print)(const Json& answer) = nullptr;
  // Where the options of the words go.
  std::string item, name, reason, after;
  int limit = 50, days = 0;
  bool all = false, banned = false, muted = false;
};

std::string when(const Json& at) {
  if (!at.is_number()) return "-";
  const std::time_t seconds = at.get<std::int64_t>() / 1000;
  std::tm utc{};
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", gmtime_r(&seconds, &utc)));
}

std::string text(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string game_of(const Json& spec) {
  if (!spec.is_object()) return "-";
  const std::string cards = text(spec, "cards");
  return fmt::format("{}{}{} for {}", text(spec, "game"), cards.empty() ? "" : " ", cards, spec.value("players", 0));
}

std::string until(const Json& person) {
  constexpr std::int64_t kForever = 253'402'300'799'000;
  const Json& at = person["banned_until"];
  if (!at.is_number()) return "";
  const std::string reason = text(person, "reason");
  return (at.get<std::int64_t>() >= kForever ? "banned for good" : "banned until " + when(at) + " UTC") +
         (reason.empty() ? "" : " (" + reason + ")");
}

std::string standing(const Json& person) {
  std::string words = until(person);
  if (person.value("muted", false)) words += words.empty() ? "muted" : ", muted";
  return words;
}

void print_tables(const Json& answer) {
  fmt::print("{:<16}  {:<8} {:<22} {:>7}  {:<16}  host\n", "table", "state", "game", "version", "last change");
  for (const Json& table : answer["tables"])
    fmt::print("{:<16}  {:<8} {:<22} {:>7}  {:<16}  {}\n", text(table, "table"), text(table, "state"),
               game_of(table["spec"]), table.value("version", 0), when(table["changed"]), text(table, "host"));
}

void print_table(const Json& answer) {
  fmt::print("{}: {}, {}, version {}, made {} UTC, {} here\n", text(answer, "table"), text(answer, "state"),
             game_of(answer["spec"]), answer.value("version", 0), when(answer["created"]), answer.value("watching", 0));
  int number = 0;
  for (const Json& seat : answer["seats"])
    fmt::print("  seat {}: {} {} {}{}\n", number++, text(seat, "kind"), text(seat, "name"), text(seat, "person"),
               seat.value("here", false) ? ", here" : "");
  for (const Json& entry : answer["last"])
    fmt::print("  {:>5}  {} UTC  {}{}\n", entry.value("version", 0), when(entry["at"]), text(entry, "what"),
               entry["seat"].is_number() ? fmt::format(" by seat {}", entry["seat"].get<int>()) : "");
}

void print_people(const Json& answer) {
  fmt::print("{:<16}  {:<24} {:<7} {:<16}  {:<16}  standing\n", "id", "name", "", "since", "last seen");
  for (const Json& person : answer["people"])
    fmt::print("{:<16}  {:<24} {:<7} {:<16}  {:<16}  {}\n", text(person, "id"), text(person, "name"),
               person.value("guest", true) ? "guest" : "account", when(person["created"]), when(person["seen"]),
               standing(person));
}

void print_person(const Json& answer) {
  const std::string words = standing(answer);
  fmt::print("{} {} ({}), {}\n", text(answer, "id"), text(answer, "name"),
             answer.value("guest", true) ? "guest" : "account", words.empty() ? "in good standing" : words);
  if (!answer.contains("games")) return;
  for (const Json& game : answer["games"])
    fmt::print("  {}  {:<8} {:<22} {} UTC\n", text(game, "table"), text(game, "state"), game_of(game["spec"]),
               when(game["created"]));
}

void print_closed(const Json& answer) {
  fmt::print("{} is closed, version {}\n", text(answer, "table"), answer.value("version", 0));
}

void print_code(const Json& answer) {
  fmt::print("{}\n", text(answer, "code"));
  fmt::print(
      stderr,
      "Give this code to {}, who enters it under \"I have lost my password\" with a new password. It works once; the\n"
      "old recovery code does not work any more, the old password does until then.\n",
      text(answer["person"], "name"));
}

void print_reports(const Json& answer) {
  for (const Json& report : answer["reports"])
    fmt::print("{} UTC  table {}, line {}: {} {} said \"{}\"; {} says: {}\n", when(report["at"]), text(report, "table"),
               report.value("chat", 0), text(report, "person"), text(report, "name"), text(report, "text"),
               text(report, "by"), text(report, "reason"));
}

// As a shell takes it.
std::string quoted(const std::string& word) {
  constexpr const char* kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789./_-";
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) return word;
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

// The command that was given, without its place in the list.
std::string command_of(const AdminWishes& wishes) {
  std::string line = "menagerie admin --data " + quoted(wishes.data) + " " + text(wishes.question, "do");
  for (const std::string& word : {wishes.item, wishes.name})
    if (!word.empty()) line += " " + quoted(word);
  if (wishes.all) line += " --all";
  if (wishes.banned) line += " --banned";
  if (wishes.muted) line += " --muted";
  return line + " --limit " + std::to_string(wishes.limit);
}

int ask(const AdminWishes& wishes) {
  const auto answer = ask_server(wishes.data, wishes.question);
  if (!answer) return fmt::print(stderr, "menagerie admin: {}\n", answer.sentence()), kNo;
  if (wishes.as_json) {
    fmt::print("{}\n", answer->dump(-1, ' ', false, Json::error_handler_t::replace));
    return kDone;
  }
  wishes.print(*answer);
  const std::string next = text(*answer, "next");
  if (!next.empty()) fmt::print("The next page: {} --after {}\n", command_of(wishes), quoted(next));
  return kDone;
}

using Shared = std::shared_ptr<AdminWishes>;
using PrintList = void (*)(const Json&);

// A word of the verb: what it asks is made of the options once they are read.
CLI::App* word(CLI::App* verb, const Shared& wishes, Run& run, const char* name, const char* about, PrintList print,
               std::function<Json(const AdminWishes&)> question) {
  CLI::App* added = verb->add_subcommand(name, about);
  added->fallthrough();  // --data and --json may stand behind the word too
  added->callback([&run, wishes, print, question = std::move(question)] {
    run = [wishes, print, question] {
      wishes->question = question(*wishes);
      wishes->print = print;
      return ask(*wishes);
    };
  });
  return added;
}

Json about_person(const char* deed, const AdminWishes& wishes) { return Json{{"do", deed}, {"who", wishes.item}}; }

void add_limit(CLI::App* added, const Shared& wishes) {
  added->add_option("--limit", wishes->limit, "at most N, the newest first")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  added->add_option("--after", wishes->after, "the next page: what the one before printed at its end");
}

// A question about a list.
Json list_question(Json question, const AdminWishes& wishes) {
  question["limit"] = wishes.limit;
  if (!wishes.after.empty()) question["after"] = wishes.after;
  return question;
}

void add_words_for_tables(CLI::App* verb, const Shared& wishes, Run& run) {
  auto* tables = word(verb, wishes, run, "tables", "List tables", print_tables, [](const AdminWishes& each) {
    return list_question({{"do", "tables"}, {"which", each.all ? "all" : "unfinished"}}, each);
  });
  tables->add_flag("--all", wishes->all, "those that are over or closed too");
  add_limit(tables, wishes);
  word(verb, wishes, run, "table", "Show one table: its seats and its last entries, never its cards", print_table,
       [](const AdminWishes& each) { return Json{{"do", "table"}, {"table", each.item}}; })
      ->add_option("id", wishes->item, "the table's id")
      ->required();
  word(verb, wishes, run, "close", "Close a table for good", print_closed,
       [](const AdminWishes& each) { return Json{{"do", "close"}, {"table", each.item}}; })
      ->add_option("id", wishes->item, "the table's id")
      ->required();
}

void add_words_for_people(CLI::App* verb, const Shared& wishes, Run& run) {
  constexpr const char* kWho = "an account's name, or an id";
  auto* people = word(verb, wishes, run, "people", "List people", print_people, [](const AdminWishes& each) {
    const char* which = each.banned ? "banned" : each.muted ? "muted" : "all";
    return list_question({{"do", "people"}, {"which", which}, {"name", each.name}}, each);
  });
  people->add_option("name", wishes->name, "how their names begin");
  auto* banned = people->add_flag("--banned", wishes->banned, "only who is banned");
  people->add_flag("--muted", wishes->muted, "only who is muted")->excludes(banned);
  add_limit(people, wishes);
  auto* ban = word(verb, wishes, run, "ban", "Shut somebody out: sign-in, sessions, open connections", print_person,
                   [](const AdminWishes& each) {
                     Json question = about_person("ban", each);
                     if (each.days > 0) question["days"] = each.days;
                     if (!each.reason.empty()) question["reason"] = each.reason;
                     return question;
                   });
  ban->add_option("who", wishes->item, kWho)->required();
  ban->add_option("--days", wishes->days, "for so long; otherwise for good")->check(CLI::Range(1, 36'500));
  ban->add_option("--reason", wishes->reason, "what they are told");
  struct Simple {
    const char* name;
    const char* about;
    PrintList print;
  };
  auto* person = word(verb, wishes, run, "person", "Show one person and their games", print_person,
                      [](const AdminWishes& each) { return list_question(about_person("person", each), each); });
  person->add_option("who", wishes->item, kWho)->required();
  add_limit(person, wishes);
  for (const Simple each : {Simple{"unban", "Let somebody in again", print_person},
                            Simple{"mute", "Let nobody hear what somebody says at tables", print_person},
                            Simple{"unmute", "Let somebody be heard again", print_person},
                            Simple{"reset", "Print a one-time code for a new password", print_code}})
    word(verb, wishes, run, each.name, each.about, each.print,
         [name = each.name](const AdminWishes& asked) { return about_person(name, asked); })
        ->add_option("who", wishes->item, kWho)
        ->required();
  add_limit(word(verb, wishes, run, "reports", "List what was reported", print_reports,
                 [](const AdminWishes& each) { return list_question({{"do", "reports"}}, each); }),
            wishes);
}

}  // namespace

void add_admin(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("admin", "Look after the tables and people of a running server");
  auto wishes = std::make_shared<AdminWishes>();
  verb->require_subcommand(1);
  verb->add_option("--data", wishes->data, "the folder of the server")->capture_default_str();
  verb->add_flag("--json", wishes->as_json, "print the server's answer as one JSON object");
  verb->footer(
      "The running server does it, and answers when it is stored. Only its own user, or root, may ask.\n"
      "Ends with 0, with 1 if it was not done, with 2 for wrong usage.");
  add_words_for_tables(verb, wishes, run);
  add_words_for_people(verb, wishes, run);
}

}  // namespace menagerie::cli
