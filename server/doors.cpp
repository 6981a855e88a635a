#include "server/doors.h"

#include <utility>

#include "server/socket/own_addresses.h"

namespace menagerie::server {
namespace {

Response upgrade_required() {
  Response response;
  response.status = 426;
  response.headers = {{"Upgrade", "websocket"}, {"Connection", "Upgrade"}};
  response.body = R"({"error":"this address takes WebSocket connections: see docs/websocket.md","code":"bad_message"})";
  return response;
}

Response waking_up() {
  Response response;
  response.status = 503;
  response.body = R"({"error":"the server is waking up: try again in a moment","code":"not_now"})";
  return response;
}

bool is_everywhere(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

}  // namespace

Doors::Doors(boost::asio::io_context& io, const ServeOptions& options, const World& world, Behind behind)
    : options_(options),
      now_(world.now),
      behind_(std::move(behind)),
      api_(behind_.house, behind_.people, behind_.store, world, options.origin),
      pages_(options.web),
      listener_(io, front_) {
  set_up_front();
}

void Doors::set_up_front() {
  House& house = behind_.house;
  front_.figures = &behind_.figures;
  front_.now = now_;
  front_.answer = [this](const Request& request, const Respond& respond) { answer(request, respond); };
  front_.admit = [this](const Request& request, const std::shared_ptr<Visitor>& visitor,
                        std::function<void(std::optional<Refused>)> then) { admit(request, visitor, std::move(then)); };
  front_.arrived = [&house](const std::shared_ptr<Visitor>& visitor) { visitor->send(house.welcome(*visitor)); };
  front_.received = [&house](const std::shared_ptr<Visitor>& visitor, std::string_view text) {
    house.receive(visitor, text);
  };
  front_.left = [&house](const std::shared_ptr<Visitor>& visitor) { house.goodbye(visitor); };
}

std::string Doors::listen() { return listener_.listen(options_.address, static_cast<unsigned short>(options_.port)); }

void Doors::close() {
  listener_.stop();
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
  const bool looks = request.method == "GET" || request.method == "HEAD";
  if (request.path == "/healthz") return respond(looks ? health() : only_get());
  if (request.path == "/metrics") return respond(looks ? metrics() : only_get());
  if (request.path == "/ws/v1") return respond(upgrade_required());
  if (!request.path.starts_with("/api/")) return respond(pages_.answer(request));
  if (open_) api_.handle(request, respond);
  else respond(waking_up());
}

Response Doors::health() const {
  const std::string illness = open_ ? behind_.illness() : "waking up";
  Response response;
  response.status = illness.empty() ? 200 : 503;
  response.type = "text/plain";
  response.body = (illness.empty() ? "ok" : illness) + "\n";
  return response;
}

Response Doors::metrics() const {
  Response response;
  response.type = "text/plain; version=0.0.4; charset=utf-8";
  response.body = metrics_text(behind_.figures, behind_.gauges());
  return response;
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
  behind_.people.recognise(token, [this, visitor, then](Result<std::optional<Identity>> found) {
    if (!found) return then(found.refused());
    if (!*found) return then({});  // an ended session: a watcher
    recognised(**found, visitor, then);
  });
}

void Doors::recognised(const Identity& who, const std::shared_ptr<Visitor>& visitor,
                       std::function<void(std::optional<Refused>)> then) {
  visitor->person = who.person.id;
  visitor->name = who.person.name;
  visitor->guest = who.person.guest();
  visitor->session = who.session_id;
  visitor->silenced = who.person.standing.muted;
  behind_.house.remember(visitor->person, {visitor->name, visitor->guest});
  behind_.store.muted_by(visitor->person,
                         [visitor, then = std::move(then)](store::Outcome, const std::vector<std::string>& muted) {
                           visitor->muted.insert(muted.begin(), muted.end());
                           then({});
                         });
}

void Doors::show_out(const std::string& person, const std::string& session, const std::string& kept) {
  for_each_session([&](WebSocketSession& each) {
    if (each.person == person && each.session != kept && (session.empty() || each.session == session))
      each.say_goodbye();
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

void Doors::look_after_connections() {
  for_each_session([now = now_()](WebSocketSession& session) { session.look_after(now); });
}

// Of those that are there when it is asked: some may go while it runs.
void Doors::for_each_session(const std::function<void(WebSocketSession&)>& act) {
  const std::vector<WebSocketSession*> sessions(front_.sessions.begin(), front_.sessions.end());
  for (WebSocketSession* session : sessions)
    if (front_.sessions.contains(session)) act(*session);
}

}  // namespace menagerie::server
