// The tables that a person was at, as they last saw them: a returning person is told what has happened since. Only the views of the
// person that this browser is signed in as are kept, the newest few: they show a hand.
import { knownPerson } from './known';
import { gateAfter, type TableModel } from './table';

const kMost = 12;
const kSoon = 300;
const kPrefix = 'menagerie.seen.';

interface Seen {
  at: number;
  table: TableModel;
}

const keyOf = (person: string, table: string): string => `${kPrefix}${person}.${table}`;

export function remember(person: string, table: TableModel, storage?: Storage): void {
  try {
    const shelf = storage ?? localStorage;
    // Another window may have signed out meanwhile.
    if (knownPerson(shelf) !== person) return;
    const seen: Seen = { at: Date.now(), table: { ...table, gate: gateAfter(table), log: [], chat: [] } };
    shelf.setItem(keyOf(person, table.id), JSON.stringify(seen));
    forgetOldest(shelf);
  } catch {
    // Then the table begins afresh the next time.
  }
}

export function recall(person: string, table: string, storage?: Storage): TableModel | null {
  try {
    const seen = JSON.parse((storage ?? localStorage).getItem(keyOf(person, table)) ?? 'null') as Seen | null;
    return seen?.table.id === table && seen.table.state === 'playing' ? seen.table : null;
  } catch {
    return null;
  }
}

/** Removes what everybody but this person saw; null removes everything. */
export function forgetOthers(person: string | null, storage?: Storage): void {
  try {
    const shelf = storage ?? localStorage;
    for (const key of seenKeys(shelf)) if (person === null || !key.startsWith(keyOf(person, ''))) shelf.removeItem(key);
  } catch {
    // Then nothing was kept.
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

const seenKeys = (storage: Storage): string[] => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) => key.startsWith(kPrefix));

function forgetOldest(storage: Storage): void {
  const keys = seenKeys(storage);
  if (keys.length <= kMost) return;
  const age = (key: string) => (JSON.parse(storage.getItem(key) ?? '{"at":0}') as Seen).at;
  for (const key of keys.sort((a, b) => age(b) - age(a)).slice(kMost)) storage.removeItem(key);
}
