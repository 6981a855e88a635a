// What a table plays and how: the options somebody asked for when they made it (docs/http.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::server {

using notation::Json;

enum class Pace : std::uint8_t { None, Live, Correspondence };

struct ClockSpec {
  Pace pace = Pace::None;
  std::int64_t bank_ms = 0;  // in correspondence: for each move
  std::int64_t increment_ms = 0;
};

// How a seat is filled when the table is made.
struct SeatSpec {
  enum class Kind : std::uint8_t { Host, Open, Bot, Kept };
  Kind kind = Kind::Open;
  int level = 0;
  std::string person;  // Kept: for whom
};

enum class Begin : std::uint8_t { Full, Host };
// S5: who begins is drawn by lot, if the table wants it so; otherwise people sit where they sat down.
enum class Seating : std::uint8_t { Order, Chance };

struct Spec {
  Json options;  // as in the request `new`, without a seed
  int players = 2;
  std::vector<SeatSpec> seats;
  bool open = false;
  Begin begin = Begin::Full;
  Seating seating = Seating::Order;
  ClockSpec clock;
  bool preview = true;
  Json match;  // null, or what earlier games of these people brought
};

// What somebody asks for. Never takes `match` or kept seats: only the server writes these.
notation::Answer<Spec> parse_spec(const Json& request);

// A game's options in the one order that records and frames have them in, whoever wrote them down.
Json in_order(const Json& options);

// As it is stored, and back.
Json print_stored_spec(const Spec& spec);
notation::Answer<Spec> parse_stored_spec(const Json& json);

// As everybody sees it.
Json print_spec(const Spec& spec);

}  // namespace menagerie::server
