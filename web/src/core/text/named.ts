// Which animal is meant: by its whole name, or by a beginning that fits no other of those that can be meant.
import type { Species } from '../protocol';
import { numberIn, squeezed } from './normal';
import type { Vocabulary } from './vocabulary';

/** Articles and little words at the beginning say nothing. */
export function bare(words: Vocabulary, typed: readonly string[]): string[] {
  const from = typed.findIndex((word) => !words.fillers.has(word));
  return from < 0 ? [...typed] : typed.slice(from);
}

/** The species that the text means among these: one, several where it is only a beginning, or none. */
export function meant(words: Vocabulary, typed: string, among: readonly Species[]): Species[] {
  const key = squeezed(typed);
  if (key === '') return [];
  const exact = words.names.get(key);
  if (exact) return among.includes(exact) ? [exact] : [];
  const begun = [...words.names].filter(([name, species]) => name.startsWith(key) && among.includes(species));
  return among.filter((species, i) => among.indexOf(species) === i && begun.some(([, one]) => one === species));
}

/** The animal at the beginning of the words, and what follows it. A whole name of several words goes before a shorter one. */
export function leading(words: Vocabulary, typed: readonly string[], among: readonly Species[]): { found: Species[]; rest: string[] } {
  const all = bare(words, typed);
  const tries = [3, 2, 1].filter((count) => count <= all.length);
  const whole = tries.find((count) => words.names.has(squeezed(all.slice(0, count).join(''))));
  const count = whole ?? tries.find((many) => meant(words, all.slice(0, many).join(''), among).length > 0);
  if (count === undefined) return { found: [], rest: all };
  return { found: meant(words, all.slice(0, count).join(''), among), rest: all.slice(count) };
}

/** The animal that a name stands for, whoever it is. */
export const anyAnimal = (words: Vocabulary, typed: readonly string[]): Species | null => words.names.get(squeezed(bare(words, typed).join(''))) ?? null;

/** Tiles of a group, named by number of the list or by name: "1 3", "fox 2 and the lions", "?". Null where something is not there. */
export function tilesMeant(words: Vocabulary, typed: readonly string[], group: readonly string[]): number[] | null {
  const found = new Set<number>();
  let left = bare(words, typed);
  while (!left.every((word) => words.fillers.has(word))) {
    const first = firstTiles(words, left, group);
    if (!first) return null;
    for (const place of first.places) found.add(place);
    left = bare(words, first.rest);
  }
  return [...found].sort((a, b) => a - b);
}

/** The tiles that the first of the words mean: a place, the face-down one, a species with its number, or all of a species. */
function firstTiles(words: Vocabulary, typed: readonly string[], group: readonly string[]): { places: number[]; rest: string[] } | null {
  const [first = '', ...rest] = typed;
  const place = numberIn(first);
  if (place !== null) return place >= 1 && place <= group.length ? { places: [place - 1], rest } : null;
  if (first === '?' || words.answers.get(first) === 'hidden') return group.includes('?') ? { places: [group.indexOf('?')], rest } : null;
  const [, name, digit] = /^(\D+)([1-5])$/.exec(first) ?? [];
  const apart = name && digit ? [name, digit, ...rest] : typed;
  const { found, rest: behind } = leading(words, apart, speciesIn(group));
  if (found.length !== 1) return null;
  const numbered = group.indexOf(`${found[0]}${behind[0] ?? ''}`);
  if (numbered >= 0) return { places: [numbered], rest: behind.slice(1) };
  return { places: group.flatMap((tile, i) => (speciesOfTile(tile) === found[0] ? [i] : [])), rest: behind };
}

export const speciesOfTile = (tile: string): Species => /^\??([a-z]+)\d$/.exec(tile)?.[1] ?? '?';
const speciesIn = (group: readonly string[]): Species[] => [...new Set(group.map(speciesOfTile))];
