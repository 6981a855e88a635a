#include "client/kill_test.h"

#include <fmt/core.h>

#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "client/final_log.h"
#include "client/house_table.h"
#include "client/limits.h"
#include "client/progress.h"
#include "client/server_process.h"

namespace menagerie::client {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using namespace std::chrono_literals;

constexpr std::size_t kHttpConnections = 8;
constexpr int kShortestPauseMs = 200;
constexpr int kLongestPauseMs = 1500;
constexpr auto kTick = 10ms;
constexpr auto kBetweenKnocks = 3ms;
constexpr auto kLongestStart = 60s;
constexpr auto kLongestBeginning = 60s;  // until most tables play for the first time
constexpr auto kCalm = 2s;               // everything goes on so long after the last kill
constexpr auto kLongestCalm = 30s;

std::vector<std::string> command_line(const KillOptions& options, const std::string& folder, int port) {
  std::vector<std::string> words{options.server, "serve", "--port", std::to_string(port), "--data", folder + "/data"};
  words.insert(words.end(), options.serve_arguments.begin(), options.serve_arguments.end());
  return words;
}

class KillTest {
 public:
  KillTest(const KillOptions& options, std::string folder, int port)
      : options_(options),
        folder_(std::move(folder)),
        server_(command_line(options, folder_, port), folder_ + "/server.log"),
        address_{fmt::format("127.0.0.1:{}", port),
                 {asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)}},
        http_(io_, address_, kHttpConnections),
        run_{.io = io_,
             .address = address_,
             .http = http_,
             .random = QuickRandom(options.seed),
             .longest_thought_ms = options.longest_thought_ms},
        house_(run_, options.tables) {}

  KillResult run() {
    asio::signal_set signals(io_, SIGINT, SIGTERM);
    wait_for_signal(signals);
    start_server();
    tick();
    io_.run();
    server_.kill();
    report();
    return std::move(result_);
  }

 private:
  // Calming: after the last kill. WindingUp: what is under way is acknowledged. Checking: everybody has gone home.
  enum class Stage { Beginning, Killing, Calming, WindingUp, Checking };

  // The first Ctrl-C ends the killing, and the check follows; the second ends everything.
  void wait_for_signal(asio::signal_set& signals) {
    signals.async_wait([this, &signals](error_code error, int) {
      if (error) return;
      if (interrupted_) return give_up("it was interrupted before the check");
      interrupted_ = true;
      progress_.note("Interrupted: what was played is checked now. Once more, and it ends without.");
      if (run_.server_is_up && stage_ < Stage::WindingUp) wind_up();
      wait_for_signal(signals);
    });
  }

  void give_up(const std::string& trouble) {
    if (result_.trouble.empty()) result_.trouble = trouble;
    io_.stop();
  }

  void start_server() {
    started_ = Clock::now();
    if (!server_.start()) return give_up("the server could not be started");
    knock();
  }

  // A knock is a question of its own to /healthz until it says ok.
  void knock() {
    if (server_.has_died()) return give_up(fmt::format("the server ended by itself: see {}/server.log", folder_));
    if (Clock::now() - started_ > kLongestStart) return give_up("the server did not get ready within a minute");
    http_.ask({.path = "/healthz"}, [this](const HttpAnswer& answer) {
      if (answer.good()) return server_is_up();
      knock_.expires_after(kBetweenKnocks);
      knock_.async_wait([this](error_code error) {
        if (!error) knock();
      });
    });
  }

  void server_is_up() {
    run_.server_is_up = true;
    up_since_ = Clock::now();
    house_.server_is_up();
    if (interrupted_ && stage_ < Stage::WindingUp) return wind_up();
    const int range = kLongestPauseMs - kShortestPauseMs + 1;
    const int pause = options_.pause_ms >= 0
                          ? options_.pause_ms
                          : kShortestPauseMs + static_cast<int>(run_.random.below(static_cast<std::uint32_t>(range)));
    kill_at_ = up_since_ + std::chrono::milliseconds(pause);
    if (stage_ == Stage::Killing && result_.kills == options_.kills) stage_ = Stage::Calming;
  }

  void kill_server() {
    ++result_.kills;
    run_.server_is_up = false;
    house_.server_was_killed(Clock::now());
    server_.kill();
    http_.drop();
    start_server();
  }

  void tick() {
    if (run_.server_is_up) {
      if (server_.has_died()) return give_up(fmt::format("the server ended by itself: see {}/server.log", folder_));
      house_.tend();
      step();
    }
    tick_.expires_after(kTick);
    tick_.async_wait([this](error_code error) {
      if (!error) tick();
    });
  }

