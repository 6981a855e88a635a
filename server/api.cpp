#include "server/api.h"

#include <algorithm>

#include "notation/fields.h"
#include "server/origin.h"
#include "server/page_query.h"

namespace menagerie::server {
namespace {

using notation::field;

Response json_response(int status, const Json& json) {
  Response response;
  response.status = status;
  response.headers.emplace_back("Cache-Control", "no-store");
  if (status != 204) response.body = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  return response;
}

Response refusal(const Refused& why) {
  Response response = json_response(status_of(why.code), Json{{"error", why.text}, {"code", why.code}});
  if (response.status == 429) response.headers.emplace_back("Retry-After", "10");
  return response;
}

Response too_many_attempts() { return refusal({"too_fast", "too many attempts: wait a moment"}); }

// A session cookie that scripts cannot read and other sites cannot send.
std::string cookie(const Request& request, const std::string& token, bool ends) {
  std::string value = std::string(Api::kCookie) + "=" + token +
                      "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + (ends ? "0" : "31536000");
  if (request.over_tls) value += "; Secure";
  return value;
}

std::function<void(Result<Json>)> tell(const Respond& respond) {
  return [respond](Result<Json> result) {
    if (!result) return respond(refusal(result.refused()));
    respond(json_response(result->is_null() ? 204 : 200, *result));
  };
}

bool says_json(std::string_view content_type) {
  constexpr std::string_view kJson = "application/json";
  return content_type.size() >= kJson.size() &&
         std::equal(kJson.begin(), kJson.end(), content_type.begin(),
                    [](char wanted, char c) { return wanted == (c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); });
}

// Matches /a/*/b and gives what stands for *.
bool matches(std::string_view pattern, std::string_view path, std::string& item) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == path;
  const std::string_view before = pattern.substr(0, star), after = pattern.substr(star + 1);
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return false;
  const std::string_view middle = path.substr(before.size(), path.size() - before.size() - after.size());
  if (middle.find('/') != std::string_view::npos || middle.size() > 64) return false;
  item = middle;
  return true;
}

}  // namespace

Api::Api(House& house, People& people, Accounts& accounts, store::Store& store, World world, std::string public_origin)
    : house_(house),
      people_(people),
      accounts_(accounts),
      store_(store),
      world_(std::move(world)),
      public_origin_(std::move(public_origin)),
      exports_(world_.now) {}

const std::vector<Api::Route>& Api::routes() {
  using enum Needs;
  static const std::vector<Route> kRoutes = {
      {"POST", "/api/v1/guest", Nobody, &Api::guest},
      {"POST", "/api/v1/register", Person, &Api::register_account},
      {"POST", "/api/v1/login", Anybody, &Api::log_in},
      {"POST", "/api/v1/recover", Anybody, &Api::recover},
      {"POST", "/api/v1/logout", Player, &Api::log_out},
      {"GET", "/api/v1/me", Player, &Api::me},
      {"PATCH", "/api/v1/me", Person, &Api::rename},
      {"DELETE", "/api/v1/me", Person, &Api::forget},
      {"POST", "/api/v1/me/password", Person, &Api::password},
      {"POST", "/api/v1/me/recovery", Person, &Api::recovery},
      {"GET", "/api/v1/me/games", Player, &Api::games},
      {"GET", "/api/v1/me/sessions", Person, &Api::sessions},
      {"DELETE", "/api/v1/me/sessions/*", Person, &Api::end_session},
      {"POST", "/api/v1/me/tokens", Person, &Api::token},
      {"GET", "/api/v1/me/export", Person, &Api::export_all},
      {"GET", "/api/v1/lobby", Nobody, &Api::lobby},
      {"GET", "/api/v1/watch", Nobody, &Api::watch},
      {"POST", "/api/v1/tables", Player, &Api::make_table},
      {"GET", "/api/v1/tables/*", Nobody, &Api::table},
      {"GET", "/api/v1/tables/*/record", Nobody, &Api::record},
  };
  return kRoutes;
}

