#include "engine/ark/turn.h"

#include "engine/ark/round.h"

namespace menagerie::ark {
namespace {

// One turn of the seat to act. Each public verb is a kind of move.
template <class Witness>
class TurnOf {
 public:
  TurnOf(State& state, Witness& witness)
      : s_(state), tell_(witness), me_(state.turn), final_(left_in_round(state) == 1) {}

  // A3: keeps one on the ark in secret; when all have, the other two of everybody go face up to the middle.
  void keep(Tile tile) {
    const int kept = tell_(What::Kept, Rule::A3, kNoCause, me_, Who{tile});
    remove_dealt(tile);
    put_unseen_on_ark(tile, Rule::A3);
    if (me_ + 1 < s_.players) {
      ++s_.turn;
      tell_(What::Turn, Rule::A3, kept, s_.turn);
      return;
    }
    for (Seat seat = 0; seat < s_.players; ++seat) reveal_dealt(seat, kept);
    begin_round(s_, s_.first, kept, tell_);
  }

  // A5: one group is divided into exactly two; other groups are untouched.
  void split(TileSet left) {
    const TileSet group = s_.groups[group_with(s_, left.first())];
    const int cause = tell_(What::Split, Rule::A5, kNoCause, me_, Sides{left, group - left});
    divide_group(s_, left);
    earn_crate(cause);
    end_turn(cause);
  }

  // A5: one whole group, for one crate a tile; the player drops out of the round.
  void take(TileSet group) {
    const int cause = tell_(What::Taken, Rule::A5, kNoCause, me_, group);
    pay(group.size(), cause);
    remove_group(s_, group_with(s_, group.first()));
    s_.arks[me_] |= group.face_up();
    if (group.has(kFaceDown)) look_at_face_down(cause);
    say_if_ten(cause);
    drop_out(cause);
    end_turn(cause);
  }

  // A6: if neither can be done, the turn is forfeited.
  void forfeit() {
    const int cause = tell_(What::Forfeited, Rule::A6, kNoCause, me_);
    end_turn(cause);
  }

 private:
  void remove_dealt(Tile tile) {
    Tile(&mine)[kDealt] = s_.dealt[me_];
    int place = 0;
    while (mine[place] != tile) ++place;
    for (; place + 1 < kDealt; ++place) mine[place] = mine[place + 1];
    mine[kDealt - 1] = kNoTile;
  }

  void reveal_dealt(Seat seat, int cause) {
    TileSet shown{};
    for (Tile& tile : s_.dealt[seat]) {
      if (tile != kNoTile) shown.add(tile);
      tile = kNoTile;
    }
    tell_(What::Revealed, Rule::A3, cause, seat, shown);
    lay_face_up(s_, shown, kDealt - 1);
  }

  // A12: the tile kept at the start and face-down tiles are secret; in a view they may have no name.
  void put_unseen_on_ark(Tile tile, Rule rule) {
    if (tile == kFaceDown) {
      ++s_.unknown[me_];
      return;
    }
    s_.arks[me_].add(tile);
    if (holds(rule)) s_.secret.add(tile);
  }

  // A5: the player takes one crate; one who holds five gives one back instead and has four.
  void earn_crate(int cause) {
    const bool gives_back = holds(Rule::A2) && s_.crates[me_] == kMostCrates;
    gives_back ? --s_.crates[me_] : ++s_.crates[me_];
    tell_(gives_back ? What::CrateReturned : What::CrateTaken, gives_back ? Rule::A2 : Rule::A5, cause, me_,
          Count{1, s_.crates[me_]});
  }

  void pay(int price, int cause) {
    s_.crates[me_] = static_cast<std::uint8_t>(s_.crates[me_] - price);
    tell_(What::Paid, Rule::A5, cause, me_, Count{price, s_.crates[me_]});
  }

  // A5: a face-down one goes on the ark unseen by the others.
  void look_at_face_down(int cause) {
    tell_(What::LookedAt, Rule::A5, cause, me_, Who{s_.face_down});
    put_unseen_on_ark(s_.face_down, Rule::A12);
    s_.face_down = kFaceDown;
  }

  // A8: a player who holds ten or more says so at once.
  void say_if_ten(int cause) {
    const int size = ark_size(s_, me_);
    if (size >= kFullArk) tell_(What::HoldsTen, Rule::A8, cause, me_, Count{0, size});
  }

  // A5: the first to drop out begins the next round.
  void drop_out(int cause) {
    const int dropped = tell_(What::DroppedOut, Rule::A5, cause, me_);
    s_.out = static_cast<std::uint8_t>(s_.out | 1u << me_);
    if (s_.next != kNobody && holds(Rule::A5)) return;
    s_.next = me_;
    tell_(What::GotFlag, Rule::A5, dropped, me_);
  }

  // A7: when only one player is left, that player has one final turn, and the round ends.
  bool round_is_over() const { return holds(Rule::A7) ? final_ : left_in_round(s_) <= 1; }

  void end_turn(int cause) {
    // A8: the game ends at the end of the round in which somebody holds ten.
    if (!holds(Rule::A8) && somebody_holds_ten(s_)) return end_game(s_, cause, tell_);
    if (!round_is_over()) return give_turn(s_, next_in_round(), cause, tell_);
    const int ended = tell_(What::RoundEnded, Rule::A7, cause, kNobody);
    if (somebody_holds_ten(s_)) return end_game(s_, ended, tell_);
    begin_round(s_, s_.next, ended, tell_);
  }

  // A5: in seat order those who have not dropped out.
  Seat next_in_round() const {
    int seat = me_;
    do seat = seat + 1 < s_.players ? seat + 1 : 0;
    while (is_out(s_, seat));
    return static_cast<Seat>(seat);
  }

  State& s_;
  Witness& tell_;
  const Seat me_;
  const bool final_;
};

template <class Witness>
void play_for(State& s, const Move& move, Witness& tell) {
  assert(is_legal(s, move));
  TurnOf<Witness> turn(s, tell);
  switch (move.kind) {
    case Move::Kind::Keep: return turn.keep(move.tiles.first());
    case Move::Kind::Split: return turn.split(move.tiles);
    case Move::Kind::Take: return turn.take(move.tiles);
    case Move::Kind::Pass: return turn.forfeit();
  }
}

}  // namespace

void play(State& s, const Move& move) {
  Silent nobody;
  play_for(s, move, nobody);
}

void play(State& s, const Move& move, Events& events) {
  events.clear();
  Chronicle chronicle(events);
  play_for(s, move, chronicle);
}

}  // namespace menagerie::ark
