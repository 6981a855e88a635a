// Removes letters that nobody sees from names and chat, and marks that would run over the lines above and below.
#pragma once

#include "server/letters.h"

namespace menagerie::server {

enum class TextUse { Name, Chat };

inline constexpr int kMaxMarksInName = 3;  // on one letter: vocalised Arabic has 2, Burmese 3
inline constexpr int kMaxMarksInChat = 4;  // pointed Hebrew with accents has 4

inline constexpr Letter kNonJoiner = 0x200C;
inline constexpr Letter kJoiner = 0x200D;

// The letters in their order without
// - control, direction and unassigned characters, and those that Unicode calls default ignorable or that are blank
// - joiners, except where a script or an emoji needs them; the emoji style (FE0F), except after a pictograph in chat
// - spaces and marks at the beginning, spaces at the end, and all but one of several spaces
// - marks beyond the maximum for the use.
// Empty if nothing of the rest can be seen.
Letters visible_letters(const Letters& letters, TextUse use);

}  // namespace menagerie::server