void Api::handle(const Request& request, const Respond& respond) {
  if (!request.local && !requests_.spend(request.address, world_.now()))
    return respond(refusal({"too_fast", "that was too much at once: wait a moment"}));
  std::string allowed;
  for (const Route& route : routes()) {
    std::string item;
    if (!matches(route.path, request.path, item)) continue;
    const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
    if (method == route.method) return dispatch(route, std::make_shared<Request>(request), item, respond);
    allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
  }
  if (allowed.empty()) return respond(refusal({"no_route", "there is nothing at this address: see docs/http.md"}));
  Response response = refusal({"bad_method", "this address does not take that method"});
  response.headers.emplace_back("Allow", allowed);
  respond(std::move(response));
}

void Api::dispatch(const Route& route, std::shared_ptr<Request> request, const std::string& item,
                   const Respond& respond) {
  const bool changes = request->method != "GET" && request->method != "HEAD";
  if (changes && !own_origin(*request, public_origin_))
    return respond(refusal({"foreign", "requests from other sites are not taken"}));
  // A browser sends its origin with everything that changes something: a cookie without one is not from our page.
  if (changes && request->bearer_token.empty() && !request->cookie_token.empty() && request->origin.empty())
    return respond(refusal({"foreign", "a request with a cookie must say its Origin: programs use a token"}));
  Json body = Json::object();
  if (!request->body.empty()) {
    if (!says_json(request->content_type))
      return respond(refusal({"bad_message", "the body must be JSON, with Content-Type: application/json"}));
    body = Json::parse(request->body, nullptr, false);
    if (!body.is_object()) return respond(refusal({"bad_message", "the body must be a JSON object"}));
    for (const char* name : {"name", "password", "old", "code", "label"})
      if (const Json* value = notation::optional_field(body, name); value && !value->is_string())
        return respond(refusal({"bad_message", std::string("the field '") + name + "' must be a text"}));
  }
  // The request is kept alive by the answer's function.
  const Respond kept = [request, respond](Response response) { respond(std::move(response)); };
  Call call{*request, std::move(body), item, std::nullopt, kept};
  const std::string& token = request->bearer_token.empty() ? request->cookie_token : request->bearer_token;
  if (route.needs == Needs::Nobody) return (this->*route.answer)(std::move(call));
  people_.recognise(token, [this, &route, call](Result<std::optional<Identity>> who) mutable {
    if (route.needs == Needs::Anybody) {
      if (who) call.who = std::move(*who);
      return (this->*route.answer)(std::move(call));
    }
    if (!who) return call.respond(refusal(who.refused()));
    if (!*who) return call.respond(refusal({"no_session", "sign in first, or ask for a guest"}));
    if (route.needs == Needs::Person && (*who)->session.kind == kToken)
      return call.respond(refusal({"bot_token", "a token is for a bot: it plays, and cannot change an account"}));
    call.who = std::move(*who);
    if (people_.is_first_in_a_while(call.who->session) && call.request.bearer_token.empty()) renew_cookie(call);
    (this->*route.answer)(std::move(call));
  });
}

// A browser keeps its cookie for a year from now on.
void Api::renew_cookie(Call& call) {
  call.respond = [respond = call.respond,
                  renewed = cookie(call.request, call.request.cookie_token, false)](Response response) {
    const auto is_cookie = [](const auto& header) { return header.first == "Set-Cookie"; };
    if (response.status < 400 && std::ranges::none_of(response.headers, is_cookie))
      response.headers.emplace_back("Set-Cookie", renewed);
    respond(std::move(response));
  };
}

std::string Api::Call::text(const char* name) const {
  const std::string* value = notation::text(field(body, name));
  return value ? *value : std::string();
}

// A browser that signs in loses the session that it had: nobody goes on by an old cookie.
Accounts::Asker Api::Call::asker() const {
  Accounts::Asker asker{.address = request.address, .agent = request.agent};
  if (who && request.bearer_token.empty()) asker.session = who->session;
  return asker;
}

