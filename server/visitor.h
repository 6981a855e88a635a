// Somebody connected, as the house sees them: a name, perhaps, and a way to be told things.
#pragma once

#include <memory>
#include <string>
#include <unordered_set>

#include "server/clock.h"

namespace menagerie::server {

using Frame = std::shared_ptr<const std::string>;

class Visitor {
 public:
  virtual ~Visitor() = default;
  virtual void send(Frame frame) = 0;
  // The round trip to them, as measured; 0 while unknown.
  virtual Millis lag() const = 0;

  void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }

  std::string person;  // empty: a watcher
  std::string name;
  std::string session;  // by which they came in
  bool guest = true;
  bool silenced = false;                   // the host has muted them
  std::unordered_set<std::string> tables;  // joined
  bool gone = false;                       // nothing reaches them any more
  std::unordered_set<std::string> muted;
};

}  // namespace menagerie::server
