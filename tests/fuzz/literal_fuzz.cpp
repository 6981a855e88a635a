// A text that claims to be a position, shown to the engine and to the literal rules: both refuse it, or both read
// the same, list the same moves, play them alike, and show and score the same. The first line is the position, the
// bytes after it choose the moves.
#include "literal/literal.h"
#include "notation/protocol.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/shift_cards.h"

namespace menagerie::fuzz {
namespace {

constexpr int kMostTurns = 3;
// The literal rules take their time over an ark with a large group.
constexpr std::size_t kLargeGroup = 8;

class Both {
 public:
  // What both answer; null where both refuse, each in its own words.
  Json ask(const Json& request) {
    const std::string line = request.dump();
    Json engine = Json::parse(engine_.answer(line)), literal = Json::parse(literal_.answer(line));
    const auto about = [&] { return line + "\nengine  " + engine.dump() + "\nliteral " + literal.dump(); };
    expect(engine["ok"] == literal["ok"], "both read it, or both refuse it", about);
    if (!engine["ok"].get<bool>()) return {};
    engine.erase("events");  // the engine's alone
    literal.erase("events");
    expect(engine == literal, "both answer the same", about);
    return engine;
  }

 private:
  notation::Protocol engine_;
  literal::Rules literal_;
};

bool takes_long(const Json& position) {
  if (position["game"] != "ark") return false;
  return std::any_of(position["groups"].begin(), position["groups"].end(),
                     [](const Json& group) { return group.size() > kLargeGroup; });
}

void run(const Json& position, Input& input) {
  Both both;
  Json answer = both.ask({{"op", "load"}, {"position", position}});
  if (answer.is_null()) return;
  for (int turns = 0; turns < kMostTurns; ++turns) {
    both.ask({{"op", "score"}});
    const int players = answer["position"]["players"].get<int>(), viewer = static_cast<int>(input.below(5));
    both.ask({{"op", "view"}, {"seat", viewer < players ? Json(viewer) : Json(nullptr)}});
    if (takes_long(answer["position"])) return;
    const Json moves = both.ask({{"op", "legal"}})["moves"];
    if (moves.empty()) return;
    answer = both.ask({{"op", "play"}, {"move", moves[input.below(moves.size())]}});
  }
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace menagerie;
  fuzz::Input input(data, size);
  const auto position = notation::Json::parse(input.line(), nullptr, false);
  if (!position.is_discarded()) fuzz::run(position, input);
  return 0;
}

// Most of the time a card or tile goes elsewhere, else bytes change as usual.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed) {
  if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, room);
  return menagerie::fuzz::shift_cards(data, size, room, seed / 4);
}
