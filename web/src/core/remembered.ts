// The tables somebody was at, as they last saw them: whoever returns is told what has happened since. Kept in this browser,
// apart for each person; the newest few.
import { gateAfter, type TableModel } from './table';

const kMost = 12;
const kSoon = 300;
const kPrefix = 'menagerie.seen.';

interface Seen {
  at: number;
  table: TableModel;
}

const keyOf = (person: string, table: string): string => `${kPrefix}${person}.${table}`;

export function remember(person: string, table: TableModel, storage: Storage = localStorage): void {
  try {
    const seen: Seen = { at: Date.now(), table: { ...table, gate: gateAfter(table), log: [], chat: [] } };
    storage.setItem(keyOf(person, table.id), JSON.stringify(seen));
    forgetOldest(storage);
  } catch {
    // Then the table begins afresh the next time.
  }
}

export function recall(person: string, table: string, storage: Storage = localStorage): TableModel | null {
  try {
    const seen = JSON.parse(storage.getItem(keyOf(person, table)) ?? 'null') as Seen | null;
    return seen?.table.id === table && seen.table.state === 'playing' ? seen.table : null;
  } catch {
    return null;
  }
}

let waiting: (() => void) | null = null;

/** The same when there is time for it, and at the latest when the page is left; only the newest of a burst is kept. */
export function rememberSoon(person: string, table: TableModel): void {
  if (!waiting) globalThis.setTimeout(rememberNow, kSoon);
  waiting = () => remember(person, table);
}

export function rememberNow(): void {
  waiting?.();
  waiting = null;
}

globalThis.window?.addEventListener?.('pagehide', rememberNow);

function forgetOldest(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) => key.startsWith(kPrefix));
  if (keys.length <= kMost) return;
  const age = (key: string) => (JSON.parse(storage.getItem(key) ?? '{"at":0}') as Seen).at;
  for (const key of keys.sort((a, b) => age(b) - age(a)).slice(kMost)) storage.removeItem(key);
}
