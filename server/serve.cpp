#include "server/serve.h"

#include <sodium.h>
#include <sys/resource.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <filesystem>

#include "server/admin.h"
#include "server/doors.h"
#include "server/fill_skeletons.h"
#include "server/house.h"
#include "server/log.h"
#include "server/open_store.h"
#include "server/people.h"
#include "server/secrets.h"
#include "server/signs_of_life.h"
#include "server/socket/admin_socket.h"
#include "server/time_of_day.h"
#include "server/workers.h"
#include "store/postgres/hints.h"

namespace menagerie::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using std::chrono::milliseconds;

constexpr auto kTick = milliseconds(50);
constexpr Millis kLookAfter = 5'000;
constexpr Millis kForgetIdle = 60'000;
constexpr Millis kStandstill = 1'000;
constexpr Millis kWakeAgain = 1'000;
constexpr Millis kComeBack = 3'000;  // after a restart players have this long to connect again
constexpr FairQueue::Limits kHashes{.max_waiting = 256, .max_per_queue = 16};  // per network
constexpr int kHashThreads = 2;                                                // 19 MB each while they hash
constexpr FairQueue::Limits kThoughts{.max_waiting = 100'000, .max_per_queue = 1'000};
constexpr int kUrgencyOfStandIn = -100;  // after all levels
constexpr int kSlowLevel = 6;            // the champion, who thinks ten times as long as the others