  void step() {
    const auto now = Clock::now();
    tell_progress();
    switch (stage_) {
      case Stage::Beginning:
        // The first kill waits until there is something to lose.
        if (house_.playing() < options_.tables * 3 / 4 && now - up_since_ < kLongestBeginning) return;
        kill_at_ = now + 300ms;
        stage_ = options_.kills > 0 ? Stage::Killing : Stage::Calming;
        return;
      case Stage::Killing:
        if (now >= kill_at_) kill_server();
        return;
      case Stage::Calming:
        if (now - up_since_ < kCalm || (house_.not_yet_recovered() > 0 && now - up_since_ < kLongestCalm)) return;
        return wind_up();
      case Stage::WindingUp:
        if (house_.unacknowledged() == 0 || now - winding_since_ > kLongestCalm) check();
        return;
      case Stage::Checking: return;
    }
  }

  void tell_progress() {
    if (stage_ == Stage::Checking)
      return progress_.tell(final_log_->share_done(), fmt::format("checking {} tables", house_.tables().size()));
    const double share = options_.kills == 0 ? 1 : static_cast<double>(result_.kills) / options_.kills;
    progress_.tell(
        share, fmt::format("{} kills, {} of {} tables playing, {} commands acknowledged, back after {:.0f} ms (99 %)",
                           result_.kills, house_.playing(), house_.tables().size(), run_.acknowledged,
                           house_.recovery_times().percentile_ms(0.99)));
  }

  void wind_up() {
    stage_ = Stage::WindingUp;
    winding_since_ = Clock::now();
    run_.winding_up = true;
    for (const std::string& table : house_.names_of_not_yet_recovered()) {
      if (++result_.stuck <= 3)
        result_.cases.push_back(fmt::format("stuck: table {}: nothing came after a kill", table));
    }
  }

  void check() {
    stage_ = Stage::Checking;
    house_.close();
    final_log_ = std::make_unique<FinalLog>(run_, house_, checker_);
    final_log_->begin([this] { io_.stop(); });
  }

  void report() {
    result_.acknowledged = static_cast<int>(run_.acknowledged);
    result_.lost = checker_.count(Fault::Lost);
    result_.doubled = checker_.count(Fault::Doubled);
    result_.changed = checker_.count(Fault::Changed);
    result_.unverified = checker_.count(Fault::Unverified);
    result_.refused = run_.refused;
    result_.tables = static_cast<int>(house_.tables().size());
    result_.records = checker_.records();
    result_.recovered_p50_ms = house_.recovery_times().percentile_ms(0.5);
    result_.recovered_p99_ms = house_.recovery_times().percentile_ms(0.99);
    result_.recovered_max_ms = house_.recovery_times().max_ms();
    result_.cases.insert(result_.cases.end(), checker_.cases().begin(), checker_.cases().end());
    result_.cases.insert(result_.cases.end(), run_.refusals.begin(), run_.refusals.end());
    if (!final_log_) return;
    result_.not_told = final_log_->not_told();
    if (!final_log_->complaint().empty())
      progress_.note("a connection could not be opened at once: " + final_log_->complaint());
    if (result_.trouble.empty()) result_.trouble = final_log_->trouble();
  }

  const KillOptions& options_;
  std::string folder_;
  asio::io_context io_{1};
  asio::steady_timer tick_{io_}, knock_{io_};
  ServerProcess server_;
  Address address_;
  Http http_;
  KillRun run_;
  House house_;
  Checker checker_;
  std::unique_ptr<FinalLog> final_log_;
  Stage stage_ = Stage::Beginning;
  bool interrupted_ = false;
  Clock::time_point started_, up_since_, kill_at_, winding_since_;
  KillResult result_;
  Progress progress_;
};

}  // namespace

KillResult run_kill_test(const KillOptions& options) {
  KillResult result;
  raise_open_files();
  std::string folder = (std::filesystem::temp_directory_path() / "menagerie-kill-test-XXXXXX").string();
  const int port = free_port();
  if (!mkdtemp(folder.data()) || port == 0) {
    result.trouble = "there is no room for the server: no temporary folder, or no free port";
    return result;
  }
  std::filesystem::create_directory(folder + "/data");
  result = KillTest(options, folder, port).run();
  if (!result.all_well()) result.folder = folder;
  else std::filesystem::remove_all(folder);
  return result;
}

}  // namespace menagerie::client
