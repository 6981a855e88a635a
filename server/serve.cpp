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
#include "server/api.h"
#include "server/house.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/open_store.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/secrets.h"
#include "server/signs_of_life.h"
#include "server/socket/admin_socket.h"
#include "server/socket/listener.h"
#include "server/socket/own_addresses.h"
#include "server/socket/web_socket.h"
#include "server/workers.h"
#include "store/postgres/hints.h"

namespace menagerie::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using std::chrono::milliseconds;

constexpr auto kTick = milliseconds(50);
constexpr Millis kLookAfter = 5'000;
constexpr Millis kWakeAgain = 1'000;
constexpr Millis kComeBack = 3'000;  // after a restart players have this long to connect again
constexpr std::size_t kMostHashes = 64;
constexpr std::size_t kMostThoughts = 100'000;

template <class Clock>
Millis reading() {
  return std::chrono::duration_cast<milliseconds>(Clock::now().time_since_epoch()).count();
}

// The time of day when the server started, and what has passed since: a clock that is set meanwhile moves no deadline.
Millis wall_clock() {
  static const Millis difference = reading<std::chrono::system_clock>() - reading<std::chrono::steady_clock>();
  return reading<std::chrono::steady_clock>() + difference;
}

class Server {
 public:
  Server(const ServeOptions& options, store::Store& store, std::unique_ptr<store::Hints>& hints, asio::io_context& io)
      : options_(options),
        store_(store),
        hints_(hints),
        io_(io),
        bots_(options.bot_threads, kMostThoughts),
        hashes_(1, kMostHashes),
        house_(store_, world(), figures_),
        people_(
            store_, world(), [this](auto work, auto then) { return slowly(work, then); },
            [this](auto&&... which) { show_out(which...); }),
        api_(house_, people_, store_, world(), options.origin),
        admin_(house_, people_, store_, world(), [this](const store::Person& person) { heed(person); }),
        admin_socket_(io, [this](auto line, auto answer) { admin_.handle(line, std::move(answer)); }),
        pages_(options.web),
        listener_(io, front_),
        signs_(store_, shared() ? SignsOfLife::Others::MayBe : SignsOfLife::Others::None, wall_clock,
               {.store_is_gone = [this] { house_.store_is_gone(); },
                .store_is_back = [this](Millis away) { house_.store_is_back(away); },
                .other_has_gone = [this] { house_.adopt(); }}),
        ticker_(io),
        signals_(io, SIGINT, SIGTERM) {
    set_up_front();
  }

  int run(const std::function<void(const std::string&)>& ready) {
    if (const std::string problem = listener_.listen(options_.address, static_cast<unsigned short>(options_.port)); !problem.empty()) {
      log_error(problem);
      return 1;
    }
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
        const Millis slept = last ? wall_clock() - *last + kComeBack : 0;
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
    awake_ = true;
    listen_to_host();
    log_info("ready: " + std::to_string(house_.tables()) + " tables taken up, " + std::to_string(pages_.size()) +
             " files of the web client");
    for (const std::string& address : addresses_on_network())
      log_info("on this network: http://" + address + ":" + std::to_string(listener_.port()));
    ready_("http://" + shown_address() + ":" + std::to_string(listener_.port()));
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
    world.now = wall_clock;
    world.random = random_bytes;
    world.think = [this](auto think, auto then) {
      using Clock = std::chrono::steady_clock;
      const bool taken = bots_.offer([this, think, then, asked = Clock::now()] {
        const auto begun = Clock::now();
        std::string move = think();
        asio::post(io_, [this, then, move = std::move(move), waited = begun - asked, thought = Clock::now() - begun] {
          figures_.bot_waits.add(std::chrono::duration<double>(waited).count());
          figures_.bot_thoughts.add(std::chrono::duration<double>(thought).count());
          then(move);
        });
      });
      if (!taken) asio::post(io_, [then] { then(""); });
    };
    world.log = log_info;
    world.store = shared() ? World::Store::Shared : World::Store::Alone;
    world.hint = [this](const std::string& hint) { tell_others(hint); };
    world.follow = log_table;
    return world;
  }

