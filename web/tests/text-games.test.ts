// Whole games by typed lines only, in three languages: names of that language, numbers in its digits, its command words.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArkPosition, BeastyPosition, Spec } from '../src/core/protocol';
import { number, t, type Language } from '../src/i18n';
import type { Vocabulary } from '../src/core/text/vocabulary';
import { kLanguages, loadRules, speak, Typing, type Ask } from './text-table';

let ask: Ask;
beforeAll(async () => {
  ask = await loadRules();
});

const games: [string, Spec][] = [
  ['bar', { game: 'beasty', cards: 'bar', variant: 'guests', players: 2 }],
  ['bar for four', { game: 'beasty', cards: 'bar', variant: 'guests', players: 4 }],
  ['town', { game: 'beasty', cards: 'town', variant: 'guests', players: 3 }],
  ['mix', { game: 'beasty', cards: 'mix', variant: 'guests', players: 2 }],
  ['mix by points', { game: 'beasty', cards: 'mix', variant: 'points', players: 3 }],
  ['points', { game: 'beasty', cards: 'bar', variant: 'points', players: 2 }],
  ['ark', { game: 'ark', players: 2 }],
  ['ark for four', { game: 'ark', players: 4 }]
];

const name = (species: string) => t(`animal-${species}`);

/** One line that whoever sits there could type next. */
function nextLine(typing: Typing, words: Vocabulary): string {
  const { state, model } = typing;
  const position = model.position!;
  if (state.pending) return typing.chosen(['', words.shown('yes')]);
  if (position.game === 'ark') return arkLine(typing, position, words);
  if (position.phase === 'deck') return deckLine(typing, words);
  if (position.phase === 'trim') return trimLine(typing, position, words);
  const byNumber = state.options.length > 0 && typing.below(2) === 0;
  if (byNumber) return number(typing.chosen(state.options).number);
  if (state.steps.length === 0) return name(typing.chosen(position.hands[0] ?? []));
  const option = typing.chosen(typing.asks);
  return typing.below(2) === 0 ? option : number(typing.asks.indexOf(option) + 1);
}

let changes = 0;
function deckLine(typing: Typing, words: Vocabulary): string {
  changes++;
  if (changes % 4 === 0) return words.shown('done');
  return typing.chosen([words.shown('random'), words.shown('second'), name('rhino'), number(7), `${name('bat')} ${name('seal')}`]);
}

function trimLine(typing: Typing, position: BeastyPosition, words: Vocabulary): string {
  const left = (position.hands[0] ?? []).filter((species) => !typing.state.out.includes(species));
  if (typing.state.out.length === 4) return words.shown('done');
  return typing.below(2) === 0 ? name(typing.chosen(left)) : number((position.hands[0] ?? []).indexOf(typing.chosen(left)) + 1);
}

function arkLine(typing: Typing, position: ArkPosition, words: Vocabulary): string {
  const { state } = typing;
  const legal = typing.scene.legal ?? [];
  if (position.phase === 'keep') {
    const tile = typing.chosen(position.dealt[0] ?? []);
    return typing.chosen([number((position.dealt[0] ?? []).indexOf(tile) + 1), t('ark-tile', { species: tile.slice(0, -1), value: Number(tile.slice(-1)) })]);
  }
  if (state.group !== null) {
    const group = position.groups[state.group] ?? [];
    const side = group.map((_, i) => i + 1).filter(() => typing.below(2) === 0);
    return (side.length === 0 || side.length === group.length ? [1] : side).map((place) => number(place)).join('، ');
  }
  if (legal.length === 1 && legal[0] === 'pass') return words.shown('pass');
  if (state.options.length > 0 && typing.below(3) === 0) return number(typing.chosen(state.options).number);
  const takes = legal.filter((move) => move.startsWith('take '));
  if (takes.length > 0 && typing.below(2) === 0) return `${words.shown('take')} ${number(position.groups.findIndex((group) => `take ${group.join(' ')}` === typing.chosen(takes)) + 1 || 1)}`;
  const large = position.groups.findIndex((group) => group.length > 1);
  return large < 0 ? words.shown('moves') : typing.chosen([`${words.shown('split')} ${number(large + 1)}`, `${words.shown('split')} ${number(large + 1)}: ${number(1)}`]);
}

describe.each(kLanguages)('in %s', (code: Language) => {
  it.each(games)('a game of %s', async (_, spec) => {
    const words = await speak(code);
    for (const seed of [3, 11]) {
      const typing = new Typing(ask, words, spec, seed);
      let lines = 0;
      for (; typing.model.state === 'playing' && lines < 3000; lines++) {
        typing.others();
        if (typing.mine) typing.type(nextLine(typing, words));
      }
      expect(typing.model.state).toBe('over');
      expect(typing.heard.some((line) => line.kind === 'end')).toBe(true);
      expect(typing.heard.filter((line) => line.kind === 'head').length).toBeGreaterThan(10);
      const all = typing.heard.map((line) => line.text).join('\n');
      expect(all).not.toMatch(/undefined|\{|text-[a-z]+|event-/);
      if (code === 'fa') expect(typing.heard.filter((line) => /[A-Za-z0-9]/.test(line.text.replaceAll('Enter', '')))).toEqual([]);
    }
  }, 60_000);
});