bool Api::within(NetworkLimiter& limit, const Request& request, Local local) {
  return (local == Local::Spared && request.local) || limit.spend(request.address, world_.now());
}

void Api::answer_signed(const Call& call, Result<SignedIn> result) const {
  if (!result) return call.respond(refusal(result.refused()));
  Json body{{"person", person_json(result->person)}};
  if (!result->token.empty()) body["token"] = result->token;
  if (!result->recovery.empty()) body["recovery"] = result->recovery;
  Response response = json_response(200, body);
  if (!result->token.empty()) response.headers.emplace_back("Set-Cookie", cookie(call.request, result->token, false));
  call.respond(std::move(response));
}

void Api::with_page(const Call& call, const List& list) {
  Result<store::Page> page = page_of(call.request);
  if (!page) return call.respond(refusal(page.refused()));
  list(*page, [call](Result<Json> answer) {
    if (answer) (*answer)["next"] = next_address(call.request, (*answer)["next"]);
    tell(call.respond)(std::move(answer));
  });
}

void Api::with_tables(const Call& call, const List& list) {
  const auto make = [this, call, list](const ListQueue::Turn& turn) {
    with_page(call, [&](const store::Page& page, const Listed& answer) {
      list(page, [answer, turn](Result<Json> made) { answer(std::move(made)); });
    });
  };
  if (!lists_.enter(network_of(call.request.address), make))
    call.respond(refusal({"too_fast", "too many lists at once: wait a moment"}));
}

void Api::guest(Call call) {
  if (!within(guests_, call.request))
    return call.respond(refusal({"too_fast", "too many guests from one place: wait a moment"}));
  people_.make_guest(call.text("name"), call.request.agent, [this, call](Result<SignedIn> result) {
    if (result) house_.remember(result->person.id, {result->person.name, result->person.guest()});
    answer_signed(call, std::move(result));
  });
}

void Api::register_account(Call call) {
  if (!within(passwords_, call.request, Local::Counted)) return call.respond(too_many_attempts());
  accounts_.register_account(*call.who, call.text("name"), call.text("password"), call.asker(),
                             [this, call](Result<SignedIn> result) {
                               if (result) house_.rename(result->person.id, {result->person.name, false});
                               answer_signed(call, std::move(result));
                             });
}

void Api::log_in(Call call) {
  if (!within(passwords_, call.request, Local::Counted)) return call.respond(too_many_attempts());
  accounts_.log_in(call.text("name"), call.text("password"), call.asker(),
                   [this, call](Result<SignedIn> result) { answer_signed(call, std::move(result)); });
}

void Api::recover(Call call) {
  if (!within(passwords_, call.request, Local::Counted)) return call.respond(too_many_attempts());
  accounts_.recover(call.text("name"), call.text("code"), call.text("password"), call.asker(),
                    [this, call](Result<SignedIn> result) { answer_signed(call, std::move(result)); });
}

void Api::log_out(Call call) {
  people_.end_session(*call.who, call.who->session.id, [call](Result<Json> result) {
    if (!result) return call.respond(refusal(result.refused()));
    Response response = json_response(204, Json());
    response.headers.emplace_back("Set-Cookie", cookie(call.request, "", true));
    call.respond(std::move(response));
  });
}

void Api::me(Call call) { call.respond(json_response(200, Json{{"person", person_json(call.who->person)}})); }

void Api::rename(Call call) {
  people_.rename(*call.who, call.text("name"), [this, call](Result<Json> result) {
    if (result) house_.rename(call.who->person.id, {(*result)["person"]["name"].get<std::string>(), true});
    tell(call.respond)(std::move(result));
  });
}

void Api::password(Call call) {
  if (!within(passwords_, call.request, Local::Counted)) return call.respond(too_many_attempts());
  accounts_.change_password(*call.who, call.text("old"), call.text("password"), call.asker(),
                            [this, call](Result<SignedIn> result) { answer_signed(call, std::move(result)); });
}

