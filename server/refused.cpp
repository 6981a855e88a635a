#include "server/refused.h"

namespace menagerie::server {

int status_of(std::string_view code) {
  if (code == "no_table" || code == "no_such_thing" || code == "no_route") return 404;
  if (code == "wrong" || code == "no_session") return 401;
  if (code == "not_now" || code == "name_taken") return 409;
  if (code == "too_fast") return 429;
  if (code == "not_stored") return 503;
  if (code == "foreign" || code == "shut_out" || code == "bot_token") return 403;
  if (code == "bad_method") return 405;
  if (code == "misdirected") return 421;
  return 400;
}

}  // namespace menagerie::server
