// What is printed on the cards: strength, points, recurring or not. A table of facts for drawing; the rules are elsewhere.
import type { Cards, Species } from './protocol';

export interface Animal {
  strength: number;
  points: number;
  recurring: boolean;
  /** Its rule in RULES.md. */
  rule: string;
  game: 'bar' | 'town';
  /** Place in lists: by strength, the first game before the second. */
  order: number;
}

const rows: [string, number, number, boolean, string, string, number, boolean, string][] = [
  ['lion', 12, 2, false, 'L', 'rhino', 3, false, 'RH'],
  ['hippo', 11, 2, true, 'H', 'bear', 2, false, 'BE'],
  ['crocodile', 10, 3, true, 'C', 'tiger', 3, true, 'TI'],
  ['snake', 9, 2, false, 'N', 'cheetah', 4, false, 'CH'],
  ['giraffe', 8, 3, true, 'G', 'llama', 4, true, 'LL'],
  ['zebra', 7, 4, false, 'Z', 'porcupine', 4, false, 'PO'],
  ['seal', 6, 2, false, 'E', 'ostrich', 3, false, 'OS'],
  ['chameleon', 5, 3, false, 'M', 'penguin', 3, false, 'PE'],
  ['monkey', 4, 3, false, 'A', 'dog', 2, false, 'DO'],
  ['kangaroo', 3, 4, false, 'J', 'peacock', 2, false, 'PC'],
  ['parrot', 2, 4, false, 'R', 'vulture', 2, false, 'V'],
  ['skunk', 1, 4, false, 'U', 'bat', 4, false, 'BA']
];

export const animals: Record<Species, Animal> = {};
for (const [bar, strength, points, recurring, rule, town, townPoints, townRecurring, townRule] of rows) {
  animals[bar] = { strength, points, recurring, rule, game: 'bar', order: strength * 2 };
  animals[town] = { strength, points: townPoints, recurring: townRecurring, rule: townRule, game: 'town', order: strength * 2 + 1 };
}

/** The animals of a game, strongest first. */
export const animalsOf = (cards: Cards): Species[] =>
  rows.flatMap((row) => (cards === 'bar' ? [row[0]] : cards === 'town' ? [row[5]] : [row[0], row[5]]));

/** The two animals of each strength, 12 first: the choice when a deck is composed. */
export const pairs: [Species, Species][] = rows.map((row) => [row[0], row[5]]);

export const speciesOf = (card: string): Species => card.split('.')[0] ?? card;
export const seatOf = (card: string): number => Number(card.split('.')[1] ?? 0);
