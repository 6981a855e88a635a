// A house with a real store in a folder of its own, but with time, chance and thinking in the test's hands.
#pragma once

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "engine/quick_random.h"
#include "server/house.h"
#include "server/people.h"
#include "store/postgres/postgres_store.h"
#include "store/sqlite/sqlite_store.h"

namespace menagerie::server {

// What a test rests on: without it there is no point in going on.
inline void must(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "this must hold, and does not: %s\n", what);
  std::abort();
}

// Somebody whose every frame is kept.
class KeenEar final : public Visitor {
 public:
  explicit KeenEar(std::string who) {
    person = std::move(who);
    name = person;
  }
  using Visitor::send;
  void send(Frame frame) override { heard.push_back(*frame); }
  Millis lag() const override { return measured_lag; }
  void charge(double messages) override { charged += messages; }

  std::vector<Json> frames(const std::string& type) const {
    std::vector<Json> found;
    for (const std::string& text : heard) {
      Json json = Json::parse(text, nullptr, false);
      if (json.value("t", "") == type) found.push_back(std::move(json));
    }
    return found;
  }
  Json last(const std::string& type) const {
    const auto found = frames(type);
    return found.empty() ? Json() : found.back();
  }

  std::vector<std::string> heard;
  Millis measured_lag = 0;
  double charged = 0;  // messages
};
using Ear = std::shared_ptr<KeenEar>;

inline std::string printable(std::string bytes) {
  for (char& byte : bytes)
    if (byte < ' ' || byte > '~') byte = '.';
  return bytes;
}

// Each file of a folder with its size and first bytes, for the report of a test that found something else there.
inline std::string what_is_in(const std::string& folder) {
  std::string text;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    std::string begins(16, '\0');
    std::ifstream(file.path(), std::ios::binary).read(begins.data(), static_cast<std::streamsize>(begins.size()));
    text += file.path().filename().string() + ": " + std::to_string(file.file_size()) + " bytes, from " +
            printable(begins) + ". ";
  }
  return text;
}

class HouseUnderTest {
 public:
  explicit HouseUnderTest(store::Synchronous synchronous = store::Synchronous::Full) : synchronous_(synchronous) {
    char pattern[] = "/tmp/menagerie-house-XXXXXX";
    folder_ = mkdtemp(pattern);
    open();
  }
  // One of several houses that share a PostgreSQL; what it tells the others is in `hints`.
  HouseUnderTest(std::string url, std::string node) : url_(std::move(url)), node_(std::move(node)) {
    for (const char letter : node_) chance = QuickRandom(chance.below(1'000'000) + static_cast<unsigned char>(letter));
    open();
  }
  ~HouseUnderTest() {
    house.reset();
    people.reset();
    store.reset();
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }
  HouseUnderTest(const HouseUnderTest&) = delete;
  HouseUnderTest& operator=(const HouseUnderTest&) = delete;

  // As a restart does it: everything but the file is new.
  void restart(Millis slept = 0) {
    pump();
    house.reset();
    people.reset();
    store.reset();
    open();
    bool awake = false;
    house->wake(slept, [&](bool well) { awake = well; });
    pump();
    must(awake, "the house wakes");
  }

  // Runs what the store and the bots have answered until nothing is left to answer.
  void pump() {
    while (true) {
      const std::uint64_t before = store->figures().jobs;
      thoughts_ = 0;
      bool reached = false;  // the store answers in order: once this question is answered, all earlier ones are
      store->last_alive([&](store::Outcome, std::optional<store::Millis>) { reached = true; });
      int batches = 0;
      for (; !reached || !answers_empty(); ++batches) run_next();
      // Nothing else was answered, neither beside the question nor before it: so nothing new can have been asked.
      if (batches == 1 && store->figures().jobs == before + 1 && thoughts_ == 0) return;
    }
  }

