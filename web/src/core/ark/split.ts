// A group on its way into two trays: pure values, every change gives a new one. Which moves are legal is the rules' business.
import { speciesOf } from './tiles';

export type Side = 0 | 1;

export interface Trays {
  readonly group: readonly string[];
  /** The tray of each tile of the group, by place. */
  readonly side: readonly Side[];
  /** What it was before, latest last. */
  readonly past: readonly (readonly Side[])[];
}

export function begin(group: readonly string[]): Trays {
  return { group, side: group.map(() => 0), past: [] };
}

function arranged(trays: Trays, side: readonly Side[]): Trays {
  const same = side.every((each, place) => each === trays.side[place]);
  return same ? trays : { ...trays, side, past: [...trays.past, trays.side] };
}

export function moveTile(trays: Trays, place: number): Trays {
  return arranged(trays, trays.side.map((each, at) => (at === place ? other(each) : each)));
}

/** Tile by tile, one to each tray. */
export function oneEach(trays: Trays): Trays {
  return arranged(trays, trays.group.map((_, place) => (place % 2 === 0 ? 0 : 1)));
}

/** Each species stays together; the largest are placed first, always into the tray that holds fewer. */
export function bySpecies(trays: Trays): Trays {
  const kinds = new Map<string, number[]>();
  trays.group.forEach((tile, place) => {
    const kind = speciesOf(tile) ?? tile;
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  });
  const held: [number, number] = [0, 0];
  const side: Side[] = trays.group.map(() => 0);
  for (const places of [...kinds.values()].sort((a, b) => b.length - a.length)) {
    const into: Side = held[0] <= held[1] ? 0 : 1;
    held[into] += places.length;
    for (const place of places) side[place] = into;
  }
  return arranged(trays, side);
}

export function reset(trays: Trays): Trays {
  return arranged(trays, trays.group.map(() => 0));
}

export function undo(trays: Trays): Trays {
  const before = trays.past.at(-1);
  return before ? { ...trays, side: before, past: trays.past.slice(0, -1) } : trays;
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function tilesIn(trays: Trays, side: Side): string[] {
  return trays.group.filter((_, place) => trays.side[place] === side);
}

/** The move these trays stand for: with one of them empty the whole group is taken. The group's first tile is written left. */
export function moveOf(trays: Trays): string {
  const left = tilesIn(trays, trays.side[0] ?? 0);
  const right = tilesIn(trays, other(trays.side[0] ?? 0));
  return right.length === 0 ? `take ${left.join(' ')}` : `split ${left.join(' ')} | ${right.join(' ')}`;
}

/** The trays that stand for a move; null where it is about no group. */
export function traysFor(groups: readonly (readonly string[])[], move: string): Trays | null {
  const [left = '', right = ''] = move.replace(/^(take|split) /, '').split(' | ');
  const over = right.split(' ');
  const tiles = `${left} ${right}`.trim().split(' ');
  const group = groups.find((each) => each.length === tiles.length && tiles.every((tile) => each.includes(tile)));
  return group ? { ...begin(group), side: group.map((tile) => (over.includes(tile) ? 1 : 0)) } : null;
}

/** Whether the legal moves divide this group at all. */
export function canSplit(group: readonly string[], legal: readonly string[]): boolean {
  return legal.some((move) => {
    if (!move.startsWith('split ')) return false;
    const tiles = move.slice('split '.length).split(/ \| | /).sort();
    return tiles.length === group.length && [...group].sort().every((tile, at) => tile === tiles[at]);
  });
}

/** Seats that could pay such a price with these crates, and those that could not; whoever is out of the round is in neither. */
export function payers(price: number, crates: readonly number[], out: readonly boolean[]): { can: number[]; cannot: number[] } {
  const here = crates.map((_, seat) => seat).filter((seat) => !out[seat]);
  return { can: here.filter((seat) => (crates[seat] ?? 0) >= price), cannot: here.filter((seat) => (crates[seat] ?? 0) < price) };
}
