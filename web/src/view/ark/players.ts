// The players of a position as the view shows them. Reads, decides nothing.
import type { ArkPosition, TableModel, Player } from '../../core/ark/types';

export function players(table: Pick<TableModel, 'seat' | 'state' | 'turn'>, position: ArkPosition, nameOf: (seat: number) => string): Player[] {
  return position.arks.map((tiles, seat) => ({
    seat,
    name: nameOf(seat),
    mine: seat === table.seat,
    acts: table.state === 'playing' && table.turn.includes(seat),
    out: position.phase === 'play' && (position.out[seat] ?? false),
    flag: position.next === seat ? 'next' : position.next === null && position.first === seat ? 'first' : null,
    tiles,
    crates: position.crates[seat] ?? 0,
  }));
}

/** The seats in the order of this round: from the starting flag on. */
export function roundOrder<T>(all: readonly T[], first: number): T[] {
  return [...all.slice(first), ...all.slice(0, first)];
}

/** The others as seen from a seat: the next one first. */
export function others<T>(all: readonly T[], seat: number | null): T[] {
  return seat === null ? [...all] : [...all.slice(seat + 1), ...all.slice(0, seat)];
}
