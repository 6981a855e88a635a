// Reading the fields of a request. What is not as the protocol has it is refused by an exception, before
// anything has changed.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "chance.h"

namespace literal {

using Json = nlohmann::ordered_json;  // keeps the keys in the order in which they are written
using Words = std::vector<std::string>;

struct Refusal : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void refuse_if(bool bad, const std::string& why);

const Json& field(const Json& object, const std::string& name);  // must be there, may be null
bool given(const Json& object, const std::string& name);         // an optional field that is null is absent

std::string text(const Json& value);
std::size_t number(const Json& value, std::size_t lowest, std::size_t highest);
bool flag(const Json& value);
Words words(const Json& value);
std::vector<Words> lists(const Json& value);
std::vector<Words> lists(const Json& value, std::size_t how_many);
Seed seed(const Json& value);

bool contains(const Words& list, const std::string& word);
std::string join(const Words& list);  // by single spaces

}  // namespace literal
