#include "client/load.h"

#include <fmt/core.h>

#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <deque>

#include "client/limits.h"
#include "client/load_crowd.h"
#include "client/load_guest.h"
#include "client/load_table.h"
#include "client/progress.h"
#include "client/server_memory.h"
#include "client/table_spec.h"

namespace menagerie::client {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Seconds = std::chrono::duration<double>;

constexpr std::size_t kHttpConnections = 16;
constexpr auto kTick = std::chrono::milliseconds(2);
constexpr auto kMaxEnding = std::chrono::seconds(60);  // with a crowd: until a game is over, and until all is compared
constexpr auto kLongestSilence = std::chrono::seconds(10);  // in setting up: then it begins with the tables there are

class Load {
 public:
  Load(const LoadOptions& options, const std::vector<Address>& addresses, const std::vector<Address>& metrics)
      : options_(options),
        memory_(io_, metrics),
        run_{.io = io_,
             .random = QuickRandom(options.seed),
             .spec = table_spec({.game = options.game, .players = options.players}),
             .players = options.players,
             .when_allowed = [this](std::function<void()> send) { when_allowed(std::move(send)); },
             .moved = [this](Clock::duration time) { moved(time); },
             .failed = [this](const std::string& why) { failed(why); },
             .connected = [this] { ++result_.connections, last_news_ = Clock::now(); },
             .playing = [this] { ++result_.tables, last_news_ = Clock::now(); }} {
    for (const Address& address : addresses)
      servers_.push_back({address, std::make_unique<Http>(io_, address, kHttpConnections)});
    if (!options.crowd.is_empty()) crowd_ = std::make_unique<LoadCrowd>(run_, servers_, options.crowd);
  }

  LoadResult run() {
    asio::signal_set signals(io_, SIGINT, SIGTERM);
    signals.async_wait([this](error_code error, int) {
      if (!error) end();
    });
    ask_memory([this](std::optional<std::int64_t> bytes) { reached(bytes); });
    io_.run();
    return std::move(result_);
  }

 private:
  enum class Stage { SettingUp, Measuring, Checking, Ended };

  // Finds out first that all servers can be reached.
  void ask_memory(std::function<void(std::optional<std::int64_t>)> on_answer) {
    auto left = std::make_shared<std::size_t>(servers_.size());
    for (std::size_t i = 0; i < servers_.size(); ++i)
      servers_[i].http->ask({.path = "/healthz"}, [this, i, left, on_answer](const HttpAnswer& answer) {
        if (answer.status == 0)
          result_.trouble = fmt::format("{} cannot be reached: {}", options_.urls[i], answer.body);
        if (--*left == 0) memory_.ask(on_answer);
      });
  }

  void reached(std::optional<std::int64_t> bytes) {
    if (!result_.trouble.empty()) return io_.stop();
    bytes_before_ = bytes;
    start_ = last_tick_ = last_news_ = Clock::now();
    if (crowd_) crowd_->begin();
    tick();
  }

  // The heart: every two milliseconds what is due is begun, sent or ended.
  void tick() {
    const auto now = Clock::now();
    const double passed = Seconds(now - last_tick_).count();
    last_tick_ = now;
    if (stage_ == Stage::SettingUp) set_up(passed);
    else send_due(passed);
    if (stage_ == Stage::Measuring && Seconds(now - start_).count() >= options_.seconds && is_enough()) return end();
    if (stage_ == Stage::Checking && now - checking_since_ > kMaxEnding) {
      failed("the server did not tell the logs of all tables in the end");
      return finish();
    }
    timer_.expires_after(kTick);
    timer_.async_wait([this](error_code error) {
      if (!error && stage_ != Stage::Ended) tick();
    });
  }

  // Players get through the crowd if a game comes to its end.
  bool is_enough() {
    if (!crowd_ || crowd_->games() > 0) return true;
    if (Clock::now() - start_ < Seconds(options_.seconds) + kMaxEnding) return false;
    failed("no game came to its end");
    return true;
  }

  void set_up(double passed) {
    may_connect_ = std::min(may_connect_ + passed * options_.connections_per_second, 64.0);
    // Not many more than the server has already taken, or it would only have a longer queue.
    const auto under_way = (static_cast<int>(tables_.size()) - result_.tables) * options_.players;
    while (static_cast<int>(tables_.size()) < options_.tables && may_connect_ >= options_.players && under_way < 256) {
      may_connect_ -= options_.players;
      tables_.push_back(std::make_unique<LoadTable>(run_, guests_of_next_table()));
      tables_.back()->begin();
    }
    progress_.tell(static_cast<double>(result_.tables) / options_.tables,
                   fmt::format("{} of {} tables are playing", result_.tables, options_.tables));
    const bool stuck = Clock::now() - last_news_ > kLongestSilence;
    if (result_.tables < options_.tables && !stuck) return;
    if (stuck) failed(fmt::format("only {} of {} tables began", result_.tables, options_.tables));
    stage_ = Stage::Measuring;
    start_ = Clock::now();
    may_move_ = 0;
  }

