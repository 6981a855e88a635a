// One guest of a load and its connection, which serves a seat at one table or at several.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "client/load_table.h"

namespace menagerie::client {

// A seat as its guest sees it: frames of its table are handed on.
class LoadSeatListener {
 public:
  virtual ~LoadSeatListener() = default;
  virtual void heard(const Frame& frame, std::string_view text) = 0;
};

// Tries again a little later, where the server asks for patience.
void be_patient(boost::asio::io_context& io, std::function<void()> what);

class LoadGuest : public Listener {
 public:
  LoadGuest(LoadRun& run, LoadServer& server) : run_(run), server_(server), socket_(run.io, *this) {}

  void begin();  // makes the guest and opens the connection
  void when_open(std::function<void()> then);
  void send(std::string text) { socket_.send(std::move(text)); }
  const std::string& token() const { return token_; }
  Http& http() { return *server_.http; }

  void listen(const std::string& table, LoadSeatListener& seat) { seats_[table] = &seat; }
  void forget(const std::string& table) { seats_.erase(table); }

  void opened() override;
  void heard(std::string_view text) override;
  void closed(const std::string& why) override;

 private:
  LoadRun& run_;
  LoadServer& server_;
  Socket socket_;
  std::string token_;
  bool open_ = false;
  std::vector<std::function<void()>> waiting_;
  std::unordered_map<std::string, LoadSeatListener*> seats_;
};

}  // namespace menagerie::client
