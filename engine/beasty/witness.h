// Who listens to a turn. Verbs always narrate; to a silent witness it costs nothing.
#pragma once

#include "engine/beasty/event.h"

namespace menagerie::beasty {

struct Silent {
  static constexpr bool kListens = false;
};

struct Chronicle {
  static constexpr bool kListens = true;
  Events* events;
};

}  // namespace menagerie::beasty