  // A few tables have the same guests, where there cannot be a connection for each seat.
  std::vector<LoadGuest*> guests_of_next_table() {
    const auto players = static_cast<std::size_t>(options_.players);
    if (tables_.size() % static_cast<std::size_t>(options_.tables_per_guest) == 0)
      for (std::size_t seat = 0; seat < players; ++seat) {
        guests_.push_back(std::make_unique<LoadGuest>(run_, servers_[guests_.size() % servers_.size()]));
        guests_.back()->begin();
      }
    std::vector<LoadGuest*> last;
    for (std::size_t i = guests_.size() - players; i < guests_.size(); ++i) last.push_back(guests_[i].get());
    return last;
  }

  void when_allowed(std::function<void()> send) {
    // Nobody moves before everybody is there: those who play would only slow down those who come.
    if (stage_ == Stage::Checking) return;
    if (options_.rate <= 0 && stage_ != Stage::SettingUp) send();
    else due_.push_back(std::move(send));
  }

  void send_due(double passed) {
    // What could not be used is not saved up for long: that would be a burst.
    may_move_ = options_.rate > 0 ? std::min(may_move_ + passed * options_.rate, options_.rate * 0.1 + 1) : 1e9;
    for (; may_move_ >= 1 && !due_.empty(); --may_move_) {
      due_.front()();
      due_.pop_front();
    }
    if (stage_ == Stage::Checking) return progress_.tell(1, fmt::format("{} tables are compared", to_check_));
    const double done = Seconds(Clock::now() - start_).count();
    progress_.tell(done / options_.seconds,
                   fmt::format("{:.0f} moves a second, {} errors",
                               static_cast<double>(times_.count()) / std::max(done, 0.001), result_.errors));
  }

  void moved(Clock::duration time) {
    if (stage_ == Stage::Measuring) times_.add(time);
  }

  void failed(const std::string& why) {
    if (stage_ == Stage::Ended) return;
    if (result_.errors++ == 0) result_.first_error = why;
  }

  void end() {
    if (stage_ == Stage::Measuring) result_.seconds = Seconds(Clock::now() - start_).count();
    result_.moves = times_.count();
    result_.p50_ms = times_.percentile_ms(0.5);
    result_.p99_ms = times_.percentile_ms(0.99);
    result_.max_ms = times_.max_ms();
    if (!crowd_ || stage_ != Stage::Measuring) return finish();
    stage_ = Stage::Checking;
    checking_since_ = Clock::now();
    crowd_->end();
    to_check_ = tables_.size();
    for (const auto& table : tables_)
      table->check([this] {
        if (--to_check_ == 0) finish();
      });
    timer_.expires_after(kTick);
    timer_.async_wait([this](error_code error) {
      if (!error) tick();
    });
  }

  void finish() {
    if (stage_ == Stage::Ended) return;
    if (crowd_) crowd_->report(result_);
    if (crowd_)
      for (const std::string& sentence : crowd_->cases()) failed(sentence);
    stage_ = Stage::Ended;
    timer_.cancel();
    ask_memory([this](std::optional<std::int64_t> bytes) {
      if (bytes && bytes_before_ && result_.tables > 0)
        result_.server_bytes_per_table = (*bytes - *bytes_before_) / result_.tables;
      io_.stop();
    });
  }

  const LoadOptions& options_;
  asio::io_context io_{1};
  asio::steady_timer timer_{io_};
  std::vector<LoadServer> servers_;
  ServerMemory memory_;
  LoadRun run_;
  std::vector<std::unique_ptr<LoadGuest>> guests_;
  std::vector<std::unique_ptr<LoadTable>> tables_;
  std::deque<std::function<void()>> due_;
  std::unique_ptr<LoadCrowd> crowd_;  // only where there is one
  std::size_t to_check_ = 0;
  Clock::time_point checking_since_{};
  Stage stage_ = Stage::SettingUp;
  Clock::time_point start_, last_tick_, last_news_;
  double may_connect_ = 0;
  double may_move_ = 0;
  std::optional<std::int64_t> bytes_before_;
  Times times_;
  LoadResult result_;
  Progress progress_;
};

// Those that are found; `trouble` says what is wrong with another.
std::vector<Address> find_servers(const std::vector<std::string>& urls, std::string& trouble) {
  std::vector<Address> addresses;
  for (const std::string& url : urls) {
    const auto address = find_server(url);
    if (address) addresses.push_back(*address);
    else trouble = address.sentence();
  }
  return addresses;
}

}  // namespace

LoadResult run_load(const LoadOptions& options) {
  LoadResult result;
  const std::vector<Address> addresses = find_servers(options.urls, result.trouble);
  const std::vector<Address> metrics = find_servers(options.metrics_urls, result.trouble);
  if (!metrics.empty() && metrics.size() != addresses.size() && result.trouble.empty())
    result.trouble = "give --metrics as often as --url: the memory of all servers is added up";
  const int files = static_cast<int>(raise_open_files()) - 64;
  LoadOptions fitting = options;
  if (options.tables_per_guest == 0)
    fitting.tables_per_guest = options.tables * options.players / std::max(files, 1) + 1;
  if (options.tables / fitting.tables_per_guest * options.players > files)
    result.trouble =
        fmt::format("these are too many connections: this system allows {} open files (see ulimit -Hn)", files);
  return result.trouble.empty() ? Load(fitting, addresses, metrics).run() : result;
}

}  // namespace menagerie::client
