#include "client/account_person.h"

#include <fmt/core.h>

#include <random>
#include <utility>

#include "client/table_spec.h"

namespace menagerie::client {
namespace {

// Requests are made before they are awaited: g++ 12 copies the bytes of an aggregate that is made inside a co_await
// expression, and frees its texts twice.
using Requests = std::vector<HttpRequest>;
using Answers = std::vector<HttpAnswer>;

constexpr std::uint32_t kMaxPauseMs = 500;
constexpr std::uint32_t kPerStrike = 10;  // password changes
constexpr std::size_t kMaxSessions = 8;

// Not of the test's seed: a store may keep the accounts of an earlier test.
std::string fresh_word(int words) {
  static std::random_device device;
  std::string word;
  for (int i = 0; i < words; ++i) word += fmt::format("{:08x}", device());
  return word;
}

}  // namespace

std::string AccountPerson::fresh_password() { return "pw-" + fresh_word(3); }

std::string AccountPerson::any_session() {
  std::vector<std::string> sessions;
  for (const std::string& session : world().sessions)
    if (!bot_tokens_.contains(session)) sessions.push_back(session);
  return sessions.empty() ? "" : sessions[run_.random.below(static_cast<std::uint32_t>(sessions.size()))];
}

void AccountPerson::note_refusal(const HttpAnswer& answer, Trial::Kind kind, const std::string& secret) {
  if (answer.status == 401) book().observe({{kind, secret, Access::Out}});
}

Task<> AccountPerson::live() {
  while (!run_.winding_up) {
    if (has_account_) co_await do_something();
    else co_await begin_account();
    if (has_account_ && !book().is_certain()) co_await settle();
    co_await lines_.pause(std::chrono::milliseconds(run_.random.below(kMaxPauseMs)));
  }
}

// Where no answer comes, the guest is forgotten: nothing was acknowledged.
Task<> AccountPerson::begin_account() {
  HttpRequest as_guest = guest_request();
  const HttpAnswer guest = co_await lines_.ask(std::move(as_guest));
  const std::string session = text_in(guest, "token");
  if (session.empty()) co_return;
  const Credentials account{"kt-" + fresh_word(2), fresh_password()};
  HttpRequest request = register_request(session, account);
  const HttpAnswer answer = co_await lines_.ask(std::move(request));
  if (fate_of(answer) != Fate::Done) co_return;
  ++tally_.accounts;
  has_account_ = true;
  person_ = person_in(guest);
  const std::string token = text_in(answer, "token");
  AccountWorld world{account.password, text_in(answer, "recovery"), {token.empty() ? session : token}};
  books_.push_back(std::make_unique<AccountBook>(account.name, std::move(world)));
  // Where another session is given, the guest's has ended.
  if (!token.empty()) {
    book().acknowledge(signed_in(session));
    book().acknowledge(ended(session));
  }
}

Task<> AccountPerson::do_something() {
  if (any_session().empty()) co_return co_await sign_in();
  // The numbers are shares of a hundred.
  const std::uint32_t share = run_.random.below(100);
  if (share < 15) co_return co_await sign_in();
  if (share < 25) co_return co_await make_token();
  if (share < 35) co_return co_await end_something();
  if (share < 45) co_return co_await make_table();
  if (share < 70) co_return co_await change_password();
  if (share < 85) co_return co_await recover();
  if (share < 95) co_return co_await check(book(), Depth::Usual);
  co_return co_await delete_account();
}

Task<> AccountPerson::sign_in() {
  if (world().sessions.size() >= kMaxSessions) co_return co_await end_something();
  const std::string password = world().password;
  if (password.empty()) {  // the server let nobody in with it: a fault, and noted
    has_account_ = false;
    co_return;
  }
  HttpRequest request = sign_in_request({book().name(), password});
  const HttpAnswer answer = co_await lines_.ask(std::move(request));
  note_refusal(answer, Trial::Kind::Password, password);
  if (fate_of(answer) != Fate::Done) co_return;
  ++tally_.sign_ins;
  book().acknowledge(signed_in(text_in(answer, "token")));
}

Task<> AccountPerson::make_token() {
  const std::string session = any_session();
  const std::string label = "bot " + fresh_word(1);
  HttpRequest request = token_request(session, label);
  const HttpAnswer answer = co_await lines_.ask(std::move(request));
  note_refusal(answer, Trial::Kind::Session, session);
  if (fate_of(answer) != Fate::Done) co_return;
  ++tally_.tokens;
  const std::string token = text_in(answer, "token");
  bot_tokens_[token] = label;
  book().acknowledge(signed_in(token));
}

Task<> AccountPerson::end_something() {
  for (const std::string& session : world().sessions)
    if (bot_tokens_.contains(session)) co_return co_await end_token(session);
  co_await sign_out(any_session());
}

Task<> AccountPerson::sign_out(std::string session) {
  HttpRequest request = sign_out_request(session);
  const HttpAnswer answer = co_await lines_.ask(std::move(request));
  note_refusal(answer, Trial::Kind::Session, session);
  if (fate_of(answer) == Fate::Unknown) book().perhaps({ended(session)});
  if (fate_of(answer) != Fate::Done) co_return;
  ++tally_.ended;
  book().acknowledge(ended(session));
}

Task<> AccountPerson::end_token(std::string token) {
  const std::string session = any_session();
  HttpRequest to_list = sessions_request(session);
  const HttpAnswer list = co_await lines_.ask(std::move(to_list));
  const std::string id = session_labelled(list, bot_tokens_[token]);
  if (id.empty()) co_return;
  HttpRequest request = end_request(session, id);
  const HttpAnswer answer = co_await lines_.ask(std::move(request));
  if (fate_of(answer) == Fate::Unknown) book().perhaps({ended(token)});
  if (fate_of(answer) != Fate::Done) co_return;
  ++tally_.ended;
  book().acknowledge(ended(token));
}

// Against bots, so that the game goes on without its people; or one that waits for others.
Task<> AccountPerson::make_table() {
  const int players = 2 + static_cast<int>(run_.random.below(2));
  const int bots = run_.one_in(4) ? 0 : players - 1;
  const std::string session = any_session();
  HttpRequest request = table_request(session, table_spec({.players = players, .bots = bots}));
  const HttpAnswer answer = co_await lines_.ask(std::move(request));
  note_refusal(answer, Trial::Kind::Session, session);
  if (const std::string table = text_in(answer, "table"); !table.empty()) tables_.push_back(table);
}

void AccountPerson::add_rivals(Requests& requests, const std::string& session) {
  if (run_.one_in(2)) return;
  requests.push_back(sign_in_request({book().name(), world().password}));
  requests.push_back(sign_in_request({book().name(), world().password}));
  requests.push_back(token_request(session, "rival"));
}

// Their sessions are in the book before the change: it ends them, wherever they came in between.
void AccountPerson::rivals_answered(const Answers& answers, std::size_t first) {
  for (std::size_t i = first; i < answers.size(); ++i)
    if (const std::string token = text_in(answers[i], "token"); answers[i].good() && !token.empty())
      book().acknowledge(signed_in(token));
}

Task<> AccountPerson::change_password() {
  const std::string session = any_session();
  const std::string old = world().password;
  const std::string password = fresh_password();
  Requests requests{password_request(session, old, password)};
  add_rivals(requests, session);
  const Answers answers = co_await lines_.ask_all(std::move(requests));
  rivals_answered(answers, 1);
  const std::string token = text_in(answers[0], "token");
  // Where no session is given, the caller's goes on.
  const AccountStep step = password_changed(password, token.empty() ? session : "", token);
  switch (fate_of(answers[0])) {
    case Fate::Done:
      ++tally_.passwords_changed;
      if (run_.one_in(kPerStrike)) run_.strike();
      co_return book().acknowledge(step);
    case Fate::Unknown: co_return book().perhaps({step, password_changed(password, "", "")});
    case Fate::Refused: co_return note_refusal(answers[0], Trial::Kind::Session, session);
    case Fate::TryAgain: break;
  }
}

// One code, sometimes twice at the same time: it works once.
Task<> AccountPerson::recover() {
  const std::string code = world().code;
  if (code.empty()) co_return;
  std::vector<Credentials> tries{{book().name(), fresh_password()}};
  if (run_.one_in(2)) tries.push_back({book().name(), fresh_password()});
  Requests requests;
  for (const Credentials& account : tries) requests.push_back(recovery_request(account, code));
  add_rivals(requests, any_session());
  const Answers answers = co_await lines_.ask_all(std::move(requests));
  rivals_answered(answers, tries.size());
  int done = 0;
  bool waits = false;
  std::vector<AccountStep> unknown;
  for (std::size_t i = 0; i < tries.size(); ++i) {
    const auto step = recovered(tries[i].password, text_in(answers[i], "recovery"), text_in(answers[i], "token"));
    const Fate fate = fate_of(answers[i]);
    if (fate == Fate::Done && ++done == 1) book().acknowledge(step);
    else if (fate == Fate::Done) book().observe({{Trial::Kind::Code, code, Access::In}});
    if (fate == Fate::Unknown || (fate == Fate::Done && done > 1)) unknown.push_back(step);
    if (fate == Fate::TryAgain) waits = true;
  }
  tally_.recovered += done;
  if (done == 1) co_return;
  if (!unknown.empty()) co_return book().perhaps(unknown);
  if (!waits) note_refusal(answers[0], Trial::Kind::Code, code);
}

Task<> AccountPerson::delete_account() {
  const std::string session = any_session();
  Requests requests{deletion_request(session, world().password)};
  add_rivals(requests, session);
  const Answers answers = co_await lines_.ask_all(std::move(requests));
  rivals_answered(answers, 1);
  switch (fate_of(answers[0])) {
    case Fate::Done: book().acknowledge(deleted()); co_return was_deleted();
    case Fate::Unknown: co_return book().perhaps({deleted()});
    case Fate::Refused: co_return note_refusal(answers[0], Trial::Kind::Session, session);
    case Fate::TryAgain: break;
  }
}

void AccountPerson::was_deleted() {
  ++tally_.deleted;
  has_account_ = false;
  if (run_.one_in(2)) run_.strike();
  for (const std::string& table : tables_) tally_.left_tables.push_back({table, person_});
  tables_.clear();
}

}  // namespace menagerie::client
