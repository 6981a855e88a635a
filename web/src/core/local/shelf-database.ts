// The shelf in IndexedDB: what a transaction has completed is on the disk.
import type { Kept, KeptEntry, KeptState } from './kept';
import { appended, Memory, type Outcome, type Shelf } from './shelf';

const kName = 'menagerie';
const kStore = 'games';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(kName, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(kStore, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
    asked.onblocked = () => reject(new Error('the database is blocked'));
  });
}

class Database implements Shelf {
  constructor(private readonly database: IDBDatabase) {}

  all(): Promise<Kept[]> {
    return this.run<Kept[]>('readonly', [], (store, done) => {
      const asked = store.getAll() as IDBRequest<Kept[]>;
      asked.onsuccess = () => done(asked.result);
    });
  }

  read(id: string): Promise<Kept | null> {
    return this.run<Kept | null>('readonly', null, (store, done) => {
      const asked = store.get(id) as IDBRequest<Kept | undefined>;
      asked.onsuccess = () => done(asked.result ?? null);
    });
  }

  add(game: Kept): Promise<Outcome> {
    return this.change((store) => store.put(game));
  }

  append(id: string, seen: number, entry: KeptEntry, now: KeptState): Promise<Outcome> {
    return this.run<Outcome>('readwrite', 'behind', (store, done) => {
      const asked = store.get(id) as IDBRequest<Kept | undefined>;
      asked.onsuccess = () => {
        const game = asked.result;
        if (!game || game.log.length !== seen) return;
        store.put(appended(game, entry, now));
        done('kept');
      };
    }).catch(() => 'failed');
  }

  async remove(id: string): Promise<void> {
    await this.change((store) => store.delete(id));
  }

  private change(act: (store: IDBObjectStore) => void): Promise<Outcome> {
    return this.run<Outcome>('readwrite', 'kept', (store) => act(store)).catch(() => 'failed');
  }

  // Resolves when the transaction is complete, with what was found in it.
  private run<Found>(mode: IDBTransactionMode, otherwise: Found, act: (store: IDBObjectStore, done: (found: Found) => void) => void): Promise<Found> {
    return new Promise((resolve, reject) => {
      let found = otherwise;
      const transaction = this.database.transaction(kStore, mode, { durability: 'strict' });
      transaction.oncomplete = () => resolve(found);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
      act(transaction.objectStore(kStore), (value) => (found = value));
    });
  }
}

/** Where a browser allows no database, games last as long as the page. */
export async function openShelf(): Promise<Shelf> {
  try {
    return new Database(await opened());
  } catch {
    return new Memory();
  }
}
