// Under which addresses other machines of the network find this one.
#pragma once

#include <string>
#include <vector>

namespace menagerie::server {

std::vector<std::string> own_addresses();

}  // namespace menagerie::server
