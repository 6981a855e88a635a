// What the house takes from the world outside: time, chance, threads that think. Tests bring their own.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "server/room.h"

namespace menagerie::server {

// A step in the life of a table, for whoever follows it in the logs of one server or of several.
struct TableNews {
  enum class Kind : std::uint8_t {
    Made,     // here
    TakenUp,  // from the store
    Stored,   // an entry that was proposed here
    Heard,    // an entry that another server has stored
  };
  Kind kind;
  std::string table;
  std::int32_t version = 0;
  std::string what{};  // of the entry
  int seat = -1;
  RoomState state = RoomState::Waiting;  // after it
};

struct World {
  std::function<Millis()> now;  // ms since 1970
  // Whether this process has not run for a while, and the house has not been told: it may stop in the middle of its work.
  std::function<bool()> standstill = [] { return false; };
  std::function<void(void* bytes, std::size_t size)> random;
  // Runs the thought on a thread that may think, then the function, with its move, on the house's own. The move is empty
  // if there was no room for the thought. The host is the person who made the table: hosts share the threads.
  std::function<void(const std::string& host, const Room::Thought& thought, std::function<void(std::string)> then)>
      think;
  Dealer deal = deal_game;
  std::function<void(const std::string& line)> log = [](const std::string&) {};
  // Whether other houses write into the same store, and how they are told that there is something new in it.
  enum class Store { Alone, Shared } store = Store::Alone;
  std::function<void(std::string hint)> hint = [](const std::string&) {};
  // A person has another name: connections that are open must know it.
  std::function<void(const std::string& person, const Known& known)> renamed = [](auto&&...) {};
  std::function<void(const TableNews& news)> follow = [](const TableNews&) {};
};

// A fresh name: 16 letters and digits, about 95 bits.
std::string fresh_id(const World& world);

}  // namespace menagerie::server
