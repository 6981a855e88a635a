// A person with an account in a kill test: signs in and out, makes tokens, changes and recovers passwords, and is deleted
// in the end; then another one begins. Writes into a book what was acknowledged, and compares it with what the server does.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "client/account_book.h"
#include "client/account_lines.h"

namespace menagerie::client {

// A table of a person, from the time when the person was deleted.
struct LeftTable {
  std::string table, person;
};

struct AccountTally {
  int accounts = 0;
  int sign_ins = 0;
  int tokens = 0;
  int ended = 0;  // sessions and tokens, one by one
  int passwords_changed = 0;
  int recovered = 0;
  int deleted = 0;
  int trials = 0;  // of passwords, sessions and codes
  int unanswered = 0;
  std::vector<LeftTable> left_tables{};
};

class AccountPerson {
 public:
  AccountPerson(AccountLines& lines, AccountTally& tally) : lines_(lines), run_(lines.run()), tally_(tally) {}

  // Until the test winds up; then everything is compared once more.
  Task<> live();
  Task<> check_all();
  // Of all accounts this person has had.
  const std::vector<std::unique_ptr<AccountBook>>& books() const { return books_; }

 private:
  // At the same time as a change: sign-ins with the old password, and tokens by an old session.
  enum class Rivals { None, Some };
  enum class Depth { Usual, Final };

  Task<> begin_account();
  Task<> do_something();
  Task<> sign_in();
  Task<> make_token();
  Task<> end_something();
  Task<> sign_out(std::string session);
  Task<> end_token(std::string token);
  Task<> make_table();
  Task<> change_password();
  Task<> recover();
  Task<> delete_account();
  Task<> check(AccountBook& book, Depth depth);
  Task<> try_dead_code(AccountBook& book, std::string code);
  Task<HttpAnswer> try_out(const AccountBook& book, const Trial& trial);
  Task<> settle();

  void add_rivals(std::vector<HttpRequest>& requests, const std::string& session);
  void rivals_answered(const std::vector<HttpAnswer>& answers, std::size_t first);
  void note_refusal(const HttpAnswer& answer, Trial::Kind kind, const std::string& secret);
  void was_deleted();
  std::string any_session();
  std::string fresh_password();
  AccountBook& book() { return *books_.back(); }
  const AccountWorld& world() { return book().world(); }

  AccountLines& lines_;
  KillRun& run_;
  AccountTally& tally_;
  std::vector<std::unique_ptr<AccountBook>> books_;
  bool has_account_ = false;
  std::string person_;
  std::vector<std::string> tables_;
  std::map<std::string, std::string> bot_tokens_;  // and their labels
};

}  // namespace menagerie::client
