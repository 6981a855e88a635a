#include "notation/protocol.h"

#include <array>
#include <variant>

#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/fields.h"
#include "notation/hex.h"
#include "notation/json.h"

namespace menagerie::notation {
namespace {

Json refused(const std::string& sentence) { return Json{{"ok", false}, {"error", sentence}}; }
Json refused(const Refusal& refusal) { return refused(refusal.sentence); }

// A seat of the game, or null for a spectator.
Answer<Seat> parse_viewer(const Json& request, int players) {
  const Json* seat = field(request, "seat");
  if (seat && seat->is_null()) return kNobody;
  if (const auto number = integer(seat, 0, players - 1)) return static_cast<Seat>(*number);
  return Refusal{"the field 'seat' must be a seat of this game, or null for a spectator"};
}

// A game under way, whichever it is: the answers that need one.
template <class Text>
class Table {
 public:
  using Game = typename Text::Game;
  using State = typename Text::State;

  Table(const State& state, const Seed& seed) : state_(state), seed_(seed) {}

  Json position() const { return Json{{"ok", true}, {"position", Text::print_position(state_)}}; }

  Json view(const Json& request) const {
    const auto seat = parse_viewer(request, Game::players(state_));
    if (!seat) return refused(seat.refusal());
    return Json{{"ok", true}, {"position", Text::print_position(Game::view_for(state_, *seat).table)}};
  }

  Json legal() const {
    const Seat turn = Game::turn(state_);
    return Json{
        {"ok", true}, {"turn", turn == kNobody ? Json(nullptr) : Json(turn)}, {"moves", Text::legal_texts(state_)}};
  }

  Json play(const Json& request) {
    const std::string* move_text = text(field(request, "move"));
    if (!move_text) return refused(missing("move"));
    const auto move = Text::parse_move(state_, *move_text);
    if (!move) return refused(move.refusal());
    Game::play(state_, *move, seed_, events_);
    return Json{{"ok", true}, {"events", Text::print_events(events_)}, {"position", Text::print_position(state_)}};
  }

  // The last move's events as a seat may know them.
  Json events(const Json& request) const {
    const auto seat = parse_viewer(request, Game::players(state_));
    if (!seat) return refused(seat.refusal());
    return Json{{"ok", true}, {"events", Text::print_events(Game::events_for(events_, *seat))}};
  }

  Json score() const {
    Json answer{{"ok", true}};
    answer.update(Text::print_score(state_));
    return answer;
  }

 private:
  State state_;
  Seed seed_;
  typename Text::Events events_;
};

// What a seat can work out from its own view, without a game: its legal moves, or what a move would bring,
// up to what is drawn or turned over.
template <class Text>
Json preview(const Json& view, const Json& request) {
  using Game = typename Text::Game;
  const auto table = Text::parse_view(view);
  if (!table) return refused(table.refusal());
  const Seat turn = Game::turn(*table);
  const Json* move_field = optional_field(request, "move");
  if (!move_field)
    return Json{
        {"ok", true}, {"turn", turn == kNobody ? Json(nullptr) : Json(turn)}, {"moves", Text::legal_texts(*table)}};
  const std::string* move_text = text(move_field);
  if (!move_text) return refused(missing("move"));
  const auto move = Text::parse_move(*table, *move_text);
  if (!move) return refused(move.refusal());
  auto after = *table;
  typename Text::Events events;
  Game::play(after, *move, Seed{}, events);
  return Json{{"ok", true}, {"events", Text::print_events(events)}, {"position", Text::print_position(after)}};
}

}  // namespace

class Protocol::Session {
 public:
  Json answer(const Json& request) {
    if (!request.is_object()) return refused("a request is a JSON object on one line");
    const std::string* op = text(field(request, "op"));
    if (!op) return refused("the field 'op' is missing or not a text");
    if (*op == "new") return deal(request);
    if (*op == "load") return load(request);
    if (*op == "preview") return look_ahead(request);
    for (const auto& [name, ask] : kQuestions)
      if (*op == name) return ask_table(request, ask);
    return refused("unknown op " + in_quotes(*op) +
                   ": use new, load, position, view, legal, play, score, events or preview");
  }

