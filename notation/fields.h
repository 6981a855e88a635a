// Reading the fields of a JSON object: each question answers with a value of the right kind or nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::notation {

// The field, or nullptr where it is missing.
const Json* field(const Json& object, const char* name);
// The same for optional fields: null counts as absent.
const Json* optional_field(const Json& object, const char* name);

// A JSON integer within bounds: not true, not 1.0.
std::optional<int> integer(const Json* value, int least, int most);
// The text, or nullptr where the value is none.
const std::string* text(const Json* value);
// A list of texts.
std::optional<std::vector<std::string>> texts(const Json* value);
// A list of `size` lists of texts.
std::optional<std::vector<std::vector<std::string>>> lists_of_texts(const Json* value, std::size_t size);

Refusal missing(std::string_view what);
// A foreign text inside a sentence: quoted, cut when long, and never breaking the line.
std::string in_quotes(std::string_view foreign);

}  // namespace menagerie::notation