bool ignored(int signal) {
  struct sigaction now{};
  return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

class Server {
 public:
  Server(const ServeOptions& options, const OpenedStore& opened, std::unique_ptr<store::Hints>& hints,
         asio::io_context& io)
      : options_(options),
        time_(opened.now),
        store_(*opened.store),
        hints_(hints),
        io_(io),
        bots_(options.bot_threads, kThoughts),
        hashes_(kHashThreads, kHashes),
        house_(store_, world(), figures_),
        people_(store_, world(), [this](auto&&... which) { show_out(which...); }),
        accounts_(
            store_, world(), [this](auto&&... job) { return slowly(job...); },
            [this](auto&&... which) { show_out(which...); }),
        doors_(io, options, world(),
               {.house = house_,
                .people = people_,
                .accounts = accounts_,
                .store = store_,
                .figures = figures_,
                .gauges = [this] { return gauges(); },
                .notice_standstill = [this] { notice_standstill(); },
                .illness =
                    [this] { return signs_.stored() && !house_.cannot_store() ? "" : "the store cannot be written"; }}),
        admin_(house_, accounts_, store_, world(), [this](const store::Person& person) { doors_.heed(person); }),
        admin_socket_(io, [this](auto line, auto answer) { admin_.handle(line, std::move(answer)); }),
        signs_(store_, shared() ? SignsOfLife::Others::MayBe : SignsOfLife::Others::None, world().now,
               {.store_is_gone = [this] { house_.store_is_gone(); },
                .store_is_back = [this](Millis away) { house_.store_is_back(away); },
                .other_has_gone =
                    [this](SignsOfLife::Farewell farewell) {
                      const bool died = farewell == SignsOfLife::Farewell::None;
                      house_.adopt(died ? House::Adoption::OfDeadNode : House::Adoption::OfStoppedNode);
                    }}),
        ticker_(io),
        signals_(io, SIGINT, SIGTERM) {
    if (!ignored(SIGHUP)) signals_.add(SIGHUP);  // nohup stays in force
  }

  int run(const std::function<void(const std::string&)>& ready) {
    if (const std::string problem = doors_.listen(); !problem.empty()) return log_error(problem), 1;
    signals_.async_wait([this](error_code error, int) {
      if (!error) stop();
    });
    ready_ = ready;
    wake();
    io_.run();
    return code_;
  }

  void heard(const std::vector<std::string>& hints) {
    for (const std::string& hint : hints)
      if (hint.starts_with(kSessionsEnded)) hear_of_ended_sessions(hint.substr(kSessionsEnded.size()));
    house_.heard(hints);
  }

 private:
  static constexpr std::string_view kSessionsEnded = "s:";
  bool shared() const { return !options_.store.empty(); }

  // Where other servers are at work, their tables are left to them: whoever asks for one finds it.
  void wake() {
    signs_.ask_for_others([this](bool some) {
      if (some) return woken(true);
      store_.last_alive([this](store::Outcome outcome, std::optional<Millis> last) {
        if (outcome != store::Outcome::Stored) return woken(false);
        const Millis slept = last ? time_.now() - *last + kComeBack : 0;
        house_.wake(slept, [this](bool well) { woken(well); });
      });
    });
  }

  void woken(bool well) {
    if (!well && shared()) return try_to_wake_later();
    if (!well) {
      log_error("the tables could not be read: is the disk full, or the file damaged?");
      code_ = 1;
      return stop();
    }
    fill_skeletons(store_, log_warning, [this] { open(); });
  }

  void open() {
    doors_.open();
    listen_to_host();
    log_info("ready: " + std::to_string(house_.tables()) + " tables taken up, " + std::to_string(doors_.files()) +
             " files of the web client");
    for (const std::string& address : doors_.addresses_on_network()) log_info("on this network: " + address);
    if (options_.metrics) log_info("metrics: " + doors_.operator_address() + "/metrics");
    ready_(doors_.address());
    tick();
  }

  void listen_to_host() {
    std::error_code error;
    if (shared()) std::filesystem::create_directories(options_.data, error);
    if (const std::string problem = admin_socket_.listen(options_.data + "/admin.sock"); !problem.empty())
      log_warning(problem + ": menagerie admin will not reach this server");
  }

  // A database that went away at the wrong moment comes back.
  void try_to_wake_later() {
    log_error("the tables could not be read: trying again");
    ticker_.expires_after(milliseconds(kWakeAgain));
    ticker_.async_wait([this](error_code error) {
      if (!error) wake();
    });
  }

  World world() {
    World world;
    world.now = [this] { return time_.now(); };
    world.standstill = [this] { return is_late(time_.now()); };
    world.random = random_bytes;
    world.think = [this](auto&&... thought) { let_think(thought...); };
    world.log = log_info;
    world.store = shared() ? World::Store::Shared : World::Store::Alone;
    world.hint = [this](const std::string& hint) { tell_others(hint); };
    world.renamed = [this](const std::string& person, const Known& known) { doors_.renamed(person, known); };
    world.follow = log_table;
    return world;
  }

  // Each host's bots wait for each other: the quick ones first, players who left last. Those that need little time do
  // not wait for those that need much, of any host.
  static Ticket ticket_for(const std::string& host, const Room::Thought& thought) {
    const bool stand_in = thought.player == Room::Thought::Player::StandIn;
    return {.queue = host,
            .urgency = stand_in ? kUrgencyOfStandIn : -thought.level,
            .lane = thought.level < kSlowLevel ? Ticket::Lane::Quick : Ticket::Lane::Slow};
  }

  // What a job holds, tables and connections among it, is freed on this thread: the other one passes all of it back.
  void let_think(const std::string& host, const Room::Thought& thought, const std::function<void(std::string)>& then) {
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;
    struct Job {
      std::function<std::string()> think;
      std::function<void(std::string)> then;
      Clock::time_point asked = Clock::now(), begun{}, ended{};
      std::string move{};
    };
    const auto work = [this, job = std::make_shared<Job>(Job{thought.think, then})]() mutable {
      job->begun = Clock::now();
      job->move = job->think();
      job->ended = Clock::now();
      asio::post(io_, [this, job = std::move(job)] {
        figures_.bot_waits.add(Seconds(job->begun - job->asked).count());
        figures_.bot_thoughts.add(Seconds(job->ended - job->begun).count());
        job->then(std::move(job->move));
      });
    };
    if (!bots_.offer(ticket_for(host, thought), work)) asio::post(io_, [then] { then(""); });
  }

  void tell_others(const std::string& hint) {
    if (hints_) hints_->tell(hint);
  }

  bool slowly(const Ticket& ticket, const std::function<void()>& work, const std::function<void()>& then) {
    struct Job {
      std::function<void()> work, then;
    };
    return hashes_.offer(ticket, [this, job = std::make_shared<Job>(Job{work, then})]() mutable {
      job->work();
      asio::post(io_, [job = std::move(job)] { job->then(); });
    });
  }

  Gauges gauges() const {
    return {.store = store_.figures(),
            .tables = house_.tables(),
            .bots_waiting = bots_.waiting(),
            .hashes_waiting = hashes_.waiting(),
            .log_dropped = log_lines_dropped()};
  }

  // A session that has ended ends its connections here and at other servers.
  void show_out(const std::string& person, const std::string& session) {
    tell_others(std::string(kSessionsEnded) + person + ":" + session + ":");
    doors_.show_out(person, session);
  }

  void hear_of_ended_sessions(const std::string& words) {
    const std::size_t first = words.find(':'), second = words.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) return;
    doors_.show_out(words.substr(0, first), words.substr(first + 1, second - first - 1));
  }

  bool is_late(Millis now) const { return last_tick_ != 0 && now - last_tick_ > kStandstill; }

  // A tick that comes late is an outage like any other: stopped by SIGSTOP, or with its machine.
  void notice_standstill() {
    const Millis now = time_.now();
    const bool was_late = is_late(now);
    const Millis last = std::exchange(last_tick_, now);
    if (!was_late) return;
    signs_.stood_still(now - last);
    house_.stood_still(now - last);
  }

  void tick() {
    notice_standstill();
    house_.tick();
    signs_.tick();
    if (time_.now() - last_look_ >= kLookAfter) {
      last_look_ = time_.now();
      doors_.look_after_connections();
      if (shared()) doors_.look_for_ended_sessions();
      admin_.look_around();
    }
    if (time_.now() - last_idle_look_ >= kForgetIdle) {
      last_idle_look_ = time_.now();
      people_.forget_idle();
    }
    ticker_.expires_after(kTick);
    ticker_.async_wait([this](error_code error) {
      if (!error) tick();
    });
  }

  // Everything told is stored already: there is nothing to save, only people to tell.
  void stop() {
    log_info("stopping");
    ticker_.cancel();
    doors_.close();
    ticker_.expires_after(milliseconds(500));
    ticker_.async_wait([this](error_code) { io_.stop(); });
  }

  const ServeOptions& options_;
  TimeOfDay time_;
  store::Store& store_;
  std::unique_ptr<store::Hints>& hints_;
  asio::io_context& io_;
  Figures figures_;
  Workers bots_;
  Workers hashes_;
  House house_;
  People people_;
  Accounts accounts_;
  Doors doors_;
  Admin admin_;
  AdminSocket admin_socket_;
  SignsOfLife signs_;
  asio::steady_timer ticker_;
  asio::signal_set signals_;
  std::function<void(const std::string&)> ready_;
  Millis last_look_ = 0;
  Millis last_idle_look_ = 0;
  Millis last_tick_ = 0;
  int code_ = 0;
};

