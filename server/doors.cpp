#include "server/doors.h"

#include <utility>

#include "server/origin.h"
#include "server/socket/own_addresses.h"

namespace menagerie::server {
namespace {

Response upgrade_required() {
  Response response;
  response.status = 426;
  response.headers = {{"Upgrade", "websocket"}, {"Connection", "Upgrade"}, {"Sec-WebSocket-Version", "13"}};
  response.body = R"({"error":"this address takes WebSocket connections: see docs/websocket.md","code":"bad_message"})";
  return response;
}

Response plain_text(int status, const std::string& line) {
  Response response;
  response.status = status;
  response.type = "text/plain";
  response.body = line + "\n";
  return response;
}

bool looks(const Request& request) { return request.method == "GET" || request.method == "HEAD"; }

Response waking_up() {
  Response response;
  response.status = 503;
  response.body = R"({"error":"the server is waking up: try again in a moment","code":"not_now"})";
  return response;
}

Networks trusted_by(const ServeOptions& options) {
  Networks networks;
  for (const std::string& list : options.trusted_proxies)
    if (const auto more = Networks::parse(list)) networks.add(*more);
  return networks;
}

bool is_everywhere(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

}  // namespace

Doors::Doors(boost::asio::io_context& io, const ServeOptions& options, const World& world, Behind behind)
    : options_(options),
      now_(world.now),
      behind_(std::move(behind)),
      api_(behind_.house, behind_.people, behind_.accounts, behind_.store, world, options.origin),
      pages_(options.web),
      listener_(io, front_),
      operator_listener_(io, [this](const Request& request) { return answer_operator(request); }) {
  set_up_front();
}

void Doors::set_up_front() {
  House& house = behind_.house;
  front_.figures = &behind_.figures;
  front_.max_queued = options_.max_queued;
  front_.now = now_;
  front_.trusted_proxies = trusted_by(options_);
  front_.over_tls = is_https(options_.origin);
  front_.refuse = [this](const Request& request) { return refuse(request); };
  front_.answer = [this](const Request& request, const Respond& respond) { answer(request, respond); };
  front_.admit = [this](const Request& request, const std::shared_ptr<Visitor>& visitor,
                        std::function<void(std::optional<Refused>)> then) { admit(request, visitor, std::move(then)); };
  front_.arrived = [&house](const std::shared_ptr<Visitor>& visitor) { visitor->send(house.welcome(*visitor)); };
  front_.received = [this, &house](const std::shared_ptr<Visitor>& visitor, std::string_view text) {
    behind_.notice_standstill();
    house.receive(visitor, text);
  };
  front_.left = [&house](const std::shared_ptr<Visitor>& visitor) { house.goodbye(visitor); };
}

std::string Doors::listen() {
  const std::string problem = options_.metrics ? operator_listener_.listen(*options_.metrics) : std::string();
  if (!problem.empty()) return problem;
  return listener_.listen(options_.address, static_cast<unsigned short>(options_.port));
}

void Doors::close() {
  listener_.stop();
  operator_listener_.stop();
  for_each_session([](WebSocketSession& session) { session.say_goodbye(); });
}

std::string Doors::address() const {
  std::string host = is_everywhere(options_.address) ? "127.0.0.1" : options_.address;
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return "http://" + host + ":" + std::to_string(listener_.port());
}

// Where other machines find this one, if it listens to them.
std::vector<std::string> Doors::addresses_on_network() const {
  std::vector<std::string> addresses;
  if (is_everywhere(options_.address))
    for (const std::string& host : own_addresses())
      addresses.push_back("http://" + host + ":" + std::to_string(listener_.port()));
  return addresses;
}

void Doors::answer(const Request& request, const Respond& respond) {
  if (const auto health = answer_health(request)) return respond(*health);
  if (request.path == "/ws/v1") return respond(looks(request) ? upgrade_required() : only_get());
  if (!request.path.starts_with("/api/")) return respond(pages_.answer(request));
  if (open_) api_.handle(request, respond);
  else respond(waking_up());
}

std::optional<Response> Doors::answer_health(const Request& request) const {
  if (request.path == "/livez") return looks(request) ? plain_text(200, "ok") : only_get();
  if (request.path == "/healthz" || request.path == "/readyz") return looks(request) ? health() : only_get();
  return std::nullopt;
}

Response Doors::answer_operator(const Request& request) const {
  if (const auto health = answer_health(request)) return *health;
  if (request.path == "/metrics") return looks(request) ? metrics() : only_get();
  return plain_text(404, "there is /metrics, /healthz, /livez and /readyz");
}

Response Doors::health() const {
  const std::string illness = open_ ? behind_.illness() : "waking up";
  return illness.empty() ? plain_text(200, "ok") : plain_text(503, illness);
}

Response Doors::metrics() const {
  Response response;
  response.type = "text/plain; version=0.0.4; charset=utf-8";
  response.body = metrics_text(behind_.figures, behind_.gauges());
  return response;
}

std::optional<Refused> Doors::refuse(const Request& request) const {
  if (fits_host(request, options_.origin)) return {};
  return Refused{"misdirected",
                 "this server answers as " + options_.origin + " only: a proxy must pass Host unchanged"};
}

// The Origin of a page is checked here: a WebSocket is not bound by the rules that protect other requests.
void Doors::admit(const Request& request, const std::shared_ptr<Visitor>& visitor,
                  std::function<void(std::optional<Refused>)> then) {
  if (!own_origin(request, options_.origin)) return then(Refused{"foreign", "pages of other sites cannot connect"});
  if (!open_) return then(Refused{"not_stored", "the server is waking up: try again in a moment"});
  if (!request.local && !connections_.spend(request.address, now_()))
    return then(Refused{"too_fast", "too many connections from one place: wait a moment"});
  const std::string& token = request.bearer_token.empty() ? request.cookie_token : request.bearer_token;
  if (token.empty()) return then({});
  recognise(token, visitor, then);
}

// A session that ends between the look into the store and its answer would leave a connection behind: it is looked up
// again then.
void Doors::recognise(const std::string& token, const std::shared_ptr<Visitor>& visitor,
                      std::function<void(std::optional<Refused>)> then) {
  const auto found = [this, token, visitor, then, before = sessions_ended_](Result<std::optional<Identity>> who) {
    if (sessions_ended_ != before) return recognise(token, visitor, then);
    if (!who) return then(who.refused());
    if (!*who) return then({});  // an ended session: a watcher
    recognised(**who, visitor, then);
  };
  behind_.people.recognise(token, found);
}

void Doors::recognised(const Identity& who, const std::shared_ptr<Visitor>& visitor,
                       std::function<void(std::optional<Refused>)> then) {
  visitor->person = who.person.id;
  visitor->name = who.person.name;
  visitor->guest = who.person.guest();
  visitor->session = who.session.id;
  visitor->bot = who.session.kind == kToken;
  visitor->silenced = who.person.standing.muted;
  behind_.house.remember(visitor->person, {visitor->name, visitor->guest});
  behind_.store.muted_by(visitor->person,
                         [visitor, then = std::move(then)](store::Outcome, const std::vector<std::string>& muted) {
                           visitor->muted.insert(muted.begin(), muted.end());
                           then({});
                         });
}

void Doors::show_out(const std::string& person, const std::string& session) {
  ++sessions_ended_;
  for_each_session([&](WebSocketSession& each) {
    if (each.person == person && (session.empty() || each.session == session)) each.say_goodbye();
  });
}

void Doors::heed(const store::Person& person) {
  const bool goes = person.standing.banned(now_());
  for_each_session([&](WebSocketSession& each) {
    if (each.person != person.id) return;
    each.silenced = person.standing.muted;
    if (goes) each.say_goodbye();
  });
}

void Doors::renamed(const std::string& person, const Known& known) {
  for_each_session([&](WebSocketSession& each) {
    if (each.person != person) return;
    each.name = known.name;
    each.guest = known.guest;
  });
}

void Doors::look_after_connections() {
  for_each_session([now = now_()](WebSocketSession& session) { session.look_after(now); });
}

void Doors::look_for_ended_sessions() {
  std::vector<store::SessionName> sessions;
  for_each_session([&](const WebSocketSession& each) {
    if (!each.person.empty()) sessions.push_back({each.person, each.session});
  });
  if (sessions.empty()) return;
  behind_.store.ended_sessions(std::move(sessions), [this](store::Outcome outcome, const auto& ended) {
    if (outcome != store::Outcome::Stored) return;
    for (const store::SessionName& session : ended) show_out(session.person, session.id);
  });
}

// Of those that are there when it is asked: some may go while it runs.
void Doors::for_each_session(const std::function<void(WebSocketSession&)>& act) {
  const std::vector<WebSocketSession*> sessions(front_.sessions.begin(), front_.sessions.end());
  for (WebSocketSession* session : sessions)
    if (front_.sessions.contains(session)) act(*session);
}

}  // namespace menagerie::server
