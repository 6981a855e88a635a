// Gives a skeleton to accounts that were made before the store had them. A server does this when it starts, before it
// takes requests, so that no new account is faster than an old one.
#pragma once

#include <functional>
#include <string>

#include "store/store.h"

namespace menagerie::server {

// Of two old accounts with names that look the same the older one gets the skeleton. The newer one stays as it is, and
// `warn` is told. `then` is called in the end, also if the store fails: then the rest is for the next start.
void fill_skeletons(store::Store& store, std::function<void(const std::string& line)> warn, std::function<void()> then);

}  // namespace menagerie::server
