#include "client/kill_test.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "client/accounts.h"
#include "client/crowd.h"
#include "client/final_log.h"
#include "client/house_table.h"
#include "client/limits.h"
#include "client/postgres_process.h"
#include "client/progress.h"
#include "client/server_process.h"

namespace menagerie::client {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using namespace std::chrono_literals;

constexpr std::size_t kKillHttpConnections = 8;
constexpr std::size_t kAccountConnections = 16;
constexpr int kShortestPauseMs = 200;
constexpr int kLongestPauseMs = 1500;
constexpr auto kKillTick = 10ms;
constexpr auto kBetweenKnocks = 3ms;
constexpr auto kLongestStart = 60s;
constexpr auto kLongestBeginning = 60s;  // until most tables play for the first time
constexpr auto kCalm = 2s;               // everything goes on so long after the last kill
constexpr auto kLongestCalm = 30s;
constexpr int kKillsPerRestart = 5;          // of the database, where it is our own
constexpr std::uint32_t kTicksPerMove = 10;  // of somebody from one server to another

std::vector<std::string> command_line(const KillOptions& options, const std::string& folder, int port) {
  std::vector<std::string> words{options.server, "serve", "--address", "127.0.0.1", "--port", std::to_string(port)};
  const std::string own = options.nodes > 1 ? "/data-" + std::to_string(port) : "/data";
  words.insert(words.end(), {"--data", folder + own});
  if (!options.store.empty()) words.insert(words.end(), {"--store", options.store});
  words.insert(words.end(), options.serve_arguments.begin(), options.serve_arguments.end());
  return words;
}

// One server that is killed: its process, and what is known of it.
struct Victim {
  Victim(const KillOptions& options, const std::string& folder, int port)
      : process(command_line(options, folder, port), fmt::format("{}/server-{}.log", folder, port)) {}
  ServerProcess process;
  Clock::time_point started{};
};

class KillTest {
 public:
  KillTest(const KillOptions& options, std::string folder, PostgresProcess& postgres)
      : options_(options),
        folder_(std::move(folder)),
        postgres_(postgres),
        run_{.io = io_,
             .nodes = {},
             .random = QuickRandom(options.seed),
             .longest_thought_ms = options.longest_thought_ms},
        house_(run_, options.tables),
        accounts_(run_, options.accounts),
        crowd_(crowd_run_, {.stalled = options.stalled}) {
    for (int i = 0; i < options.nodes; ++i) add_node();
    run_.strike = [this] { asio::post(io_, [this] { strike(); }); };
  }

  KillResult run() {
    asio::signal_set signals(io_, SIGINT, SIGTERM);
    wait_for_signal(signals);
    for (std::size_t i = 0; i < victims_.size(); ++i) start_server(i);
    accounts_.begin();
    crowd_.begin();
    tick();
    io_.run();
    for (const auto& victim : victims_) victim->process.kill();
    report();
    return std::move(result_);
  }

 private:
  void add_node() {
    int port = free_port();
    while (std::count(ports_.begin(), ports_.end(), port) > 0) port = free_port();
    ports_.push_back(port);
    victims_.push_back(std::make_unique<Victim>(options_, folder_, port));
    const Address address{fmt::format("127.0.0.1:{}", port),
                          {asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)}};
    run_.nodes.push_back({address, std::make_unique<Http>(io_, address, kKillHttpConnections),
                          std::make_unique<Http>(io_, address, kAccountConnections)});
  }

  std::optional<CrowdServer> any_server() {
    KillNode* node = run_.any_node();
    return node ? std::optional(CrowdServer{node->address, node->http.get()}) : std::nullopt;
  }

  // Calming: after the last kill. WindingUp: what is under way is acknowledged. Checking: everybody has gone home.
  enum class Stage { Beginning, Killing, Calming, WindingUp, Checking };

  // The first Ctrl-C ends the killing, and the check follows; the second ends everything.
  void wait_for_signal(asio::signal_set& signals) {
    signals.async_wait([this, &signals](error_code error, int) {
      if (error) return;
      if (interrupted_) return give_up("it was interrupted before the check");
      interrupted_ = true;
      progress_.note("Interrupted: what was played is checked now. Once more, and it ends without.");
      wait_for_signal(signals);
    });
  }

  void give_up(const std::string& trouble) {
    if (result_.trouble.empty()) result_.trouble = trouble;
    io_.stop();
  }

  void start_server(std::size_t which) {
    victims_[which]->started = Clock::now();
    if (!victims_[which]->process.start()) return give_up("the server could not be started");
    knock(which);
  }

  // A knock is a question of its own to /healthz until it says ok.
  void knock(std::size_t which) {
    Victim& victim = *victims_[which];
    if (victim.process.has_died()) return server_ended();
    if (Clock::now() - victim.started > kLongestStart) return give_up("the server did not get ready within a minute");
    run_.nodes[which].http->ask({.path = "/healthz"}, [this, which, begun = victim.started](const HttpAnswer& answer) {
      if (begun != victims_[which]->started) return;  // it was killed meanwhile
      if (answer.good()) return server_is_up(which);
      auto timer = std::make_shared<asio::steady_timer>(io_, kBetweenKnocks);
      timer->async_wait([this, which, timer](error_code error) {
        if (!error) knock(which);
      });
    });
  }

  void server_ended() { give_up(fmt::format("a server ended by itself: see {}", folder_)); }

  bool all_are_up() const {
    return !store_is_down_ &&
           std::all_of(run_.nodes.begin(), run_.nodes.end(), [](const KillNode& node) { return node.is_up; });
  }