// Each connection is a descriptor: take as many as the machine gives.
constexpr rlim_t kPlenty = 200'000;

void raise_descriptor_limit() {
  const rlimit plenty{kPlenty, kPlenty};
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || setrlimit(RLIMIT_NOFILE, &plenty) == 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

int serve(const ServeOptions& options, const std::function<void(const std::string&)>& ready) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader of the log that is gone must not end the server
  const Log log(options.log_form, options.log_level, name_of_node(options));
  if (sodium_init() < 0) return log_error("libsodium cannot be used on this machine"), 1;
  raise_descriptor_limit();
  std::signal(SIGXFSZ, SIG_IGN);  // a limit on the size of files is a full disk, which the store can tell
  asio::io_context io(1);
  const store::Post post = [&io](std::function<void()> work) { asio::post(io, std::move(work)); };
  OpenedStore opened = open_store(options, post);
  if (!opened.store) return log_error(opened.sentence), 1;
  std::unique_ptr<store::Hints> hints;
  Server server(options, opened, hints, io);
  if (!options.store.empty() && options.hints == ServeOptions::Hints::On)
    hints = std::make_unique<store::Hints>(options.store, opened.run, post,
                                           [&server](const std::vector<std::string>& heard) { server.heard(heard); });
  const int code = server.run(ready);
  hints.reset();
  return code;
}

}  // namespace menagerie::server