void Api::recovery(Call call) {
  if (!within(passwords_, call.request, Local::Counted)) return call.respond(too_many_attempts());
  accounts_.change_recovery(*call.who, call.text("password"), call.asker(), [call](Result<SignedIn> result) {
    if (!result) return call.respond(refusal(result.refused()));
    call.respond(json_response(200, Json{{"recovery", result->recovery}}));
  });
}

void Api::games(Call call) {
  with_tables(call, [this, id = call.who->person.id](const store::Page& page, const Listed& answer) {
    house_.games_of(id, page, answer);
  });
}

void Api::sessions(Call call) {
  with_page(call, [&](const store::Page& page, auto answer) { people_.sessions(*call.who, page, answer); });
}

void Api::end_session(Call call) { people_.end_session(*call.who, call.item, tell(call.respond)); }

void Api::token(Call call) {
  people_.make_token(*call.who, call.text("label"), [call](Result<SignedIn> result) {
    if (!result) return call.respond(refusal(result.refused()));
    call.respond(json_response(200, Json{{"token", result->token}}));
  });
}

void Api::forget(Call call) {
  const bool has_password = !call.who->person.guest();
  if (has_password && !within(passwords_, call.request, Local::Counted)) return call.respond(too_many_attempts());
  accounts_.forget(*call.who, call.text("password"), call.asker(), [this, call](Result<SignedIn> result) {
    if (!result) return call.respond(refusal(result.refused()));
    house_.person_gone(call.who->person.id);
    Response response = json_response(204, Json());
    response.headers.emplace_back("Set-Cookie", cookie(call.request, "", true));
    call.respond(std::move(response));
  });
}

// The first part is asked for before the answer begins, so that a store that cannot be read is still a plain 503.
void Api::export_all(Call call) {
  const auto begin = [this, call](const ExportQueue::Turn& turn) {
    auto work = std::make_shared<Export>(house_, people_, store_, *call.who, turn);
    work->next([this, call, work](BodyPart part) {
      if (part.kind == BodyPart::Kind::Broken) return call.respond(refusal(no_page(store::Outcome::Failed)));
      Response response = json_response(200, Json());
      response.body = std::move(part.bytes);
      response.next_part = [this, work](const std::function<void(BodyPart)>& take) {
        if (exports_.is_overdue()) return take({BodyPart::Kind::Broken, {}});
        work->next(take);
      };
      call.respond(std::move(response));
    });
  };
  if (!exports_.enter(call.who->person.id, call.request.local ? "" : call.request.address, begin))
    call.respond(refusal({"too_fast", "an export is on its way already, or many others are: wait a moment"}));
}

void Api::lobby(Call call) {
  with_tables(call, [this](const store::Page& page, const Listed& answer) {
    house_.open_tables(RoomState::Waiting, page, answer);
  });
}

void Api::watch(Call call) {
  with_tables(call, [this](const store::Page& page, const Listed& answer) {
    house_.open_tables(RoomState::Playing, page, answer);
  });
}

void Api::make_table(Call call) {
  if (!within(tables_, call.request))
    return call.respond(refusal({"too_fast", "too many tables from one place: wait a moment"}));
  const auto spec = parse_spec(call.body);
  if (!spec) return call.respond(refusal({"bad_spec", spec.sentence()}));
  house_.make_table(call.who->person.id, *spec, tell(call.respond));
}

void Api::table(Call call) { house_.table_for_watcher(call.item, tell(call.respond)); }

void Api::record(Call call) {
  house_.record_of(call.item, [call](Result<std::string> record) {
    if (!record) return call.respond(refusal(record.refused()));
    Response response;
    response.type = "text/plain; charset=utf-8";
    response.body = *record;
    response.headers.emplace_back("Content-Disposition", "inline; filename=\"" + call.item + ".txt\"");
    call.respond(std::move(response));
  });
}

}  // namespace menagerie::server
