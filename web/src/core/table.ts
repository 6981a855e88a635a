// What the client knows of one table, and how a message of the server changes it: a pure fold, without network or clock.
import { sideOf, type Side } from './direction';
import { fold } from './fold';
import type { ChatMessage, EntryMessage, NameMessage, Position, SeatModel, ServerMessage, TableMessage } from './protocol';

/** A committed turn (or other change) as the log keeps it: what was told, and the view it was told about. */
export interface LogEntry {
  version: number;
  entry: EntryMessage;
  before: Position | null;
  after: Position | null;
}

export interface TableModel extends Omit<TableMessage, 't' | 'table'> {
  id: string;
  matchWinners: number[] | null;
  /** The host's new name, for a host without a seat. */
  hostName?: string;
  chat: ChatMessage[];
  log: LogEntry[];
  /** The gate's side before the first turn of the log: somebody may have come back in mid-game. */
  gate: Side;
  /** True when a message did not fit: the table must be asked for afresh. */
  lost: boolean;
}

export function fromMessage(message: TableMessage, old: TableModel | null = null): TableModel {
  const { t: _, table: id, ...rest } = message;
  const known = old?.id === id ? old : null;
  return { ...rest, id, matchWinners: known?.matchWinners ?? null, chat: known?.chat ?? [], log: known?.log ?? [], gate: known?.gate ?? 'start', lost: false };
}

const empty: SeatModel = { kind: 'empty', here: false, left: false };

const withSeat = (table: TableModel, seat: number | null, change: Partial<SeatModel>): SeatModel[] =>
  table.seats.map((old, i) => (i === seat ? { ...old, ...change } : old));

function seatsAfter(table: TableModel, entry: EntryMessage): SeatModel[] {
  switch (entry.what) {
    case 'sit': {
      const { kind = 'person', person = null, name = null, level } = entry;
      const sitting: SeatModel = { ...empty, kind, person, name, here: true, ...(level === undefined ? {} : { level }) };
      return table.seats.map((old, i) => (i === entry.seat ? sitting : old));
    }
    case 'stand':
    case 'kick':
      return table.seats.map((old, i) => (i === entry.seat ? empty : old));
    case 'deal':
      return entry.was ? entry.was.map((before) => table.seats[before] ?? empty) : table.seats;
    case 'flag':
    case 'resign':
    case 'leave':
      return withSeat(table, entry.seat, { left: true });
    case 'back':
      return withSeat(table, entry.seat, { left: false });
    default:
      return table.seats;
  }
}

/** Which seat is mine after the entry; `me` is the person this client speaks for. */
function mySeat(table: TableModel, entry: EntryMessage, me: string | null): number | null {
  if (entry.what === 'sit' && me !== null && entry.person === me) return entry.seat;
  if ((entry.what === 'stand' || entry.what === 'kick') && entry.seat === table.seat) return null;
  if (entry.was && table.seat !== null) return entry.was.indexOf(table.seat);
  return table.seat;
}

function secretAfter(table: TableModel, entry: EntryMessage): Pick<TableModel, 'answered' | 'chosen'> {
  if (entry.position) return { answered: [], chosen: null };
  if (entry.what !== 'answer' || entry.seat === null) return { answered: table.answered, chosen: table.chosen };
  return { answered: [...table.answered, entry.seat], chosen: entry.move ?? table.chosen };
}

function lotsAfter(table: TableModel, entry: EntryMessage): TableModel['lots'] {
  const others = table.lots.filter((lot) => lot.seat !== entry.seat);
  if (entry.what === 'lot' && entry.seat !== null && entry.lot) return [...others, { seat: entry.seat, lot: entry.lot }];
  return entry.what === 'stand' || entry.what === 'kick' ? others : table.lots;
}

function positionAfter(table: TableModel, entry: EntryMessage): Position | null {
  if (entry.position) return entry.position;
  return table.position && entry.events ? fold(table.position, entry.events) : table.position;
}

function applyEntry(table: TableModel, entry: EntryMessage, me: string | null): TableModel {
  if (entry.version <= table.version) return table;
  if (entry.version !== table.version + 1) return { ...table, lost: true };
  const position = positionAfter(table, entry);
  return {
    ...table,
    ...secretAfter(table, entry),
    version: entry.version,
    state: entry.state,
    turn: entry.turn,
    clock: entry.clock,
    seat: mySeat(table, entry, me),
    seats: seatsAfter(table, entry),
    lots: lotsAfter(table, entry),
    position,
    legal: entry.legal ?? null,
    next: entry.table_next ?? table.next,
    winners: entry.winners ?? table.winners,
    score: entry.score ?? table.score,
    matchWinners: entry.match_winners ?? table.matchWinners,
    log: [...table.log, { version: entry.version, entry, before: table.position, after: position }]
  };
}

function applyChat(table: TableModel, message: ChatMessage): TableModel {
  if (table.chat.some((line) => line.n === message.n)) return table;
  return { ...table, chat: [...table.chat, message].sort((a, b) => a.n - b.n) };
}

const renamed = (seats: readonly SeatModel[], { person, name, guest }: NameMessage): SeatModel[] =>
  seats.map((seat) => (seat.person === person ? { ...seat, name, guest } : seat));

/** The table after a message; messages about other tables change nothing. */
export function apply(table: TableModel | null, message: ServerMessage, me: string | null = null): TableModel | null {
  if (message.t === 'table') return table && table.id !== message.table ? table : fromMessage(message, table);
  if (!table || !('table' in message) || message.table !== table.id) return table;
  if (message.t === 'entry') return applyEntry(table, message, me);
  if (message.t === 'chat') return applyChat(table, message);
  if (message.t === 'name') return { ...table, seats: renamed(table.seats, message), ...(message.person === table.host ? { hostName: message.name } : {}) };
  if (message.t === 'here') return { ...table, seats: withSeat(table, message.seat, { here: message.here }) };
  return table;
}

/** The table before its first entry: what comes from there on makes its whole log. */
export const beforeAll = (table: TableModel): TableModel => ({
  ...table, version: 0, state: 'waiting', position: null, lots: [], answered: [], chosen: null, log: [], gate: 'start', lost: false
});

/** With the log that was told again; it may go on further than the table does. */
export const withPast = (table: TableModel, { log }: TableModel): TableModel => ({
  ...table, log: log.filter(({ version }) => version <= table.version), gate: 'start'
});

/** Whether the log goes back to the deal. */
export const knowsPast = ({ log }: TableModel): boolean => log.some(({ entry }) => entry.what === 'deal');

/** The gate's side after the turns of the log, or the first so many of them. */
export const gateAfter = ({ log, gate }: Pick<TableModel, 'log' | 'gate'>, turns = log.length): Side =>
  sideOf(log.slice(0, turns).map(({ entry }) => entry.events ?? []), gate);

/** The table as it was at a moment of its log: nobody acts in it. */
export function asItWas(table: TableModel, version: number, position: Position): TableModel {
  const log = table.log.filter((entry) => entry.version <= version);
  return { ...table, position, state: 'playing', turn: [], legal: null, log };
}