  void tell_others(const std::string& hint) {
    if (hints_) hints_->tell(hint);
  }

  bool slowly(const std::function<void()>& work, const std::function<void()>& then) {
    return hashes_.offer([this, work, then] {
      work();
      asio::post(io_, then);
    });
  }

  void set_up_front() {
    front_.figures = &figures_;
    front_.now = wall_clock;
    front_.answer = [this](const Request& request, const Respond& respond) { answer(request, respond); };
    front_.admit = [this](const Request& request, std::shared_ptr<Visitor> visitor,
                          std::function<void(std::string)> then) { admit(request, std::move(visitor), std::move(then)); };
    front_.arrived = [this](const std::shared_ptr<Visitor>& visitor) { visitor->send(house_.welcome(*visitor)); };
    front_.received = [this](const std::shared_ptr<Visitor>& visitor, std::string_view text) {
      house_.receive(visitor, text);
    };
    front_.left = [this](const std::shared_ptr<Visitor>& visitor) { house_.goodbye(visitor); };
  }

  void answer(const Request& request, const Respond& respond) {
    const bool looks = request.method == "GET" || request.method == "HEAD";
    if (request.path == "/healthz") return respond(looks ? health() : only_get());
    if (request.path == "/metrics") return respond(looks ? metrics() : only_get());
    if (request.path == "/ws/v1") return respond(upgrade_required());
    if (!request.path.starts_with("/api/")) return respond(pages_.answer(request));
    if (awake_) return api_.handle(request, respond);
    Response response;
    response.status = 503;
    response.body = R"({"error":"the server is waking up: try again in a moment","code":"not_now"})";
    respond(std::move(response));
  }

  static Response upgrade_required() {
    Response response;
    response.status = 426;
    response.headers = {{"Upgrade", "websocket"}, {"Connection", "Upgrade"}};
    response.body = R"({"error":"this address takes WebSocket connections: see docs/websocket.md","code":"bad_message"})";
    return response;
  }

  Response health() const {
    Response response;
    const bool well = awake_ && signs_.stored();
    response.status = well ? 200 : 503;
    response.type = "text/plain";
    response.body = well ? "ok\n" : awake_ ? "the store cannot be written\n" : "waking up\n";
    return response;
  }

  Response metrics() const {
    const Gauges gauges{.store = store_.figures(),
                        .tables = house_.tables(),
                        .bots_waiting = bots_.waiting(),
                        .hashes_waiting = hashes_.waiting()};
    Response response;
    response.type = "text/plain; version=0.0.4; charset=utf-8";
    response.body = metrics_text(figures_, gauges);
    return response;
  }

  // The Origin of a page is checked here: a WebSocket is not bound by the rules that protect other requests.
  void admit(const Request& request, std::shared_ptr<Visitor> visitor, std::function<void(std::string)> then) {
    if (!own_origin(request, options_.origin)) return then("pages of other sites cannot connect");
    if (!awake_) return then("the server is waking up: try again in a moment");
    if (!request.local && !connections_.spend(request.address, wall_clock()))
      return then("too many connections from one place: wait a moment");
    const std::string& token = request.bearer_token.empty() ? request.cookie_token : request.bearer_token;
    if (token.empty()) return then("");
    people_.recognise(token, [this, visitor, then](Result<std::optional<Identity>> found) {
      if (!found) return then(found.refused().text);
      if (!*found) return then("");  // an ended session: a watcher
      const Identity& who = **found;
      visitor->person = who.person.id;
      visitor->name = who.person.name;
      visitor->guest = who.person.guest();
      visitor->session = who.session_id;
      visitor->silenced = who.person.standing.muted;
      house_.remember(visitor->person, {visitor->name, visitor->guest});
      store_.muted_by(visitor->person, [visitor, then](store::Outcome, std::vector<std::string> muted) {
        visitor->muted.insert(muted.begin(), muted.end());
        then("");
      });
    });
  }

  // A session that has ended ends its connections too, here and at other servers.
  void show_out(const std::string& person, const std::string& session, const std::string& kept) {
    tell_others(std::string(kSessionsEnded) + person + ":" + session + ":" + kept);
    show_out_here(person, session, kept);
  }

