// A table with bots that an address asks for: /play/bar?players=3&level=2. It is asked for before there is anything to show, so
// that it is there by then.
import { call, inTime } from './http';
import { askWho } from './person';
import type { Spec } from './protocol';
import { specOf, type Route } from './router';

export type Play = Extract<Route, { page: 'play' }>;

export const specFor = ({ game, players, variant, level }: Play): Spec => specOf(game, players, variant, 'bots', level);

/** Makes a table on the server and says where it is. */
export async function openThere(spec: Spec): Promise<string> {
  await inTime(askWho());
  return `/table/${(await call<{ table: string }>('POST', 'tables', spec)).table}`;
}

let begun: { spec: string; table: Promise<string> } | null = null;

/** The table for this route: it is asked for once, by whoever comes first, until somebody has gone there. */
export function opening(route: Play): Promise<string> {
  const spec = specFor(route);
  const written = JSON.stringify(spec);
  if (begun?.spec !== written) {
    begun = { spec: written, table: openThere(spec) };
    begun.table.catch(() => undefined); // whoever goes there hears of it
  }
  return begun.table;
}

/** The next who asks gets another. */
export const opened = (): void => void (begun = null);

/** Where to go then: an address may have asked for the table in text, or in pictures. */
export const addressAt = ({ text }: Play, table: string): string => (text === undefined ? table : `${table}?text=${text ? 1 : 0}`);
