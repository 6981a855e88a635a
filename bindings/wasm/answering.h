// Each module answers lines of JSON in its own way.
#pragma once

#include <string>
#include <string_view>

std::string answer_line(std::string_view line);
