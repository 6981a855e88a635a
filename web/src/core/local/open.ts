// A new table on this device: people first, bots on the other seats; and the names that were used last.
import type { Spec } from '../protocol';
import { makeHere } from './index';
import { personHere, type KeptSeat, type Order } from './kept';

const kNames = 'menagerie.people';
const kLongest = 24;

/** As the server has it (docs/http.md): nothing that cannot be seen, one space between words. */
export const cleanName = (name: string): string =>
  [...name.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ').replace(/\s+/g, ' ').trim().replaceAll('ي', 'ی').replaceAll('ك', 'ک')].slice(0, kLongest).join('');

/** Who has not given a name is called by their place, in the reader's language (core/seats.ts). */
const nameOf = (name: string | undefined, place: number): string => cleanName(name ?? '') || `Player ${place}`;

export function orderOf(spec: Spec, names: readonly string[], level: number): Order {
  const { seats: _, open: __, begin: ___, seating: ____, clock: _____, ...options } = spec;
  const seats = Array.from({ length: spec.players }, (_, i): KeptSeat => (i < names.length ? { person: personHere(i + 1), name: nameOf(names[i], i + 1) } : { bot: level }));
  return { spec: options, seats };
}

/** Makes the table and says where it is. */
export const openHere = async (spec: Spec, names: readonly string[], level: number): Promise<string> => `/table/${await makeHere(orderOf(spec, names, level))}`;

export function lastNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kNames) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  try {
    localStorage.setItem(kNames, JSON.stringify(names.map(cleanName)));
  } catch {
    // Then they are typed again.
  }
}
