#include "client/final_log.h"

#include <fmt/core.h>

#include <map>

#include "client/house_table.h"

namespace menagerie::client {
namespace {

constexpr std::size_t kReadersAtOnce = 16;
constexpr std::size_t kTablesAtOnce = 4;  // of one reader
constexpr int kMostTries = 10;            // to connect
constexpr auto kBetweenTries = std::chrono::milliseconds(100);

}  // namespace

// One viewer, asking for all tables it was at, a few at a time.
class FinalLog::Reader : public Listener {
 public:
  Reader(FinalLog& all, const Player& player)
      : all_(all), token_(player.token()), socket_(all.run_.io, *this), timer_(all.run_.io) {}

  void add(const Testimony& testimony) { to_read_.push_back(&testimony); }
  std::size_t size() const { return to_read_.size(); }
  // At any server: all of them must tell the same.
  void begin() {
    if (const KillNode* node = all_.run_.any_node()) return socket_.open(node->address, token_);
    closed("no server is up");
  }

  void opened() override {
    was_open_ = true;
    while (asked_ < to_read_.size() && asked_ < kTablesAtOnce) ask_next();
  }

  void closed(const std::string& why) override {
    if (!was_open_ && tries_++ < kMostTries) {
      // Somebody the server does not know any more looks at least at what everybody may see.
      if (tries_ == kMostTries) token_.clear();
      all_.complaint_ = why;
      timer_.expires_after(kBetweenTries);
      return timer_.async_wait([this](boost::system::error_code error) {
        if (!error) begin();
      });
    }
    all_.trouble_ = "a connection was closed while the logs were read: " + why;
    for (; done_ < to_read_.size(); ++done_) ++all_.not_told_, all_.step_done();
    finish();
  }

  void heard(std::string_view text) override {
    const Frame frame = read_frame(text);
    const auto log = logs_.find(frame.table);
    if (log == logs_.end()) return;
    if (frame.type == "entry") {
      log->second.entries.push_back({number(frame.version).value_or(0), hash_of(text), std::string(frame.id)});
    } else if (frame.type == "joined" || frame.code == "no_table") {
      all_.checker_.compare(*log->second.testimony, log->second.entries);
      table_done(log);
    } else if (frame.type == "table") {
      ++all_.not_told_;
      table_done(log);
    }
  }

 private:
  struct Log {
    const Testimony* testimony;
    std::vector<LogEntry> entries;
  };
  using Logs = std::map<std::string, Log, std::less<>>;

  void ask_next() {
    const Testimony& testimony = *to_read_[asked_++];
    logs_[testimony.table()] = {&testimony, {}};
    socket_.send(fmt::format(R"({{"t":"join","table":"{}","version":0}})", testimony.table()));
  }

  void table_done(Logs::iterator log) {
    socket_.send(fmt::format(R"({{"t":"part","table":"{}"}})", log->first));
    logs_.erase(log);
    ++done_;
    if (asked_ < to_read_.size()) ask_next();
    all_.step_done();
    if (done_ == to_read_.size()) finish();
  }

  void finish() {
    socket_.close();
    --all_.running_;
    all_.begin_more();
  }

  FinalLog& all_;
  std::string token_;
  Socket socket_;
  std::vector<const Testimony*> to_read_;
  boost::asio::steady_timer timer_;
  bool was_open_ = false;
  int tries_ = 0;
  std::size_t asked_ = 0;
  std::size_t done_ = 0;
  Logs logs_;
};

FinalLog::FinalLog(KillRun& run, const House& house, Checker& checker) : run_(run), house_(house), checker_(checker) {
  std::map<const Player*, Reader*> by_player;
  for (const auto& table : house.tables()) {
    for (const auto& place : table->places()) {
      Reader*& reader = by_player[&place->player()];
      if (!reader) reader = readers_.emplace_back(std::make_unique<Reader>(*this, place->player())).get();
      reader->add(place->testimony());
      ++steps_;
    }
    if (table->is_over()) ++steps_;
  }
}

FinalLog::~FinalLog() = default;

void FinalLog::begin(std::function<void()> on_done) {
  on_done_ = std::move(on_done);
  if (steps_ == 0) return on_done_();
  for (const auto& table : house_.tables())
    if (table->is_over()) read_record(*table);
  begin_more();
}

void FinalLog::begin_more() {
  while (begun_ < readers_.size() && running_ < kReadersAtOnce) {
    ++running_;
    readers_[begun_++]->begin();
  }
}

void FinalLog::read_record(const HouseTable& table) {
  const auto heard = [this, &table](const HttpAnswer& answer) {
    if (answer.good()) checker_.check_record(table.id(), table.commitment(), answer.body);
    else checker_.record_missing(table.id(), fmt::format("{} {}", answer.status, answer.body));
    step_done();
  };
  if (KillNode* node = run_.any_node()) node->http->ask({.path = "/api/v1/tables/" + table.id() + "/record"}, heard);
  else heard({0, "no server is up"});
}

void FinalLog::step_done() {
  if (++done_ == steps_) on_done_();
}

double FinalLog::share_done() const {
  return steps_ == 0 ? 1 : static_cast<double>(done_) / static_cast<double>(steps_);
}

}  // namespace menagerie::client
