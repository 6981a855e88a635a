// A connection, as the table service sees it: a person, perhaps, and a way to send frames.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <unordered_set>

#include "server/clock.h"

namespace menagerie::server {

using Frame = std::shared_ptr<const std::string>;

class Visitor {
 public:
  virtual ~Visitor() = default;
  // Queues a frame. Never calls back, and never ends the connection before it returns: the caller may be walking a list
  // of connections.
  virtual void send(Frame frame) = 0;
  // A message was answered at the cost of this many more: they count against the sender's limit too.
  virtual void charge(double messages) = 0;
  // The measured round trip; 0 while unknown.
  virtual Millis lag() const = 0;

  void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }

  std::string person;  // empty: a watcher
  std::string name;
  std::string session;  // by which they came in
  std::string address;  // whose limits apply; empty: the machine itself, which is spared
  bool guest = true;
  bool bot = false;                        // came in by a token
  bool silenced = false;                   // the host has muted them
  std::unordered_set<std::string> tables;  // joined
  std::deque<std::string> talk_wanted;     // tables whose chat it is still to be sent
  bool gone = false;                       // nothing reaches them any more
  std::unordered_set<std::string> muted;
};

}  // namespace menagerie::server
