// The address that players see, such as https://games.example, and which requests are meant for it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http.h"

namespace menagerie::server {

// The origin as browsers write it: in small letters, without a path and without the usual port of its scheme.
// Empty if the text is not http://HOST or https://HOST, with or without a port.
std::optional<std::string> normal_origin(std::string_view text);

inline bool is_https(std::string_view origin) { return origin.starts_with("https://"); }

// Whether a request may be answered under the Host that it names. With a public origin only that one, and names of this
// machine for programs on it: a page of another site whose name was bound to this address again reaches nothing.
bool fits_host(const Request& request, const std::string& public_origin);

// /healthz, /livez, /readyz: they tell nothing, and those who ask them (balancers, containers) know no name.
bool is_probe(std::string_view path);

}  // namespace menagerie::server
