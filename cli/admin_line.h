// A question to the server that runs on a folder, over the socket it keeps there.
#pragma once

#include <string>

#include "notation/answer.h"
#include "notation/json.h"

namespace menagerie::cli {

// What the server answered; or why nobody did, or why it did not do it.
notation::Answer<notation::Json> ask_server(const std::string& folder, const notation::Json& question);

}  // namespace menagerie::cli
