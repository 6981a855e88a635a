// Every example and every lesson is played with the real rules: what a caption claims must happen.
import { beforeAll, describe, expect, it, test } from 'vitest';
import { animals, animalsOf } from '../src/core/animals';
import type { GameEvent, Position } from '../src/core/protocol';
import { positionOf } from '../src/view/learn/board/setup';
import { examples, examplesOf } from '../src/view/learn/examples';
import { isSo } from '../src/view/learn/examples/example';
import { ark } from '../src/view/learn/lessons/ark';
import { bar } from '../src/view/learn/lessons/bar';
import { answerTo } from '../src/view/learn/lessons/lesson';
import { town } from '../src/view/learn/lessons/town';
import { kBundles, kCodes } from '../src/i18n/say.test-support';
import { related, sectionOf, speciesOfRule } from '../src/view/learn/rules/book';
import { type Answer, loadRules } from './rules';

let ask: (request: object) => Answer;
beforeAll(async () => {
  ask = await loadRules();
});

function play(position: Position, move: string): { events: GameEvent[]; position: Position } {
  if (position.phase !== 'play') return ask({ op: 'preview', view: position, move });
  expect(ask({ op: 'load', position }), JSON.stringify(position)).toMatchObject({ ok: true });
  const played = ask({ op: 'play', move });
  expect(played, move).toMatchObject({ ok: true });
  return played;
}
const legalIn = (position: Position): string[] => ask({ op: 'preview', view: position }).moves;

describe.each(examples)('example $id', ({ setup, move, must, never = [], wins }) => {
  const position = positionOf(setup);
  it('is one that the reader can play', () => {
    expect(legalIn(position)).toContain(move);
  });
  it('brings what its caption claims', () => {
    const { events } = play(position, move);
    const told = events.map(({ what, who, other }) => [what, who, other].filter(Boolean).join(' '));
    for (const written of must) expect(events.some((event) => isSo(written, event)), `${written} in ${told.join(', ')}`).toBe(true);
    for (const written of never) expect(events.some((event) => isSo(written, event)), `no ${written} in ${told.join(', ')}`).toBe(false);
    if (wins) expect(ask({ op: 'score' })).toMatchObject({ over: true, winners: wins });
  });
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
});

test.each(kCodes)('every example has a caption in %s, and no caption is left over', (code) => {
  const captions = kBundles[code].ids().filter((id) => id.startsWith('example-')).sort();
  expect(captions).toEqual(examples.map(({ id }) => `example-${id}`).sort());
});

test('whatever a topic is called, it has a page', () => {
  const topics = [...examples.flatMap(({ about }) => about.split(' ')), ...Object.values(related).flatMap(({ more, named = [] }) => [...more, ...named])];
  for (const topic of topics) expect(animals[topic] ?? speciesOfRule(topic) ?? sectionOf(topic), topic).toBeTruthy();
});

test.each(animalsOf('mix'))('%s has two examples or more', (species) => {
  expect(examplesOf(species).length).toBeGreaterThanOrEqual(2);
});

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
// A1 and A13 say how many there are: there is nothing to try.
const shown = [
  ...Object.values(animals).map(({ rule }) => rule),
  ...[numbered('T', 8), numbered('K', 5), numbered('P', 4), numbered('B', 3), numbered('Q', 2), numbered('V', 5), numbered('W', 2), numbered('A', 12).slice(1)].flat()
];
test.each(shown)('rule %s has an example', (rule) => {
  expect(examplesOf(rule).length).toBeGreaterThanOrEqual(1);
});

describe.each([bar, town, ark])('the lesson of $game', (lesson) => {
  const asked = lesson.steps.filter(({ setup }) => setup);
  it.each(asked)('$say stands on a table that can be', ({ setup, theirs, asks }) => {
    const position = positionOf(setup!);
    expect(legalIn(position).length).toBeGreaterThan(0);
    if (theirs) expect(legalIn(position)).toContain(theirs);
    else if (asks) expect(position.turn).toBe(0);
  });
  it.each(lesson.steps.filter(({ asks }) => asks))('$say has an answer to every move, and every answer can be heard', (step) => {
    const position = positionOf(step.setup!);
    const heard = new Set(legalIn(position).map((move) => answerTo(step, move, play(position, move).events)));
    expect([...heard].sort()).toEqual([...new Set([...(step.answers ?? []).map(({ say }) => say), step.done ?? ''])].sort());
  });
  it('takes between eight and twelve steps', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(12);
  });
});
