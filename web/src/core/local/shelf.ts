// Where the games of this device lie. A game is changed only by appending to the log that was seen, so that two open pages
// cannot both go on from the same move.
import type { Kept, KeptEntry, KeptState } from './kept';

export type Outcome = 'kept' | 'behind' | 'failed';

export interface Shelf {
  all(): Promise<Kept[]>;
  read(id: string): Promise<Kept | null>;
  add(game: Kept): Promise<Outcome>;
  /** Behind: the log has another length than `seen`, or the game is gone. */
  append(id: string, seen: number, entry: KeptEntry, now: KeptState): Promise<Outcome>;
  remove(id: string): Promise<void>;
}

export const appended = (game: Kept, entry: KeptEntry, now: KeptState): Kept => ({ ...game, ...now, log: [...game.log, entry] });

/** A shelf that forgets: for tests, and for browsers that keep nothing. */
export class Memory implements Shelf {
  private readonly games = new Map<string, string>();

  async all(): Promise<Kept[]> {
    return [...this.games.values()].map((text) => JSON.parse(text) as Kept);
  }

  async read(id: string): Promise<Kept | null> {
    const text = this.games.get(id);
    return text === undefined ? null : (JSON.parse(text) as Kept);
  }

  async add(game: Kept): Promise<Outcome> {
    this.games.set(game.id, JSON.stringify(game));
    return 'kept';
  }

  async append(id: string, seen: number, entry: KeptEntry, now: KeptState): Promise<Outcome> {
    const game = await this.read(id);
    if (!game || game.log.length !== seen) return 'behind';
    return this.add(appended(game, entry, now));
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}
