// What leaves a table on this device, for one person each, as docs/websocket.md has it.
import type { EntryMessage, SeatModel, TableMessage } from '../protocol';
import { isBot, seatModelOf, type Kept } from './kept';
import type { Sitting } from './sitting';

/** The table as this person may see it: as it is, or as it was right after the deal. */
export function tableFrame(sitting: Sitting, person: string | null, when: 'now' | 'dealt' = 'now'): TableMessage {
  const { kept, game } = sitting;
  const dealt = when === 'dealt';
  const seat = sitting.seatOf(person);
  const viewer = seat ?? kept.spec.players;
  const told = sitting.told[dealt ? 0 : sitting.version - 1];
  return {
    t: 'table',
    table: kept.id,
    version: dealt ? 1 : sitting.version,
    state: told?.state ?? sitting.state,
    seat,
    host: hostOf(kept),
    spec: { ...kept.spec, open: false, begin: 'full', seating: 'order', clock: null },
    seats: kept.seats.map((each, i): SeatModel => ({ ...seatModelOf(each), left: !dealt && sitting.left.has(i) })),
    commitment: sitting.commitment,
    lots: [],
    position: dealt ? (told?.positions?.[viewer] ?? null) : game.position(seat),
    turn: told?.turn ?? [],
    legal: told?.legal[viewer] ?? null,
    answered: dealt ? [] : game.answered,
    chosen: dealt ? null : game.answerOf(seat),
    clock: null,
    match: kept.match,
    next: dealt ? null : sitting.next,
    winners: told?.winners ?? null,
    score: told?.score ?? null
  };
}

export function entryFrame(sitting: Sitting, version: number, person: string | null): EntryMessage {
  const told = sitting.told[version - 1];
  if (!told) throw new Error(`there is no entry ${version}`);
  const { entry, state, turn } = told;
  const seat = sitting.seatOf(person);
  const viewer = seat ?? sitting.kept.spec.players;
  const legal = told.legal[viewer];
  const position = told.positions?.[viewer];
  const open = entry.what === 'move' || (entry.what === 'answer' && entry.seat === seat);
  const mine = person !== null && entry.command?.startsWith(`${person}:`);
  return {
    t: 'entry',
    table: sitting.kept.id,
    version,
    at: entry.at,
    what: entry.what,
    seat: entry.seat,
    ...(open ? { move: entry.text } : {}),
    ...(told.events ? { events: told.events[viewer] ?? [] } : {}),
    ...(position ? { position } : {}),
    ...(entry.what === 'next' ? { table_next: entry.text } : {}),
    state,
    turn,
    clock: null,
    ...(legal ? { legal } : {}),
    ...(told.winners ? { winners: told.winners } : {}),
    ...(told.matchWinners ? { match_winners: told.matchWinners } : {}),
    ...(told.score ? { score: told.score } : {}),
    ...(mine ? { id: entry.command?.slice((person ?? '').length + 1) } : {})
  };
}

function hostOf({ seats }: Kept): string | null {
  const first = seats.find((seat) => !isBot(seat));
  return first && !isBot(first) ? first.person : null;
}
