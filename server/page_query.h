// The page of a list that a request asks for with ?limit= and ?after=, and the address of the page behind it.
#pragma once

#include <string>

#include "notation/json.h"
#include "server/http.h"
#include "store/store.h"

namespace menagerie::server {

using notation::Json;

// At most 200 rows, 50 if the request does not say.
Result<store::Page> page_of(const Request& request);

// Why a store has given no page: it cannot be read, or `after` is no place in the list.
Refused no_page(store::Outcome outcome);

// What a list answers as `next`: null after the last page.
inline Json next_of(const std::string& next) { return next.empty() ? Json(nullptr) : Json(next); }
// The same as an address, with the limit that the request has named.
Json next_address(const Request& request, const Json& next);

}  // namespace menagerie::server
