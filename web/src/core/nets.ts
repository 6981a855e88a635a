// What the better bots have learnt: which net a game needs, who needs it, and how it comes to a module once.
import type { Cards } from './protocol';

export type NetName = Cards | 'ark';

/** The net of a game, by its options or by a position. */
export const netOf = ({ game, cards }: { game: 'beasty' | 'ark'; cards?: Cards }): NetName => (game === 'ark' ? 'ark' : (cards ?? 'bar'));

const kFirstThatSearches = 2;

/** The lowest level sees its own animal's act and nothing else. */
export const needsNet = (level: number): boolean => level >= kFirstThatSearches;

const kDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => kDigits[byte]).join('');

export class Nets {
  private readonly brought = new Map<NetName, Promise<boolean>>();

  /** `tell` says whether the module took it. */
  constructor(
    private readonly fetched: (name: NetName) => Promise<Uint8Array>,
    private readonly tell: (request: { op: 'net'; name: NetName; bytes: string }) => boolean | Promise<boolean>
  ) {}

  /** Whether the module has this net now. Without it bots play on, only not as well. */
  bring(name: NetName): Promise<boolean> {
    let coming = this.brought.get(name);
    if (!coming) this.brought.set(name, (coming = this.fetchAndTell(name)));
    return coming;
  }

  // A file that the module does not take stays such a file; one that did not come may come the next time.
  private async fetchAndTell(name: NetName): Promise<boolean> {
    try {
      return await this.tell({ op: 'net', name, bytes: hexOf(await this.fetched(name)) });
    } catch {
      this.brought.delete(name);
      return false;
    }
  }
}
