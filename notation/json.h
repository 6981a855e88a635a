// The one JSON type, without exceptions, keys in the order they were written.
#pragma once

#ifndef JSON_NOEXCEPTION
#define JSON_NOEXCEPTION 1
#endif
#include <nlohmann/json.hpp>

namespace menagerie::notation {

using Json = nlohmann::ordered_json;

}  // namespace menagerie::notation