  // The store has answered; nobody here has heard it yet.
  void await_answer() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return !answers_.empty(); });
  }

  // A table with these seats, made by the first person.
  std::string table(Json spec, const std::string& host) {
    meet(host);
    const auto parsed = parse_spec(spec);
    must(static_cast<bool>(parsed), "the spec can be read");
    std::string id;
    house->make_table(host, *parsed, [&](Result<Json> made) {
      must(static_cast<bool>(made), "the table is made");
      id = (*made)["table"];
    });
    pump();
    return id;
  }

  Ear join(const std::string& person, const std::string& table_id) {
    auto ear = std::make_shared<KeenEar>(person);
    meet(person);
    say(ear, Json{{"t", "join"}, {"table", table_id}});
    return ear;
  }
  // As the door does it: whoever comes in is in the store, and their name is known.
  void meet(const std::string& person) {
    if (person.empty()) return;
    store->add_person({.id = person, .name = person}, std::nullopt, [](store::Outcome) {});
    house->remember(person, {person, true});
    pump();
  }
  void say(const Ear& ear, const Json& message) {
    house->receive(ear, message.dump());
    pump();
  }
  // A command with a fresh id.
  void command(const Ear& ear, const std::string& what, const std::string& table_id, Json more = Json::object()) {
    Json message{{"t", what}, {"table", table_id}, {"id", "c" + std::to_string(++commands_)}};
    message.update(more);
    say(ear, message);
  }

  std::unique_ptr<store::Store> store;
  std::unique_ptr<House> house;
  std::unique_ptr<People> people;
  Figures figures;
  Millis now = 1'000'000;
  Dealer dealer = deal_game;
  QuickRandom chance{7};
  std::vector<std::string> log;
  std::vector<std::string> hints;
  bool standstill = false;  // which the house has not been told of
  enum class Threads { Think, Full, Away } threads = Threads::Think;  // Away: bots never answer
  std::vector<std::tuple<std::string, int, Room::Thought::Player>> thinking_for;  // hosts, levels: as they were asked

 private:
  bool answers_empty() {
    const std::lock_guard lock(mutex_);
    return answers_.empty();
  }
  void run_next() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return !answers_.empty(); });
    const auto next = std::move(answers_.front());
    answers_.pop_front();
    lock.unlock();
    next();
  }

  void open() {
    const auto post = [this](std::function<void()> answer) {
      const std::lock_guard lock(mutex_);
      answers_.push_back(std::move(answer));
      arrived_.notify_one();
    };
    const auto on_trouble = [this](const std::string& line) { log.push_back(line); };
    if (url_.empty()) {
      auto opened = store::SqliteStore::open(
          {.path = folder_ + "/menagerie.db", .synchronous = synchronous_, .post = post, .on_trouble = on_trouble});
      must(opened.store != nullptr, (opened.sentence + " " + what_is_in(folder_)).c_str());
      store = std::move(opened.store);
    } else {
      auto opened = store::PostgresStore::open(
          {.url = url_, .node = node_, .connections = 1, .post = post, .on_trouble = on_trouble});
      must(opened.store != nullptr, opened.sentence.c_str());
      store = std::move(opened.store);
    }
    World world;
    world.now = [this] { return now; };
    world.standstill = [this] { return standstill; };
    world.random = [this](void* bytes, std::size_t size) {
      for (std::size_t i = 0; i < size; ++i)
        static_cast<unsigned char*>(bytes)[i] = static_cast<unsigned char>(chance.below(256));
    };
    world.think = [this](const std::string& host, const Room::Thought& thought, std::function<void(std::string)> then) {
      thinking_for.emplace_back(host, thought.level, thought.player);
      if (threads == Threads::Away) return;
      const std::lock_guard lock(mutex_);
      ++thoughts_;
      if (threads == Threads::Full) answers_.push_back([then] { then(""); });
      else answers_.push_back([think = thought.think, then] { then(think()); });
      arrived_.notify_one();
    };
    world.deal = [this](const Json& options, const Seed& seed) { return dealer(options, seed); };
    world.log = [this](const std::string& line) { log.push_back(line); };
    world.store = url_.empty() ? World::Store::Alone : World::Store::Shared;
    world.hint = [this](const std::string& hint) { hints.push_back(hint); };
    house = std::make_unique<House>(*store, world, figures);
    people = std::make_unique<People>(*store, world);
  }

  store::Synchronous synchronous_ = store::Synchronous::Full;
  std::string url_, node_;
  std::string folder_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> answers_;
  int commands_ = 0;
  int thoughts_ = 0;
};

}  // namespace menagerie::server
