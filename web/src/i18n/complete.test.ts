// Nothing that the documents name is without words: rules, events, refusals, animals.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { captionOf, type Event } from './caption';
import { kBundles, kCodes, say } from './say.test-support';

const document = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

function every(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

function expectTexts(ids: string[], atLeast: number): void {
  expect(ids.length).toBeGreaterThanOrEqual(atLeast);
  for (const code of kCodes) {
    const missing = ids.filter((id) => !kBundles[code].hasMessage(id));
    expect(missing, code).toEqual([]);
  }
}

test('every numbered rule has a text', () => {
  const rules = every(document('RULES.md'), /\*\*([A-Z]{1,2}\d{0,2})(?: [A-Z][\w ]*)?\*\*/g);
  expectTexts(rules.map((rule) => `rule-${rule}`), 70);
});

test('every event of the Beasty games has a caption', () => {
  const kinds = every(document('docs/events-beasty.md'), /^\| `(?!what`)([a-z_]+)` \|/gm);
  expectTexts(kinds.map((kind) => `event-${kind.replaceAll('_', '-')}`), 37);
});

test('every event of Animals on Board has a caption', () => {
  const kinds = every(document('docs/events-ark.md'), /^\| `(?!what`)([a-z_]+)` \|/gm);
  expectTexts(kinds.map((kind) => `ark-event-${kind.replaceAll('_', '-')}`), 27);
});

test('every refusal has a sentence', () => {
  const [, listed = ''] = /`code` is one of ([^]*?)\. `version`/.exec(document('docs/websocket.md')) ?? [];
  expectTexts(every(listed, /`([a-z_]+)`/g).map((code) => `refused-${code.replaceAll('_', '-')}`), 14);
});

test('every animal has a name, and every card a text', () => {
  const cards = every(document('RULES.md'), /^\| \*\*[A-Z]{1,2}\*\* \| ([a-z]+)/gm);
  expectTexts(cards.flatMap((card) => [`animal-${card}`, `animal-${card}-card`]), 48);
  const [, species = ''] = /^Species: ([^.]*)\./m.exec(document('RULES.md')) ?? [];
  expectTexts(species.split(', ').map((animal) => `animal-${animal}`), 12);
});

// The turn that docs/events-beasty.md tells.
const kNames = ['Ada', 'Otto'];
const kTurn: [Event, string][] = [
  [{ what: 'plays', who: 'vulture.0', why: 'T1', seat: 0 }, 'Ada plays the vulture, which waits beside the pile.'],
  [{ what: 'fetches', who: 'dog.1', why: 'V2', other: 'vulture.0', place: 4 }, "The vulture fetches the dog from THAT'S IT to the end of the line."],
  [{ what: 'sorted', who: 'dog.1', why: 'DO', cards: ['bat.1', 'dog.1'] }, 'The dog sorts the line: weakest at the gate.'],
  [{ what: 'burns', who: 'bat.1', why: 'B1' }, 'The bat stands at the gate and burns.'],
  [{ what: 'eaten', who: 'dog.1', why: 'C', other: 'crocodile.0' }, 'The crocodile eats the dog.'],
  [{ what: 'ordered', who: null, why: 'P2', seat: 0, cards: ['bat.1', 'dog.1'] }, 'Ada orders the pile, lowest first: the bat and the dog.'],
  [{ what: 'draws', who: null, why: 'T6', seat: 0, card: 'zebra' }, 'Ada draws the zebra.'],
  [{ what: 'draws', who: null, why: 'T6', seat: 1, card: '?' }, 'Otto draws a card.'],
  [{ what: 'no_target', who: 'llama.0', why: 'LL' }, 'The llama finds nobody to act on.'],
  [{ what: 'moves', who: 'monkey.1', why: 'A', other: 'monkey.0', place: 2 }, 'The monkey follows to position 2.'],
  [{ what: 'moves', who: 'lion.1', why: 'L', place: 1 }, 'The lion moves up to the gate.'],
];

test.each(kTurn)('%o is told', (event, sentence) => {
  const { id, args } = captionOf(event, (seat) => kNames[seat] ?? '', 'beasty');
  expect(say('en', id, args)).toBe(sentence);
});

test('whose turn it is on the quay is told to them', () => {
  const told = (me: number | null) => {
    const { id, args } = captionOf({ what: 'turn', why: 'A4', seat: 0 }, (seat) => kNames[seat] ?? '', 'ark', me);
    return say('en', id, args);
  };
  expect(told(0)).toBe('It is your turn.');
  expect(told(1)).toBe('It is Ada’s turn.');
  expect(told(null)).toBe('It is Ada’s turn.');
});

test('a take of Animals on Board is told to who may know the tile and to who may not', () => {
  const told = (event: Event) => {
    const { id, args } = captionOf(event, (seat) => kNames[seat] ?? '', 'ark');
    return say('en', id, args);
  };
  expect(told({ what: 'taken', why: 'A5', seat: 0, tiles: ['?', 'elephant2'] })).toBe('Ada takes a face-down tile and elephant 2 on board.');
  expect(told({ what: 'looked_at', why: 'A5', seat: 0, who: '?tiger1' })).toBe('Face down lay tiger 1: only Ada knows.');
  expect(told({ what: 'looked_at', why: 'A5', seat: 0, who: '?' })).toBe('Ada looks at the face-down tile.');
});
