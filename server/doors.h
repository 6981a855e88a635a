// Whoever comes from outside: requests are answered, connections let in and shown out again.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/api.h"
#include "server/house.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/serve.h"
#include "server/socket/listener.h"
#include "server/socket/web_socket.h"

namespace menagerie::server {

class Doors {
 public:
  // What is behind them.
  struct Behind {
    House& house;
    People& people;
    store::Store& store;
    Figures& figures;
    std::function<Gauges()> gauges;
    std::function<std::string()> illness;  // why /healthz does not say ok; empty: it does
  };
  Doors(boost::asio::io_context& io, const ServeOptions& options, const World& world, Behind behind);

  // What is in the way; empty: it listens. Nobody is let in before open().
  std::string listen();
  void open() { open_ = true; }
  void close();
  std::string address() const;
  std::vector<std::string> addresses_on_network() const;
  std::size_t files() const { return pages_.size(); }

  // A session that has ended ends its connections too; empty `session`: all of the person's but the kept one.
  void show_out(const std::string& person, const std::string& session, const std::string& kept);
  // What the host of the server has decided about somebody holds for those of their connections that are open.
  void heed(const store::Person& person);
  void look_after_connections();

 private:
  void set_up_front();
  void answer(const Request& request, const Respond& respond);
  void admit(const Request& request, const std::shared_ptr<Visitor>& visitor,
             std::function<void(std::optional<Refused>)> then);
  void recognised(const Identity& who, const std::shared_ptr<Visitor>& visitor,
                  std::function<void(std::optional<Refused>)> then);
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
  Limit connections_{{100, 2}};
  bool open_ = false;
};

}  // namespace menagerie::server
