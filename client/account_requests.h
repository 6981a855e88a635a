// What is asked of a server about an account (docs/http.md), and the parts of its answers.
#pragma once

#include <string>
#include <vector>

#include "client/http.h"

namespace menagerie::client {

struct Credentials {
  std::string name, password;
};

HttpRequest guest_request();
HttpRequest register_request(const std::string& session, const Credentials& account);
HttpRequest sign_in_request(const Credentials& account);
HttpRequest sign_out_request(const std::string& session);
HttpRequest recovery_request(const Credentials& account, const std::string& code);
HttpRequest password_request(const std::string& session, const std::string& old, const std::string& password);
HttpRequest token_request(const std::string& session, const std::string& label);
HttpRequest sessions_request(const std::string& session);
HttpRequest end_request(const std::string& session, const std::string& id);
HttpRequest deletion_request(const std::string& session, const std::string& password);
HttpRequest look_request(const std::string& session);
HttpRequest table_request(const std::string& session, const std::string& spec);
HttpRequest look_at_table_request(const std::string& table);

// What became of a request. TryAgain: nothing was done, and the server asks for patience.
enum class Fate { Done, Refused, TryAgain, Unknown };
Fate fate_of(const HttpAnswer& answer);
// Whether the server knows a session; a bot's token is known where it is told that it may not do this.
bool knows_session(const HttpAnswer& answer);
// A text of the answer's object; empty where it is missing.
std::string text_in(const HttpAnswer& answer, const char* name);
std::string person_in(const HttpAnswer& answer);
// The id of the session of that label; empty where there is none.
std::string session_labelled(const HttpAnswer& answer, const std::string& label);

// Whether this table, as a spectator sees it, waits for a person who has been deleted.
bool waits_for(const std::string& table_json, const std::string& person);

}  // namespace menagerie::client
