// The departure: which tiles of an ark go on the voyage, and what they are worth.
#pragma once

#include "engine/ark/state.h"

namespace menagerie::ark {

struct Score {
  TileSet tiles;  // that depart
  int animals;
  int crates;
  int total;
  int species;
};

// A9: the ark without the species held exactly twice.
TileSet without_pairs(TileSet ark);
// A9: the best ten, or all if there are no more. Asked of an ark without pairs.
TileSet reduced_to_ten(TileSet ark);
// A10
int worth(TileSet departing);
int species_among(TileSet tiles);

// As if this seat departed now, with what is known of its ark.
Score score(const State& s, int seat);
// A11: a bit a seat. A seat that is not `among` those who can win is passed over.
unsigned winners(const State& s, unsigned among = kEverySeat);

}  // namespace menagerie::ark
