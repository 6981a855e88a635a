#include "cli/signature.h"

#include <memory>

#include "engine/quick_random.h"
#include "notation/ark_text.h"
#include "notation/beasty_text.h"
#include "notation/hex.h"

namespace menagerie::cli {
namespace {

constexpr int kGames = 4;

// Each text is hashed together with the hash of all before it.
class Hash {
 public:
  void add(const std::string& text) {
    std::string message(digest_.begin(), digest_.end());
    message += text;
    digest_ = sha256({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
  }
  const Digest& digest() const { return digest_; }

 private:
  Digest digest_{};
};

template <class Text>
void add_games(Hash& hash, const notation::Json& request) {
  using Game = typename Text::Game;
  const auto options = Text::parse_options(request);
  const auto moves = std::make_unique<typename Game::Moves>();
  const auto events = std::make_unique<typename Game::Events>();
  hash.add(request.dump());
  for (std::uint8_t game = 0; game < kGames; ++game) {
    Seed seed{};
    seed[0] = game;
    QuickRandom random(game);
    auto state = Game::deal(*options, seed);
    while (Game::turn(state) != kNobody) {
      Game::legal_moves(state, *moves);
      const auto move = (*moves)[random.below(static_cast<std::uint32_t>(moves->size()))];
      hash.add(std::to_string(moves->size()) + Text::print_move(state, move));
      Game::play(state, move, seed, *events);
      hash.add(Text::print_events(*events).dump() + Text::print_position(state).dump());
    }
    hash.add(Text::print_score(state).dump());
  }
}

}  // namespace

std::string signature() {
  Hash hash;
  for (const int players : {2, 3, 4}) {
    for (const char* cards : {"bar", "town", "mix"})
      for (const char* variant : {"guests", "points"})
        add_games<notation::BeastyText>(
            hash, {{"game", "beasty"}, {"cards", cards}, {"variant", variant}, {"players", players}});
    add_games<notation::ArkText>(hash, {{"game", "ark"}, {"players", players}});
  }
  return notation::print_hex(hash.digest()).substr(0, 16);
}

}  // namespace menagerie::cli
