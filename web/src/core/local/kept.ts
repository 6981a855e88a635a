// What is kept of a game on this device: its options, its seed and its log. Everything else is worked out from these.
import type { Match, SeatModel, Spec, State } from '../protocol';

/** Ids of such tables begin so: whoever reads an address knows that no server has the table. */
export const kPrefix = 'local-';
export const isLocal = (id: string): boolean => id.startsWith(kPrefix);

/** A table's options, with what only a return game has. */
export interface KeptSpec extends Omit<Spec, 'seats'> {
  decks?: string[][];
}

export type KeptSeat = { person: string; name: string | null } | { bot: number };

export interface KeptEntry {
  what: 'deal' | 'move' | 'answer' | 'resign' | 'close' | 'next';
  seat: number | null;
  /** The move, or the table that follows. */
  text: string;
  at: number;
  /** Who sent which command: it is done once. */
  command?: string;
}

/** What a list shows without playing the game again. */
export interface KeptState {
  state: State;
  turn: number[];
  winners: number[] | null;
  changed: number;
}

export interface Kept extends KeptState {
  id: string;
  spec: KeptSpec;
  seats: KeptSeat[];
  seed: string;
  match: Match | null;
  created: number;
  log: KeptEntry[];
}

/** A new table, as somebody asks for it. */
export interface Order {
  spec: KeptSpec;
  seats: KeptSeat[];
  match?: Match | null;
}

export const isBot = (seat: KeptSeat | undefined): seat is { bot: number } => seat !== undefined && 'bot' in seat;

/** Everybody at this device is here. */
export const seatModelOf = (seat: KeptSeat): SeatModel =>
  isBot(seat)
    ? { kind: 'bot', level: seat.bot, name: `bot ${seat.bot}`, here: true, left: false }
    : { kind: 'person', person: seat.person, name: seat.name, here: true, left: false };

/** The person in the n-th place at this device, beginning with 1. */
export const personHere = (place: number): string => `here-${place}`;

/** The options as the rules' request `new` and a record have them. */
export function optionsOf(spec: KeptSpec): Record<string, unknown> {
  const { game, cards, variant, players, species, decks } = spec;
  const all = { game, cards, variant, players, species, decks };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== null));
}
