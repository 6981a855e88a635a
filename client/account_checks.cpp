// What people with accounts try, to compare it with their books.
#include <utility>

#include "client/account_person.h"

namespace menagerie::client {
namespace {

constexpr auto kUntilSettled = std::chrono::seconds(1);  // a database may finish what a killed server has begun
constexpr std::size_t kMaxDeadCodes = 2;                 // tried at a time

}  // namespace

// After a request without an answer: which of the possible worlds is it?
Task<> AccountPerson::settle() {
  co_await lines_.pause(kUntilSettled);
  co_await check(book(), Depth::Usual);
  if (book().cases().empty() && book().is_certain() && world() == AccountWorld{}) was_deleted();
}

Task<> AccountPerson::check_all() {
  for (const auto& book : books_) co_await check(*book, book == books_.back() ? Depth::Final : Depth::Usual);
}

Task<> AccountPerson::check(AccountBook& book, Depth depth) {
  std::vector<Trial> answered;
  std::vector<std::string> fresh;
  const bool is_final = depth == Depth::Final;
  std::vector<Trial> trials = is_final ? book.trials(4, 20) : book.trials(1, 3);
  for (Trial& trial : trials) {
    const HttpAnswer answer = co_await try_out(book, trial);
    const Fate fate = fate_of(answer);
    if (fate != Fate::Done && fate != Fate::Refused) ++tally_.unanswered;
    if (fate != Fate::Done && fate != Fate::Refused) continue;
    ++tally_.trials;
    const bool in = trial.kind == Trial::Kind::Session ? knows_session(answer) : answer.good();
    trial.access = in ? Access::In : Access::Out;
    answered.push_back(trial);
    if (trial.kind == Trial::Kind::Password && in) fresh.push_back(text_in(answer, "token"));
  }
  book.observe(answered);
  for (const std::string& session : fresh) book.acknowledge(signed_in(session));
  std::vector<std::string> codes = book.dead_codes();
  if (codes.size() > kMaxDeadCodes) codes.resize(kMaxDeadCodes);
  for (const std::string& code : codes)
    if (is_final || run_.one_in(3)) co_await try_dead_code(book, code);
}

Task<HttpAnswer> AccountPerson::try_out(const AccountBook& book, const Trial& trial) {
  const bool is_session = trial.kind == Trial::Kind::Session;
  HttpRequest request = is_session ? look_request(trial.secret) : sign_in_request({book.name(), trial.secret});
  co_return co_await lines_.ask_until_answered(std::move(request));
}

// Where it lets in after all, it has changed the password.
Task<> AccountPerson::try_dead_code(AccountBook& book, std::string code) {
  const std::string password = fresh_password();
  HttpRequest request = recovery_request({book.name(), password}, code);
  const HttpAnswer answer = co_await lines_.ask_until_answered(std::move(request));
  ++tally_.trials;
  if (!answer.good()) co_return;
  book.observe({{Trial::Kind::Code, code, Access::In}});
  book.acknowledge(recovered(password, text_in(answer, "recovery"), text_in(answer, "token")));
}

}  // namespace menagerie::client
