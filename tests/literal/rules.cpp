// The lines of the protocol: which game is on the table, and what is asked of it.
#include <optional>

#include "ark_position.h"
#include "beasty_position.h"
#include "literal.h"

namespace literal {

// At most one of the two games is on the table.
struct Rules::Table {
  std::optional<beasty::Position> beasty;
  std::optional<ark::Position> ark;
  Seed seed{};  // for the shuffle that comes after deck and trim

  Json start(const Json& request);
  Json load(const Json& request);
  Json position() const;
  Json view(const Json& request) const;
  Json legal() const;
  Json play(const Json& request);
  Json score() const;
  Json answer(const Json& request);
};

namespace {

Json ok_with(const std::string& name, const Json& value) {
  Json out;
  out["ok"] = true;
  out[name] = value;
  return out;
}

}  // namespace

Json Rules::Table::start(const Json& request) {
  const std::string game = text(field(request, "game"));
  refuse_if(game != "beasty" && game != "ark", "unknown game");
  Table fresh;
  if (game == "beasty") fresh.beasty = beasty::set_up(request);
  if (game == "ark") fresh.ark = ark::set_up(request);
  fresh.seed = literal::seed(field(request, "seed"));
  *this = fresh;
  return position();
}

Json Rules::Table::load(const Json& request) {
  const Json value = field(request, "position");
  const std::string game = text(field(value, "game"));
  refuse_if(game != "beasty" && game != "ark", "unknown game");
  Table fresh;
  if (game == "beasty") fresh.beasty = beasty::load(value);
  if (game == "ark") fresh.ark = ark::load(value);
  *this = fresh;
  return position();
}

Json Rules::Table::position() const { return ok_with("position", beasty ? beasty::json(*beasty) : ark::json(*ark)); }

Json Rules::Table::view(const Json& request) const {
  const Json value = field(request, "seat");
  std::optional<std::size_t> seat;  // null: a spectator
  if (!value.is_null()) seat = number(value, 0, (beasty ? beasty->players : ark->players) - 1);
  return ok_with("position",
                 beasty ? beasty::json(beasty::seen_by(*beasty, seat)) : ark::json(ark::seen_by(*ark, seat)));
}

Json Rules::Table::legal() const {
  const std::optional<std::size_t> turn = beasty ? beasty->turn : ark->turn;
  Json out = ok_with("turn", turn ? Json(*turn) : Json(nullptr));
  out["moves"] = beasty ? beasty::legal_moves(*beasty) : ark::legal_moves(*ark);
  return out;
}

Json Rules::Table::play(const Json& request) {
  const std::string move = text(field(request, "move"));
  if (beasty) beasty = beasty::play(*beasty, move, seed);
  else ark = ark::play(*ark, move);
  Json out = ok_with("events", Json::array());
  out["position"] = position()["position"];
  return out;
}

Json Rules::Table::score() const { return beasty ? beasty::score(*beasty) : ark::score(*ark); }

Json Rules::Table::answer(const Json& request) {
  refuse_if(!request.is_object(), "not a JSON object");
  const std::string op = text(field(request, "op"));
  if (op == "new") return start(request);
  if (op == "load") return load(request);
  refuse_if(!beasty && !ark, "there is no game yet");
  if (op == "position") return position();
  if (op == "view") return view(request);
  if (op == "legal") return legal();
  if (op == "play") return play(request);
  if (op == "score") return score();
  throw Refusal("unknown op");
}

Rules::Rules() : table_(std::make_unique<Table>()) {}
Rules::~Rules() = default;

std::string Rules::answer(const std::string& request_line) {
  try {
    return table_->answer(Json::parse(request_line, nullptr, false)).dump();
  } catch (const Refusal& refusal) {
    Json out;
    out["ok"] = false;
    out["error"] = refusal.what();
    return out.dump();
  }
}

}  // namespace literal