  void server_is_up(std::size_t which) {
    run_.nodes[which].is_up = true;
    up_since_ = Clock::now();
    house_.server_is_up();
    if (stage_ == Stage::Killing) choose_next_kill();
  }

  void choose_next_kill() {
    const int range = kLongestPauseMs - kShortestPauseMs + 1;
    const int pause = options_.pause_ms >= 0
                          ? options_.pause_ms
                          : kShortestPauseMs + static_cast<int>(run_.random.below(static_cast<std::uint32_t>(range)));
    kill_at_ = Clock::now() + std::chrono::milliseconds(pause);
  }

  void kill_a_server() {
    KillNode* node = run_.any_node();
    if (node == nullptr || result_.kills == options_.kills) return;
    const auto which = static_cast<std::size_t>(node - run_.nodes.data());
    ++result_.kills;
    node->is_up = false;
    house_.server_was_killed(node, Clock::now());
    victims_[which]->process.kill();
    node->http->drop();
    node->account_http->drop();
    start_server(which);
    choose_next_kill();
    if (result_.kills % kKillsPerRestart == 0) restart_store();
  }

  void strike() {
    if (stage_ == Stage::Killing && all_are_up()) kill_a_server();
  }

  // Only a database of our own: its connections are cut in the middle of whatever they did.
  void restart_store() {
    if (!postgres_.is_running()) return;
    ++result_.store_restarts;
    house_.server_was_killed(nullptr, Clock::now());
    postgres_.crash();
    postgres_.launch();
    store_is_down_ = true;
  }

  void look_after_store() {
    if (!store_is_down_) return;
    if (postgres_.is_ready()) store_is_down_ = false;
    else if (postgres_.has_died()) give_up("PostgreSQL ended by itself");
  }

  void tick() {
    look_after_store();
    for (std::size_t i = 0; i < victims_.size(); ++i)
      if (run_.nodes[i].is_up && victims_[i]->process.has_died()) return server_ended();
    if (run_.any_is_up()) {
      house_.tend();
      if (victims_.size() > 1 && stage_ < Stage::WindingUp && run_.one_in(kTicksPerMove)) house_.move_somebody();
      step();
    }
    tick_.expires_after(kKillTick);
    tick_.async_wait([this](error_code error) {
      if (!error) tick();
    });
  }

  void step() {
    const auto now = Clock::now();
    tell_progress();
    if (interrupted_ && stage_ < Stage::WindingUp && all_are_up()) return wind_up();
    switch (stage_) {
      case Stage::Beginning:
        // The first kill waits until there is something to lose.
        if (house_.playing() < options_.tables * 3 / 4 && now - up_since_ < kLongestBeginning) return;
        if (!all_are_up()) return;
        kill_at_ = now + 300ms;
        stage_ = options_.kills > 0 ? Stage::Killing : Stage::Calming;
        return;
      case Stage::Killing:
        if (result_.kills == options_.kills && all_are_up()) stage_ = Stage::Calming;
        else if (now >= kill_at_) kill_a_server();
        return;
      case Stage::Calming:
        if (!all_are_up() || now - up_since_ < kCalm ||
            (house_.not_yet_recovered() > 0 && now - up_since_ < kLongestCalm))
          return;
        return wind_up();
      case Stage::WindingUp:
        if ((house_.unacknowledged() == 0 && !accounts_.is_busy()) || now - winding_since_ > kLongestCalm) check();
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
    crowd_run_.is_over = true;
    final_log_ = std::make_unique<FinalLog>(run_, house_, checker_);
    final_log_->begin([this] { check_done(); });
    accounts_.check([this] { check_done(); });
  }

  void check_done() {
    if (++checks_done_ == 2) io_.stop();
  }

  void report() {
    accounts_.report(result_);
    result_.stalled_dropped = crowd_run_.tally.stalled_dropped;
    result_.nodes = options_.nodes;
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
  asio::steady_timer tick_{io_};
  PostgresProcess& postgres_;
  std::vector<int> ports_;
  std::vector<std::unique_ptr<Victim>> victims_;
  KillRun run_;
  House house_;
  Accounts accounts_;
  CrowdRun crowd_run_{.io = io_,
                      .random = run_.random,
                      .any_server = [this] { return any_server(); },
                      .any_table = [this] { return house_.any_table(); },
                      .failed = [](const std::string&) {}};
  Crowd crowd_;
  Checker checker_;
  std::unique_ptr<FinalLog> final_log_;
  Stage stage_ = Stage::Beginning;
  int checks_done_ = 0;  // of the logs, and of the accounts
  bool interrupted_ = false;
  bool store_is_down_ = false;
  Clock::time_point up_since_, kill_at_, winding_since_;
  KillResult result_;
  Progress progress_;
};

}  // namespace

KillResult run_kill_test(const KillOptions& options) {
  KillResult result;
  raise_open_files();
  std::string folder = (std::filesystem::temp_directory_path() / "menagerie-kill-test-XXXXXX").string();
  if (!mkdtemp(folder.data()) || free_port() == 0) {
    result.trouble = "there is no room for the server: no temporary folder, or no free port";
    return result;
  }
  std::filesystem::create_directory(folder + "/data");
  PostgresProcess postgres;
  KillOptions chosen = options;
  if (options.postgres == KillOptions::Postgres::Own) {
    result.trouble = postgres.make(PostgresProcess::Disk::Synced);
    if (!result.trouble.empty()) return result;
    chosen.store = postgres.url();
  }
  result = KillTest(chosen, folder, postgres).run();
  if (!result.all_well()) result.folder = folder;
  else std::filesystem::remove_all(folder);
  return result;
}

}  // namespace menagerie::client
