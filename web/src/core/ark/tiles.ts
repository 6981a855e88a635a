// Tiles as they are written: "panda3", "?panda3" for one that only some have seen, "?" for one that we have not.

export function speciesOf(tile: string): string | null {
  return /^\??([a-z]+)\d$/.exec(tile)?.[1] ?? null;
}

export function numberOf(tile: string): number {
  return Number(/\d$/.exec(tile)?.[0] ?? 0);
}

/** How many of each species, in the order in which they first appear; what lies face down is left out. */
export function countBySpecies(tiles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) {
    const species = speciesOf(tile);
    if (species) counts.set(species, (counts.get(species) ?? 0) + 1);
  }
  return counts;
}
