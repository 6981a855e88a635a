// What whoever runs the server asks of it while it runs: tables and people, listed, closed, banned, muted. A question is a
// JSON object in one line, and so is its answer, which comes after the change is stored. docs/hosting.md has the words.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/accounts.h"
#include "server/house.h"

namespace menagerie::server {

class Admin {
 public:
  // Called for everybody about whom something was decided: whoever is connected must go, or be silent.
  using Judged = std::function<void(const store::Person& person)>;

  Admin(House& house, Accounts& accounts, store::Store& store, World world, Judged judged);

  void handle(std::string_view line, std::function<void(std::string)> answer);
  // Learns what was decided elsewhere: by another server of the same store. To be called every few seconds.
  void look_around();

 private:
  using Answer = std::function<void(Result<Json>)>;
  struct Deed {
    const char* name;
    void (Admin::*does)(const Json& question, const Answer& answer);
  };
  static const std::vector<Deed>& deeds();

  void tables(const Json& question, const Answer& answer);
  void table(const Json& question, const Answer& answer);
  void close(const Json& question, const Answer& answer);
  void people(const Json& question, const Answer& answer);
  void person(const Json& question, const Answer& answer);
  void ban(const Json& question, const Answer& answer);
  void unban(const Json& question, const Answer& answer);
  void mute(const Json& question, const Answer& answer);
  void unmute(const Json& question, const Answer& answer);
  void reset(const Json& question, const Answer& answer);
  void reports(const Json& question, const Answer& answer);

  // Finds somebody by id or by an account's name.
  using Then = std::function<void(const store::Person&)>;
  void with_person(const Json& question, const Answer& answer, const Then& then);
  // Stores what `change` makes of a person's standing, then tells the house.
  using Change = std::function<void(store::Standing&)>;
  void judge(const Json& question, const Answer& answer, const std::string& deed, const Change& change);

  House& house_;
  Accounts& accounts_;
  store::Store& store_;
  World world_;
  Judged judged_;
  Millis looked_ = 0;
};

}  // namespace menagerie::server