 private:
  using BeastyTable = Table<BeastyText>;
  using ArkTable = Table<ArkText>;
  using AnyTable = std::variant<std::monostate, BeastyTable, ArkTable>;
  enum class Question { Position, View, Legal, Play, Score, Events };
  struct Named {
    std::string_view name;
    Question question;
  };
  static constexpr std::array<Named, 6> kQuestions = {{{"position", Question::Position},
                                                       {"view", Question::View},
                                                       {"legal", Question::Legal},
                                                       {"play", Question::Play},
                                                       {"score", Question::Score},
                                                       {"events", Question::Events}}};

  template <class Text>
  Json deal_game(const Json& request, const Seed& seed) {
    const auto options = Text::parse_options(request);
    if (!options) return refused(options.refusal());
    return seat_at(Table<Text>(Text::Game::deal(*options, seed), seed));
  }

  Json deal(const Json& request) {
    const std::string* game = text(field(request, "game"));
    if (!game || (*game != "beasty" && *game != "ark")) return refused("the field 'game' must be beasty or ark");
    const std::string* digits = text(field(request, "seed"));
    const auto seed = digits ? parse_hex(*digits) : std::nullopt;
    if (!seed) return refused("the field 'seed' must be 64 hexadecimal digits");
    return *game == "beasty" ? deal_game<BeastyText>(request, *seed) : deal_game<ArkText>(request, *seed);
  }

  template <class Text>
  Json load_game(const Json& position) {
    const auto state = Text::parse_position(position);
    if (!state) return refused(state.refusal());
    return seat_at(Table<Text>(*state, Seed{}));
  }

  Json load(const Json& request) {
    const Json* position = field(request, "position");
    if (!position || !position->is_object()) return refused(missing("position"));
    const std::string* game = text(field(*position, "game"));
    if (game && *game == "beasty") return load_game<BeastyText>(*position);
    if (game && *game == "ark") return load_game<ArkText>(*position);
    return refused("the position's field 'game' must be beasty or ark");
  }

  Json look_ahead(const Json& request) {
    const Json* view = field(request, "view");
    const std::string* game = view ? text(field(*view, "game")) : nullptr;
    if (game && *game == "beasty") return preview<BeastyText>(*view, request);
    if (game && *game == "ark") return preview<ArkText>(*view, request);
    return refused("the field 'view' must be a view of a game, beasty or ark");
  }

  Json ask_table(const Json& request, Question question) {
    if (auto* beasty = std::get_if<BeastyTable>(&table_)) return ask(*beasty, request, question);
    if (auto* ark = std::get_if<ArkTable>(&table_)) return ask(*ark, request, question);
    return refused("there is no game yet: begin with new or load");
  }

  template <class AnyGame>
  static Json ask(AnyGame& table, const Json& request, Question question) {
    switch (question) {
      case Question::Position: return table.position();
      case Question::View: return table.view(request);
      case Question::Legal: return table.legal();
      case Question::Play: return table.play(request);
      case Question::Score: return table.score();
      case Question::Events: return table.events(request);
    }
    return refused("unknown question");
  }

  template <class AnyGame>
  Json seat_at(AnyGame table) {
    Json answer = table.position();
    table_ = std::move(table);
    return answer;
  }

  AnyTable table_;
};

Protocol::Protocol() : session_(std::make_unique<Session>()) {}
Protocol::~Protocol() = default;
Protocol::Protocol(Protocol&&) noexcept = default;
Protocol& Protocol::operator=(Protocol&&) noexcept = default;

std::string Protocol::answer(std::string_view line) {
  const bool has_nul = line.find('\0') != std::string_view::npos;  // which the parser would take for the end
  const Json request = has_nul ? Json(Json::value_t::discarded) : Json::parse(line.begin(), line.end(), nullptr, false);
  const Json answer = request.is_discarded() ? refused("this line is not JSON") : session_->answer(request);
  return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace menagerie::notation
