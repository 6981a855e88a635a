// Viewers that go while they are sent something: in the first, a middle and the last place, whatever is sent.
#include <gtest/gtest.h>

#include "tests/server/at_the_bar.h"

namespace menagerie::server {
namespace {

// Ends its connection inside `send` once it is armed, as no connection should: the table service must not depend on it.
class VanishingConnection final : public Visitor, public std::enable_shared_from_this<VanishingConnection> {
 public:
  explicit VanishingConnection(House& house) : house_(house) {}
  using Visitor::send;
  void send(Frame) override {
    if (!armed) return;
    armed = false;
    house_.goodbye(shared_from_this());
  }
  Millis lag() const override { return 0; }
  void charge(double) override {}
  bool armed = false;

 private:
  House& house_;
};

// A running game with five spectators behind the two players, of which those at `places` vanish.
struct Audience {
  explicit Audience(const std::vector<std::size_t>& places) {
    for (std::size_t place = 0; place < 5; ++place) {
      const bool vanishes = std::find(places.begin(), places.end(), place) != places.end();
      if (!vanishes) {
        stay.push_back(game.house.join("", game.id));
        continue;
      }
      auto visitor = std::make_shared<VanishingConnection>(*game.house.house);
      game.house.house->receive(visitor, Json{{"t", "join"}, {"table", game.id}}.dump());
      game.house.pump();
      go.push_back(visitor);
    }
    for (const auto& visitor : go) visitor->armed = true;
  }
  void expect_all_told(const std::string& type) {
    for (const auto& visitor : go) EXPECT_TRUE(visitor->gone);
    for (const Ear& ear : stay) EXPECT_FALSE(ear->last(type).is_null()) << type;
  }
  TwoAtTheBar game;
  std::vector<Ear> stay;
  std::vector<std::shared_ptr<VanishingConnection>> go;
};

const std::vector<std::vector<std::size_t>> kPlaces = {{0}, {2}, {4}, {0, 1}, {3, 4}, {0, 2, 4}, {0, 1, 2, 3, 4}};

TEST(StalledViewers, may_go_while_a_line_of_chat_is_sent) {
  for (const auto& places : kPlaces) {
    Audience audience(places);
    audience.game.house.say(audience.game.ada, Json{{"t", "chat"}, {"table", audience.game.id}, {"text", "hello"}});
    audience.expect_all_told("chat");
    EXPECT_EQ(audience.game.bob->last("chat")["text"], "hello");
  }
}

TEST(StalledViewers, may_go_while_an_entry_is_sent) {
  for (const auto& places : kPlaces) {
    Audience audience(places);
    const Ear& mover = audience.game.to_move();
    audience.game.move(mover, mover->last("entry")["legal"][0]);
    audience.expect_all_told("entry");
  }
}

TEST(StalledViewers, may_go_while_presence_is_sent) {
  for (const auto& places : kPlaces) {
    Audience audience(places);
    audience.game.house.house->goodbye(audience.game.bob);
    audience.game.house.pump();
    audience.expect_all_told("here");
  }
}

TEST(StalledViewers, may_go_while_a_name_is_sent) {
  for (const auto& places : kPlaces) {
    Audience audience(places);
    audience.game.house.house->rename("bob", {"Robert", true});
    audience.expect_all_told("name");
    EXPECT_EQ(audience.game.ada->last("name")["name"], "Robert");
    EXPECT_EQ(audience.game.ada->last("name")["person"], "bob");
  }
}

}  // namespace
}  // namespace menagerie::server
