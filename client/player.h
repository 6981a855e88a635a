// Somebody in a kill test: a guest, or a watcher without a name, with one connection that is opened again after every kill.
#pragma once

#include <map>
#include <string>

#include "client/place.h"
#include "client/socket.h"

namespace menagerie::client {

class Player : public Listener {
 public:
  enum class Kind { Guest, Watcher };
  Player(KillRun& run, Kind kind) : run_(run), kind_(kind), socket_(run.io, *this), timer_(run.io) {}

  // Comes in: makes its guest if there is none yet, and connects to any server.
  void come_in();
  // Goes away without a word and comes in again, perhaps at another server.
  void move_on();
  void leave();
  void take(Place& place);
  void give_up(const Place& place);
  void send(std::string frame) { socket_.send(std::move(frame)); }

  bool is_ready() const { return kind_ == Kind::Watcher || !token_.empty(); }
  bool is_connected() const { return socket_.is_open(); }
  // Where it is, or was last.
  const KillNode* node() const { return node_; }
  const std::string& person() const { return person_; }
  const std::string& token() const { return token_; }

  void opened() override;
  void heard(std::string_view text) override;
  void closed(const std::string& why) override;

 private:
  void make_guest();
  void connect();
  void again_later();

  KillRun& run_;
  Kind kind_;
  KillNode* node_ = nullptr;
  Socket socket_;
  boost::asio::steady_timer timer_;
  std::chrono::milliseconds wait_{20};  // before the next try, longer each time
  bool connecting_ = false;
  bool has_left_ = false;
  std::string token_, person_;
  std::map<std::string, Place*, std::less<>> places_;  // by table
};

}  // namespace menagerie::client
