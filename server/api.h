// The HTTP API of docs/http.md: every route in one table.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/accounts.h"
#include "server/export.h"
#include "server/house.h"
#include "server/http.h"
#include "server/list_queue.h"
#include "server/network_limiter.h"
#include "server/people.h"

namespace menagerie::server {

class Api {
 public:
  static constexpr const char* kCookie = "menagerie_session";

  Api(House& house, People& people, Accounts& accounts, store::Store& store, World world, std::string public_origin);

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
    Accounts::Asker asker() const;
  };
  // Who may ask. Anybody is recognised if possible; a player has a session or a bot's token; a person has a session:
  // tokens play, and nothing else.
  enum class Needs : std::uint8_t { Nobody, Anybody, Player, Person };
  struct Route {
    const char* method;
    const char* path;
    Needs needs;
    void (Api::*answer)(Call call);
  };
  static const std::vector<Route>& routes();

  void dispatch(const Route& route, std::shared_ptr<Request> request, const std::string& item, const Respond& respond);
  // False if the network of the request has no credit left. This machine's own programs are spared where they may be.
  enum class Local : std::uint8_t { Spared, Counted };
  bool within(NetworkLimiter& limit, const Request& request, Local local = Local::Spared);
  static void renew_cookie(Call& call);
  void answer_signed(const Call& call, Result<SignedIn> result) const;
  // For a list: the page that is asked for, and its answer with the address of the next one.
  using Listed = std::function<void(Result<Json>)>;
  using List = std::function<void(const store::Page&, const Listed&)>;
  void with_page(const Call& call, const List& list);
  void with_tables(const Call& call, const List& list);  // the same in its turn

  void guest(Call call);
  void register_account(Call call);
  void log_in(Call call);
  void recover(Call call);
  void log_out(Call call);
  void me(Call call);
  void rename(Call call);
  void password(Call call);
  void recovery(Call call);
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
  Accounts& accounts_;
  store::Store& store_;
  World world_;
  std::string public_origin_;
  ExportQueue exports_;
  NetworkLimiter guests_{{30, 0.1}};
  NetworkLimiter tables_{{60, 0.5}};
  NetworkLimiter passwords_{{10, 0.1}};
  NetworkLimiter requests_{{200, 20}};
  ListQueue lists_;
};

}  // namespace menagerie::server
