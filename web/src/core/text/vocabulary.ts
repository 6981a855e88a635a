// The words that can be typed, read from the texts: those of the reader's language, and always the English ones too.
import type { FluentBundle } from '@fluent/bundle';
import { animals } from '../animals';
import { levels } from '../levels';
import type { Species } from '../protocol';
import { normal, squeezed, wordsOf } from './normal';

export const kCommands = [
  'line', 'hand', 'bar', 'pile', 'players', 'score', 'rules', 'animal', 'why', 'log', 'repeat', 'again', 'moves', 'preview', 'hint', 'help', 'link',
  'play', 'yes', 'no', 'back', 'done', 'random', 'first', 'second', 'last', 'keep', 'take', 'split', 'pass',
  'sit', 'stand', 'start', 'bot', 'remove', 'resign', 'rematch', 'returngame', 'seat', 'leave', 'close', 'say', 'pictures'
] as const;
export type CommandId = (typeof kCommands)[number];

/** Words that answer a question: the parities, and a tile that lies face down. */
export type AnswerWord = 'even' | 'odd' | 'hidden';

const kArkOnly: Species[] = ['elephant', 'fox', 'gorilla', 'panda'];
export const kSpecies: readonly Species[] = [...Object.keys(animals), ...kArkOnly];
const kLongest = 4;

export interface Vocabulary {
  /** The command at the beginning of the words, and how many of them it takes. */
  command(words: readonly string[]): { id: CommandId; used: number } | null;
  /** The word that the player is told to type for it. */
  shown(id: CommandId): string;
  /** Squeezed names of animals, in the order of the languages. */
  names: ReadonlyMap<string, Species>;
  answers: ReadonlyMap<string, AnswerWord>;
  /** The bots' levels by their squeezed names. */
  levels: ReadonlyMap<string, number>;
  fillers: ReadonlySet<string>;
  hasRule(rule: string): boolean;
}

/** The texts that list words: one, or several with commas. */
function listed(bundle: FluentBundle, id: string, args: Record<string, string> = {}): string[] {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return [];
  return bundle.formatPattern(pattern, args).replace(/[\u2068\u2069]/g, '').split(/[,،]/).map((word) => word.trim());
}

export function vocabularyOf(bundles: readonly FluentBundle[]): Vocabulary {
  const read = <Value>(values: readonly Value[], id: (value: Value) => string, args: (value: Value) => Record<string, string> = () => ({})) => {
    const found = new Map<string, Value>();
    for (const bundle of bundles)
      for (const value of values)
        for (const word of listed(bundle, id(value), args(value))) {
          const key = squeezed(normal(word));
          if (!found.has(key)) found.set(key, value);
        }
    return found;
  };
  const commands = read(kCommands, (id) => `text-command-${id}`);
  const names = read(kSpecies, () => 'text-names', (animal) => ({ animal }));
  for (const species of kSpecies) if (!names.has(species)) names.set(species, species);
  return {
    command(words) {
      for (let used = Math.min(kLongest, words.length); used > 0; used--) {
        const id = commands.get(squeezed(words.slice(0, used).join('')));
        if (id) return { id, used };
      }
      return null;
    },
    shown: (id) => (bundles[0] ? (listed(bundles[0], `text-command-${id}`)[0] ?? id) : id),
    names,
    answers: read(['even', 'odd', 'hidden'] as const, (id) => `text-word-${id}`),
    levels: read<number>(levels, (level) => `level-name-${level}`),
    fillers: new Set(bundles.flatMap((bundle) => listed(bundle, 'text-fillers').flatMap((word) => wordsOf(normal(word))))),
    hasRule: (rule) => bundles[0]?.hasMessage(`rule-${rule}`) ?? false
  };
}