  void hear_of_ended_sessions(const std::string& words) {
    const std::size_t first = words.find(':'), second = words.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) return;
    show_out_here(words.substr(0, first), words.substr(first + 1, second - first - 1), words.substr(second + 1));
  }

  void show_out_here(const std::string& person, const std::string& session, const std::string& kept) {
    for_each_session([&](WebSocketSession& each) {
      if (each.person == person && each.session != kept && (session.empty() || each.session == session)) each.say_goodbye();
    });
  }

  // What the host of the server has decided about somebody holds for those of their connections that are open.
  void heed(const store::Person& person) {
    const bool goes = person.standing.banned(wall_clock());
    for_each_session([&](WebSocketSession& each) {
      if (each.person != person.id) return;
      each.silenced = person.standing.muted;
      if (goes) each.say_goodbye();
    });
  }

  // Of those that are there when it is asked: some may go while it runs.
  template <class Act>
  void for_each_session(Act act) {
    const std::vector<WebSocketSession*> sessions(front_.sessions.begin(), front_.sessions.end());
    for (WebSocketSession* session : sessions)
      if (front_.sessions.contains(session)) act(*session);
  }

  void tick() {
    const Millis now = wall_clock();
    house_.tick();
    signs_.tick();
    if (now - last_look_ >= kLookAfter) {
      last_look_ = now;
      for_each_session([now](WebSocketSession& session) { session.look_after(now); });
      admin_.look_around();
    }
    ticker_.expires_after(kTick);
    ticker_.async_wait([this](error_code error) {
      if (!error) tick();
    });
  }

  // Everything told is stored already: there is nothing to save, only people to tell.
  void stop() {
    log_info("stopping");
    listener_.stop();
    ticker_.cancel();
    for_each_session([](WebSocketSession& session) { session.say_goodbye(); });
    ticker_.expires_after(milliseconds(500));
    ticker_.async_wait([this](error_code) { io_.stop(); });
  }

  std::string shown_address() const {
    if (options_.address == "0.0.0.0" || options_.address == "::") return "127.0.0.1";
    return options_.address.find(':') == std::string::npos ? options_.address : "[" + options_.address + "]";
  }

  // Where other machines find this one, if it listens to them.
  std::vector<std::string> addresses_on_network() const {
    return options_.address == "0.0.0.0" || options_.address == "::" ? own_addresses() : std::vector<std::string>{};
  }

  const ServeOptions& options_;
  store::Store& store_;
  std::unique_ptr<store::Hints>& hints_;
  asio::io_context& io_;
  Figures figures_;
  Workers bots_;
  Workers hashes_;
  House house_;
  People people_;
  Api api_;
  Admin admin_;
  AdminSocket admin_socket_;
  Pages pages_;
  Front front_;
  Listener listener_;
  SignsOfLife signs_;
  asio::steady_timer ticker_;
  asio::signal_set signals_;
  Limit connections_{{100, 2}};
  bool awake_ = false;
  std::function<void(const std::string&)> ready_;
  Millis last_look_ = 0;
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
  set_up_log(options.log_form, options.log_level, name_of_node(options));
  if (sodium_init() < 0) return log_error("libsodium cannot be used on this machine"), 1;
  raise_descriptor_limit();
  std::signal(SIGXFSZ, SIG_IGN);  // a limit on the size of files is a full disk, which the store can tell
  asio::io_context io(1);
  const store::Post post = [&io](std::function<void()> work) { asio::post(io, std::move(work)); };
  OpenedStore opened = open_store(options, post);
  if (!opened.store) return log_error(opened.sentence), 1;
  std::unique_ptr<store::Hints> hints;
  Server server(options, *opened.store, hints, io);
  if (!options.store.empty() && options.hints == ServeOptions::Hints::On)
    hints = std::make_unique<store::Hints>(options.store, opened.run, post,
                                           [&server](const std::vector<std::string>& heard) { server.heard(heard); });
  const int code = server.run(ready);
  hints.reset();
  return code;
}

}  // namespace menagerie::server
