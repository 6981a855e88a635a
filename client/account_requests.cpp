#include "client/account_requests.h"

#include "notation/fields.h"

namespace menagerie::client {
namespace {

using notation::field;
using notation::Json;
using Verb = HttpRequest::Verb;

HttpRequest post(const std::string& path, const std::string& session, const Json& body) {
  return {Verb::Post, "/api/v1/" + path, session, body.dump()};
}

Json parsed(const std::string& text) { return Json::parse(text, nullptr, false); }

std::string text_of(const Json* json) {
  const std::string* found = json ? notation::text(json) : nullptr;
  return found ? *found : "";
}

// A seat with a person in it who has not left.
bool is_taken(const Json& seat) {
  const Json* left = field(seat, "left");
  return text_of(field(seat, "kind")) == "person" && !(left && left->is_boolean() && left->get<bool>());
}

}  // namespace

HttpRequest guest_request() { return post("guest", "", Json::object()); }

HttpRequest register_request(const std::string& session, const Credentials& account) {
  return post("register", session, {{"name", account.name}, {"password", account.password}});
}

HttpRequest sign_in_request(const Credentials& account) {
  return post("login", "", {{"name", account.name}, {"password", account.password}});
}

HttpRequest sign_out_request(const std::string& session) { return post("logout", session, Json::object()); }

HttpRequest recovery_request(const Credentials& account, const std::string& code) {
  return post("recover", "", {{"name", account.name}, {"code", code}, {"password", account.password}});
}

HttpRequest password_request(const std::string& session, const std::string& old, const std::string& password) {
  return post("me/password", session, {{"old", old}, {"password", password}});
}

HttpRequest token_request(const std::string& session, const std::string& label) {
  return post("me/tokens", session, {{"label", label}});
}

HttpRequest sessions_request(const std::string& session) { return {Verb::Get, "/api/v1/me/sessions", session}; }

HttpRequest end_request(const std::string& session, const std::string& id) {
  return {Verb::Delete, "/api/v1/me/sessions/" + id, session};
}

HttpRequest deletion_request(const std::string& session, const std::string& password) {
  return {Verb::Delete, "/api/v1/me", session, Json{{"password", password}}.dump()};
}

HttpRequest look_request(const std::string& session) { return {Verb::Get, "/api/v1/me", session}; }

HttpRequest table_request(const std::string& session, const std::string& spec) {
  return {Verb::Post, "/api/v1/tables", session, spec};
}

HttpRequest look_at_table_request(const std::string& table) { return {Verb::Get, "/api/v1/tables/" + table}; }

Fate fate_of(const HttpAnswer& answer) {
  if (answer.good()) return Fate::Done;
  if (answer.status == 0) return Fate::Unknown;
  return answer.status == 429 || answer.status == 503 ? Fate::TryAgain : Fate::Refused;
}

bool knows_session(const HttpAnswer& answer) { return answer.good() || answer.status == 403; }

std::string text_in(const HttpAnswer& answer, const char* name) {
  const Json json = parsed(answer.body);
  return text_of(field(json, name));
}

std::string person_in(const HttpAnswer& answer) {
  const Json json = parsed(answer.body);
  const Json* person = field(json, "person");
  return person ? text_of(field(*person, "id")) : "";
}

std::string session_labelled(const HttpAnswer& answer, const std::string& label) {
  const Json json = parsed(answer.body);
  const Json* sessions = field(json, "sessions");
  if (!sessions || !sessions->is_array()) return "";
  for (const Json& session : *sessions)
    if (text_of(field(session, "label")) == label) return text_of(field(session, "id"));
  return "";
}

bool waits_for(const std::string& table_json, const std::string& person) {
  const Json table = parsed(table_json);
  const std::string state = text_of(field(table, "state"));
  if (state != "waiting" && state != "drawing" && state != "playing") return false;
  if (text_of(field(table, "host")) == person && state == "waiting") return true;
  const Json* seats = field(table, "seats");
  if (!seats || !seats->is_array()) return false;
  for (const Json& seat : *seats) {
    const bool nameless = text_of(field(seat, "name")).empty();
    if (is_taken(seat) && (nameless || text_of(field(seat, "person")) == person)) return true;
  }
  return false;
}

}  // namespace menagerie::client
