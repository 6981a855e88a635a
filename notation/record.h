// A game record: a header, then one line a turn. docs/record.md describes the text; verify replays it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/chance.h"
#include "engine/seat.h"
#include "engine/shared_seed.h"
#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::notation {

struct RecordedMove {
  Seat seat;
  std::string text;
  friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

struct Record {
  int rule_set = 1;
  Json options;  // as in the request new: game, cards, players …, without the seed
  Seed seed{};
  std::optional<Digest> commitment;  // to the host's seed
  std::optional<Seed> host_seed;     // where the players added lots: what the host drew before them
  std::vector<Lot> lots;             // in seat order
  std::vector<int> left;             // seats whose players left for good: they cannot win
  std::vector<std::pair<std::string, std::string>> notes;  // other header lines, kept as they are
  std::vector<RecordedMove> moves;
  std::optional<std::vector<int>> winners;  // of a game that is over
  friend bool operator==(const Record&, const Record&) = default;
};

std::string print_record(const Record& record);
Answer<Record> parse_record(std::string_view text);

// What a replay finds: how the game stands after the last move.
struct Replay {
  bool over = false;
  std::vector<int> winners;
  std::string position;  // JSON
  std::string score;     // JSON
};

// The game as it stood after the deal, and after each move, with the move's events; nothing is hidden.
struct Moment {
  Json events;
  Json position;
};

// Plays the moves from the seed. Refuses a wrong rule-set version, a seed that does not fit its commitment or its lots, and
// an illegal move. Fills in the moments where they are asked for.
Answer<Replay> play_through(const Record& record, std::vector<Moment>* moments = nullptr);
// The same, and refuses a result that is not the one recorded.
Answer<Replay> verify(const Record& record, std::vector<Moment>* moments = nullptr);

}  // namespace menagerie::notation
