// Whoever comes from outside: requests are answered, connections let in and shown out again.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/api.h"
#include "server/house.h"
#include "server/metrics.h"
#include "server/network_limiter.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/serve.h"
#include "server/socket/listener.h"
#include "server/socket/operator_listener.h"
#include "server/socket/web_socket.h"

namespace menagerie::server {

class Doors {
 public:
  // What is behind them.
  struct Behind {
    House& house;
    People& people;
    Accounts& accounts;
    store::Store& store;
    Figures& figures;
    std::function<Gauges()> gauges;
    std::function<void()> notice_standstill;  // before anything that arrived meanwhile is done
    std::function<std::string()> illness;     // why /healthz does not say ok; empty: it does
  };
  Doors(boost::asio::io_context& io, const ServeOptions& options, const World& world, Behind behind);

  // What is in the way; empty: it listens, for the operator too. Nobody is let in before open().
  std::string listen();
  void open() { open_ = true; }
  void close();
  std::string address() const;
  std::string operator_address() const { return operator_listener_.address(); }
  std::vector<std::string> addresses_on_network() const;
  std::size_t files() const { return pages_.size(); }

  // A session that has ended ends its connections too; empty `session`: all of the person's.
  void show_out(const std::string& person, const std::string& session);
  // What the host of the server has decided about somebody holds for those of their connections that are open.
  void heed(const store::Person& person);
  void look_after_connections();
  // Sessions that another node has ended, in case its hint was lost.
  void look_for_ended_sessions();
  void renamed(const std::string& person, const Known& known);

 private:
  void set_up_front();
  void answer(const Request& request, const Respond& respond);
  Response answer_operator(const Request& request) const;
  // The pages that say how the server is. Empty for all others.
  std::optional<Response> answer_health(const Request& request) const;
  void admit(const Request& request, const std::shared_ptr<Visitor>& visitor,
             std::function<void(std::optional<Refused>)> then);
  void recognise(const std::string& token, const std::shared_ptr<Visitor>& visitor,
                 std::function<void(std::optional<Refused>)> then);
  void recognised(const Identity& who, const std::shared_ptr<Visitor>& visitor,
                  std::function<void(std::optional<Refused>)> then);
  // A request that names another host than --origin does.
  std::optional<Refused> refuse(const Request& request) const;
  Response health() const;
  Response metrics() const;
  void for_each_session(const std::function<void(WebSocketSession&)>& act);

  const ServeOptions& options_;
  std::function<Millis()> now_;
  Behind behind_;
  Api api_;
  Pages pages_;
  Front front_;
  Listener listener_;
  OperatorListener operator_listener_;
  NetworkLimiter connections_{{100, 2}};
  std::uint64_t sessions_ended_ = 0;
  bool open_ = false;
};

}  // namespace menagerie::server
