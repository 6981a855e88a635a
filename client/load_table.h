// One table of a load: a guest a seat, random moves at once, a new table when the game is over.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/checker.h"
#include "client/frame.h"
#include "client/http.h"
#include "client/socket.h"
#include "client/times.h"
#include "engine/quick_random.h"

namespace menagerie::client {

class LoadTable;
class LoadGuest;

// One server that is loaded.
struct LoadServer {
  Address address;
  std::unique_ptr<Http> http;
};

// What all tables share.
struct LoadRun {
  boost::asio::io_context& io;
  QuickRandom random;
  std::string spec;  // of a new table
  int players;
  // Sends a move now, or when the rate allows.
  std::function<void(std::function<void()>)> when_allowed;
  std::function<void(Clock::duration)> moved;
  std::function<void(const std::string&)> failed;
  std::function<void()> connected;
  std::function<void()> playing;
  // With a crowd around the players: brings a viewer to a table, is told which tables are in play, and compares.
  std::function<void(const std::string& table, std::function<void()> then)> call_viewer = {};
  std::function<void(const std::string& table)> began = {};
  std::function<void(const std::string& table)> over = {};
  Checker* checker = nullptr;
  int not_told = 0;  // logs that the server did not tell from the beginning
  bool has_crowd() const { return checker != nullptr; }
};

class LoadTable {
 public:
  LoadTable(LoadRun& run, const std::vector<LoadGuest*>& guests);
  ~LoadTable();
  // Plays from when all its guests are connected.
  void begin();
  // Compares what the seats were told with the log. Afterwards nothing more is played.
  void check(std::function<void()> then);
  bool is_checking() const { return to_check_ > 0; }

 private:
  class LoadSeat;
  // A move on its way: when it left, and how many seats have heard of it.
  struct Arrival {
    std::uint32_t version = 0;
    int heard = 0;
    Clock::time_point sent;
  };

  void seat_opened();
  void make_table();
  void table_made(const HttpAnswer& answer);
  void gather(std::size_t seat);
  void game_over();
  void seat_checked();
  void entry_heard(const Frame& frame, std::uint32_t version);

  LoadRun& run_;
  std::vector<std::unique_ptr<LoadSeat>> seats_;
  std::string id_;
  int open_ = 0;
  int ended_ = 0;  // seats that have heard that the game is over
  bool began_ = false;
  std::size_t to_check_ = 0;  // seats whose log is on its way
  std::function<void()> checked_;
  std::array<Arrival, 8> arrivals_;  // by version; more are never on their way at one table
};

}  // namespace menagerie::client
