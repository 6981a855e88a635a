// What the better bots have learnt: which net a game needs, who needs it, and how it comes to a module once.
import type { Cards, Variant } from './protocol';

export type NetName = Cards | 'ark' | 'habits';

/** The net of a game, by its options or by a position. */
export const netOf = ({ game, cards }: { game: 'beasty' | 'ark'; cards?: Cards }): NetName => (game === 'ark' ? 'ark' : (cards ?? 'bar'));

const kFirstThatSearches = 2;
const kChampion = 6;

/** Whether the champion asks what the turns so far tell of the other's hand: with two players of the first game. */
const reads = ({ game, cards = 'bar', variant = 'guests', players }: BotGame): boolean => game === 'beasty' && cards === 'bar' && variant === 'guests' && players === 2;

interface BotGame {
  game: 'beasty' | 'ark';
  cards?: Cards;
  variant?: Variant;
  players: number;
}

/** What a bot needs. The lowest level sees its own animal's act and nothing else. */
export function netsOf(level: number, options: BotGame): NetName[] {
  if (level < kFirstThatSearches) return [];
  return level === kChampion && reads(options) ? [netOf(options), 'habits'] : [netOf(options)];
}

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
