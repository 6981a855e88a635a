// Who shall hold the device, and what they have missed. Pure: from what everybody at the table may know.
import type { LogEntry, TableModel } from '../table';

/** The people at the table by their seats; null where a bot sits. */
export const peopleAt = (table: TableModel): (string | null)[] => table.seats.map((seat) => (seat.kind === 'person' ? (seat.person ?? null) : null));

/** Who shall have the device now: `holder` as long as nobody else is needed. */
export function whoTakes(table: TableModel, holder: string | null): string | null {
  const people = peopleAt(table);
  const all = people.filter((person) => person !== null);
  if (all.length <= 1 || table.state !== 'playing') return holder ?? all[0] ?? null;
  const playing = people.map((person, seat) => (table.seats[seat]?.left ? null : person));
  const wanted = (seat: number) => (table.turn.includes(seat) ? (playing[seat] ?? null) : null);
  const from = Math.max(0, people.indexOf(holder));
  const round = people.map((_, step) => (from + step) % people.length);
  const asked = round.map(wanted).find((person) => person !== null);
  if (asked || holder) return asked ?? holder;
  // Bots are playing and nobody holds the device yet: whoever comes next in the round.
  const turn = table.turn[0] ?? 0;
  return people.map((_, step) => playing[(turn + step) % people.length] ?? null).find((person) => person !== null) ?? all[0] ?? null;
}

/** The turns somebody has not seen: after the version they saw last, or else after their own last move. */
export function missed(table: TableModel, seen: number | null): LogEntry[] {
  const own = table.log.findLast(({ entry }) => entry.seat === table.seat && (entry.what === 'move' || entry.what === 'answer'));
  const from = seen ?? own?.version ?? 0;
  return table.log.filter(({ version }) => version > from);
}
