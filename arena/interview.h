// A program behind its lines: it is started when it is needed, asked, and killed when it cannot be talked to. It knows the
// shape of an answer and no game.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "arena/child.h"
#include "arena/contender.h"
#include "arena/player.h"
#include "notation/json.h"

namespace menagerie::arena {

class Interview {
 public:
  Interview(const Contender& contender, Milliseconds limit, const std::atomic<bool>& stop)
      : command_(contender.command), limit_(limit), stop_(stop) {}

  // Says that a game begins. A program that has ended after its last game, as some do, is started again.
  std::optional<Forfeit> begin(const notation::Json& start);

  struct Answer {
    std::string move{};
    std::optional<Forfeit> forfeit{};
  };
  Answer ask(const notation::Json& question);
  // Says something that needs no answer.
  void tell(const notation::Json& message);
  // The move it answered cannot be made.
  Forfeit refuse(const std::string& reason);

  Milliseconds limit() const { return limit_; }

 private:
  struct Reply {
    notation::Json json{};
    std::optional<Forfeit> forfeit{};
  };
  std::optional<Forfeit> greet(const notation::Json& start);
  Reply exchange(const notation::Json& message, Milliseconds patience);
  Forfeit part(Failure failure, const std::string& sentence);

  const std::vector<std::string> command_;
  const Milliseconds limit_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<Child> child_;
  std::string last_line_;
};

}  // namespace menagerie::arena
