#include "client/idle.h"

#include <fmt/core.h>

#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <deque>

#include "client/frame.h"
#include "client/http.h"
#include "client/limits.h"
#include "client/progress.h"
#include "client/server_memory.h"
#include "client/socket.h"

namespace menagerie::client {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Seconds = std::chrono::duration<double>;

constexpr auto kIdleTick = std::chrono::milliseconds(5);
constexpr double kMostUnderWay = 256;
constexpr auto kSettle = std::chrono::seconds(1);  // before the memory is read
constexpr auto kLongestIdleSilence = std::chrono::seconds(10);

struct Tally {
  int opened = 0;
  int answered = 0;
  std::uint64_t errors = 0;
  std::string first_error;
  Clock::time_point last_news = Clock::now();
  bool ended = false;

  void fail(const std::string& why) {
    if (!ended && errors++ == 0) first_error = why;
  }
};

class Watcher : public Listener {
 public:
  Watcher(asio::io_context& io, Tally& tally) : tally_(tally), socket_(io, *this) {}
  void open(const Address& address) { socket_.open(address, ""); }
  void ping() {
    if (socket_.is_open()) socket_.send(R"({"t":"ping","n":1})");
  }

  void opened() override { ++tally_.opened, tally_.last_news = Clock::now(); }
  void heard(std::string_view text) override {
    if (read_frame(text).type == "pong") ++tally_.answered, tally_.last_news = Clock::now();
  }
  void closed(const std::string& why) override { tally_.fail("a connection was closed: " + why); }

 private:
  Tally& tally_;
  Socket socket_;
};

class Idle {
 public:
  Idle(const IdleOptions& options, const Address& address, const std::vector<Address>& metrics)
      : options_(options), address_(address), http_(io_, address, 1), memory_(io_, metrics) {}

  IdleResult run() {
    asio::signal_set signals(io_, SIGINT, SIGTERM);
    signals.async_wait([this](error_code error, int) {
      if (!error) hold_until_ = Clock::now(), stage_ = Stage::Holding;
    });
    ask_memory([this](std::optional<std::int64_t> bytes) { reached(bytes); });
    io_.run();
    result_.connections = tally_.opened;
    result_.errors = tally_.errors;
    result_.first_error = tally_.first_error;
    return std::move(result_);
  }

 private:
  enum class Stage { Opening, Settling, Holding, Pinging };

  void ask_memory(std::function<void(std::optional<std::int64_t>)> on_answer) {
    http_.ask({.path = "/healthz"}, [this, on_answer = std::move(on_answer)](const HttpAnswer& answer) {
      if (answer.status == 0) result_.trouble = fmt::format("{} cannot be reached: {}", options_.url, answer.body);
      memory_.ask(on_answer);
    });
  }

  void reached(std::optional<std::int64_t> bytes) {
    if (!result_.trouble.empty()) return io_.stop();
    bytes_before_ = bytes;
    last_tick_ = tally_.last_news = Clock::now();
    tick();
  }

  void tick() {
    step();
    if (io_.stopped()) return;
    timer_.expires_after(kIdleTick);
    timer_.async_wait([this](error_code error) {
      if (!error) tick();
    });
  }

  bool silent_too_long() const { return Clock::now() - tally_.last_news > kLongestIdleSilence; }

  void step() {
    const auto now = Clock::now();
    switch (stage_) {
      case Stage::Opening: return open_more();
      case Stage::Settling: return;
      case Stage::Holding:
        progress_.tell(1 - Seconds(hold_until_ - now).count() / options_.seconds,
                       fmt::format("{} connections are held open", tally_.opened));
        if (now < hold_until_) return;
        for (const auto& watcher : watchers_) watcher->ping();
        tally_.last_news = now;
        stage_ = Stage::Pinging;
        return;
      case Stage::Pinging:
        if (tally_.answered < tally_.opened && !silent_too_long()) return;
        for (int missing = tally_.answered; missing < tally_.opened; ++missing) tally_.fail("a ping was not answered");
        tally_.ended = true;
        return io_.stop();
    }
  }

  void open_more() {
    const auto now = Clock::now();
    may_open_ += Seconds(now - last_tick_).count() * options_.connections_per_second;
    may_open_ = std::min(may_open_, kMostUnderWay - static_cast<double>(watchers_.size()) + tally_.opened);
    last_tick_ = now;
    for (; may_open_ >= 1 && static_cast<int>(watchers_.size()) < options_.connections; --may_open_) {
      watchers_.push_back(std::make_unique<Watcher>(io_, tally_));
      watchers_.back()->open(address_);
    }
    progress_.tell(static_cast<double>(tally_.opened) / options_.connections,
                   fmt::format("{} of {} connections are open", tally_.opened, options_.connections));
    if (tally_.opened < options_.connections && !silent_too_long()) return;
    stage_ = Stage::Settling;
    settle_.expires_after(kSettle);
    settle_.async_wait([this](error_code) { ask_memory([this](auto bytes) { settled(bytes); }); });
  }

  void settled(std::optional<std::int64_t> bytes) {
    if (bytes && bytes_before_ && tally_.opened > 0)
      result_.bytes_per_connection = (*bytes - *bytes_before_) / tally_.opened;
    hold_until_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(Seconds(options_.seconds));
    if (stage_ == Stage::Settling) stage_ = Stage::Holding;
  }

  const IdleOptions& options_;
  Address address_;
  asio::io_context io_{1};
  asio::steady_timer timer_{io_};
  asio::steady_timer settle_{io_};
  Http http_;
  ServerMemory memory_;
  Tally tally_;
  std::deque<std::unique_ptr<Watcher>> watchers_;
  Stage stage_ = Stage::Opening;
  Clock::time_point last_tick_, hold_until_;
  double may_open_ = 0;
  std::optional<std::int64_t> bytes_before_;
  IdleResult result_;
  Progress progress_;
};

}  // namespace

IdleResult run_idle(const IdleOptions& options) {
  IdleResult result;
  const auto address = find_server(options.url);
  if (!address) result.trouble = address.sentence();
  std::vector<Address> metrics;
  if (!options.metrics_url.empty()) {
    const auto found = find_server(options.metrics_url);
    if (found) metrics.push_back(*found);
    else result.trouble = found.sentence();
  }
  const std::size_t files = raise_open_files();
  if (files < static_cast<std::size_t>(options.connections) + 64)
    result.trouble = fmt::format("{} connections are too many: this system allows {} open files (see ulimit -Hn)",
                                 options.connections, files);
  return result.trouble.empty() ? Idle(options, *address, metrics).run() : result;
}

}  // namespace menagerie::client
