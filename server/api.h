// The HTTP API of docs/http.md: every route in one table.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/house.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/people.h"

namespace menagerie::server {

class Api {
 public:
  static constexpr const char* kCookie = "menagerie_session";

  Api(House& house, People& people, store::Store& store, World world, std::string public_origin);

  // Answers what lies under /api/.
  void handle(const Request& request, const Respond& respond);

 private:
  // A request on its way: who asks, what for, and how to answer.
  struct Call {
    const Request& request;
    Json body;
    std::string item;  // what the * of the route stands for
    std::optional<Identity> who;
    Respond respond;
    std::string text(const char* name) const;
  };
  enum class Needs : std::uint8_t { Nobody, Somebody };
  struct Route {
    const char* method;
    const char* path;
    Needs needs;
    void (Api::*answer)(Call call);
  };
  static const std::vector<Route>& routes();

  void dispatch(const Route& route, std::shared_ptr<Request> request, const std::string& item, const Respond& respond);
  bool within(Limit& limit, const Request& request, bool spare_local = true);

  void guest(Call call);
  void register_account(Call call);
  void log_in(Call call);
  void recover(Call call);
  void log_out(Call call);
  void me(Call call);
  void rename(Call call);
  void password(Call call);
  void games(Call call);
  void sessions(Call call);
  void end_session(Call call);
  void token(Call call);
  void export_all(Call call);
  void forget(Call call);
  void lobby(Call call);
  void watch(Call call);
  void make_table(Call call);
  void table(Call call);
  void record(Call call);

  House& house_;
  People& people_;
  store::Store& store_;
  World world_;
  std::string public_origin_;
  Limit guests_{{30, 0.1}};
  Limit tables_{{60, 0.5}};
  Limit sign_ins_{{10, 0.1}};
  Limit guesses_{{20, 0.1}};  // at one name, from wherever
  Limit requests_{{200, 20}};
};

}  // namespace menagerie::server
