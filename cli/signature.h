// A signature of behaviour: one hash over fixed games of every kind. It changes when a rule, a shuffle or a
// text form does, and is quoted in commits that touch the engine.
#pragma once

#include <string>

namespace menagerie::cli {

std::string signature();

}  // namespace menagerie::cli
