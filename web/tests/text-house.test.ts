// Single lines before the game, on the quay and about the table itself: what is said and what is sent.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Spec } from '../src/core/protocol';
import { answer } from '../src/core/text/answer';
import { hintOf } from '../src/core/text/hints';
import { fresh } from '../src/core/text/state';
import { arrived } from '../src/core/text/told';
import type { Vocabulary } from '../src/core/text/vocabulary';
import { loadRules, speak, standing, Typing, type Ask } from './text-table';

let ask: Ask;
let words: Vocabulary;
beforeAll(async () => {
  ask = await loadRules();
  words = await speak('en');
});

const bar: Spec = { game: 'beasty', cards: 'bar', variant: 'guests', players: 2 };
const ark: Spec = { game: 'ark', players: 2 };
const usual = () => new Typing(ask, words, bar, 1, {}, standing(bar, ['crocodile.1', 'giraffe.0', 'zebra.1'], ['parrot', 'kangaroo', 'chameleon', 'lion']));

describe('on the quay', () => {
  const begun = () => {
    const typing = new Typing(ask, words, ark, 5);
    typing.type('1');
    typing.type('yes');
    typing.others();
    return typing;
  };
  it('a tile is kept by its number or its name', () => {
    const typing = new Typing(ask, words, ark, 5);
    expect(typing.said('unicorn')).toContain('Name one of your three tiles');
    expect(typing.said('keep 1 2')).toContain('Only one tile');
    expect(typing.moves('3', '')).toMatch(/^keep [a-z]+\d$/);
  });
  it('a group is split by numbers, and both sides are told', () => {
    const typing = begun();
    const group = (typing.model.position as { groups: string[][] }).groups[0] ?? [];
    expect(typing.said('split 1: 1 3')).toMatch(/^Split: /);
    const [left = '', right = ''] = (typing.state.pending ?? '').slice(6).split(' | ');
    expect([left, right].map((side) => side.split(' ').length).sort()).toEqual([2, group.length - 2].sort());
    expect([left, right].some((side) => side === [group[0], group[2]].join(' '))).toBe(true);
  });
  it('a group is split step by step', () => {
    const typing = begun();
    expect(typing.said('split')).toContain('Which tiles of group 1');
    expect(typing.said('99')).toContain('numbers from 1 to');
    expect(typing.said('hand')).toContain('On your ark');
    expect(typing.state.group).toBe(0);
    typing.type('2');
    expect(typing.state.pending).toMatch(/^split /);
    expect(typing.said('back')).toContain('The quay');
    expect(typing.state).toMatchObject({ group: null, pending: null });
  });
  it('all tiles on one side is no split', () => {
    const typing = begun();
    const count = (typing.model.position as { groups: string[][] }).groups[0]?.length ?? 0;
    expect(typing.said(`split 1: ${Array.from({ length: count }, (_, i) => i + 1).join(' ')}`)).toContain('Both sides need a tile');
  });
  it('what cannot be paid is refused with its price', () => {
    expect(begun().said('take 1')).toMatch(/It costs \d+ crates, you have 1\./);
    expect(begun().said('take 7')).toContain('Which group?');
    expect(begun().said('pass')).toContain('cannot pass');
  });
  it('the notation is played at once', () => {
    const typing = begun();
    const move = typing.scene.legal?.[0] ?? '';
    expect(typing.moves(move)).toBe(move);
  });
});

describe('before the game', () => {
  const mix: Spec = { game: 'beasty', cards: 'mix', variant: 'points', players: 2 };
  it('a deck is composed by names, strengths and presets', () => {
    const typing = new Typing(ask, words, mix, 5);
    typing.type('rhino, hippo and skunk');
    typing.type('9');
    expect(typing.state.deck).toEqual(['rhino', 'hippo', 'crocodile', 'snake', 'giraffe', 'porcupine', 'seal', 'penguin', 'monkey', 'peacock', 'parrot', 'skunk']);
    typing.type('second game');
    expect(typing.state.deck[0]).toBe('rhino');
    expect(typing.said('last')).toContain('not played a deck');
    expect(typing.moves('first', 'done')).toBe('deck skunk parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion');
  });
  it('the last deck comes back', () => {
    const deck = 'bat parrot kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo rhino'.split(' ');
    const typing = new Typing(ask, words, mix, 5, { lastDeck: deck });
    expect(typing.moves('last', 'done')).toBe(`deck ${deck.join(' ')}`);
  });
  it('four are sorted out, no more and no fewer', () => {
    const typing = new Typing(ask, words, { ...bar, variant: 'points' }, 5);
    typing.type('lion');
    typing.type('hippo 1 2');
    expect(typing.state.out).toEqual(['lion', 'hippo', 'skunk', 'parrot']);
    expect(typing.said('snake')).toContain('Four are sorted out already');
    expect(typing.said('lion')).toContain('stays: 3 of 4');
    expect(typing.said('done')).toContain('so far there are 3');
    typing.type('snake');
    expect(typing.moves('done')).toBe('trim skunk parrot snake hippo');
  });
});

describe('the house', () => {
  const at = (change: object, me: string | null = 'me') => {
    const typing = usual();
    typing.model = { ...typing.model, ...change };
    typing.settings = { me };
    typing.state = fresh(typing.model.position);
    return typing;
  };
  const empty = { kind: 'empty' as const, here: false, left: false };
  const me = { kind: 'person' as const, person: 'me', name: 'Ada', here: true, left: false };
  const order = (typing: Typing, ...lines: string[]) => {
    let last;
    for (const line of lines) {
      const reply = answer(typing.state, typing.scene, line);
      typing.state = reply.state;
      last = reply;
    }
    return last?.order ?? last?.go ?? last?.lines[0]?.kind;
  };
  const waiting = { state: 'waiting', position: null, turn: [] };

  it('sits down, fills the seats, begins', () => {
    expect(order(at({ ...waiting, seat: null, seats: [empty, empty], host: 'x' }), 'sit')).toEqual({ t: 'sit', seat: 0 });
    expect(order(at({ ...waiting, seat: null, seats: [empty, empty], host: 'x' }), 'sit 2')).toEqual({ t: 'sit', seat: 1 });
    expect(order(at({ ...waiting, seats: [me, empty] }), 'bot 3')).toEqual({ t: 'bot', seat: 1, level: 3 });
    expect(order(at({ ...waiting, seats: [me, empty] }), 'bot')).toEqual({ t: 'bot', seat: 1, level: 2 });
    expect(order(at({ ...waiting, seats: [me, empty] }), 'bot bouncer')).toEqual({ t: 'bot', seat: 1, level: 4 });
    expect(order(at({ ...waiting, seats: [me, empty] }), 'bot the Champion')).toEqual({ t: 'bot', seat: 1, level: 6 });
    expect(order(at({ ...waiting, seats: [me, empty] }), 'bot 7')).toBe('trouble');
    expect(order(at({ ...waiting, seats: [me, empty] }), 'bot lion')).toBe('trouble');
    expect(order(at({ ...waiting, seats: [me, empty] }), 'start')).toBe('trouble');
    expect(order(at({ ...waiting, seats: [me, { ...me, kind: 'bot' }] }), 'start')).toEqual({ t: 'start' });
    expect(order(at({ ...waiting, seats: [me, { ...me, kind: 'bot' }] }, 'other'), 'start')).toBe('trouble');
    expect(order(at({ ...waiting, seats: [me, { ...me, kind: 'bot' }] }), 'remove 2')).toEqual({ t: 'kick', seat: 1 });
    expect(order(at({ ...waiting, seats: [me, empty] }), 'stand up')).toEqual({ t: 'stand' });
  });
  it('asks before giving up or closing', () => {
    expect(order(at({}), 'resign')).toBe('say');
    expect(order(at({}), 'resign', 'yes')).toEqual({ t: 'resign' });
    expect(order(at({}), 'resign', 'no')).toBe('say');
    expect(order(at({}), 'resign', '')).toBe('trouble');
    expect(order(at({ ...waiting, seats: [me, empty] }), 'close', 'yes')).toEqual({ t: 'close' });
  });
  it('says what is said as it was typed', () => {
    expect(order(at({}), 'say Well played, Ada!')).toEqual({ t: 'chat', text: 'Well played, Ada!' });
    expect(order(at({}), 'say')).toBe('trouble');
  });
  it('goes on to the next game', () => {
    const over = { state: 'over', turn: [], winners: [0] };
    expect(order(at(over), 'again')).toEqual({ t: 'rematch' });
    expect(order(at(over), 'rematch')).toEqual({ t: 'rematch' });
    expect(order(at({ ...over, next: 'n1' }), 'rematch')).toBe('/table/n1');
    expect(order(at(over), 'return game')).toBe('trouble');
    expect(order(at({ ...over, spec: { ...bar, cards: 'mix' } }), 'return game')).toEqual({ t: 'rematch', return: true });
    expect(order(at(over), 'leave')).toBe('/');
  });
  it('takes the seat back from a bot', () => {
    expect(order(at({ seats: [{ ...me, left: true }, me] }), 'my seat')).toEqual({ t: 'back' });
    expect(order(at({ seats: [{ ...me, left: true }, me] }), 'back')).toEqual({ t: 'back' });
  });
  it('lets who watches look and not play', () => {
    const typing = at({ seat: null });
    expect(typing.said('line')).toContain('In line');
    expect(order(typing, 'lion')).toBe('trouble');
    expect(order(typing, 'parrot @1')).toBe('trouble');
    expect(typing.said('hand')).toBe('You are watching.');
    expect(arrived(fresh(null), typing.scene).lines.map((line) => line.text)).toContain('You are watching.');
  });
  it('answers nothing for the others', () => {
    const typing = at({ turn: [1], legal: null });
    expect(order(typing, 'lion')).toBe('trouble');
    expect(order(typing, '1')).toBe('trouble');
    expect(order(typing, 'play lion')).toBe('trouble');
  });
  it('tells what can be typed, wherever one is', () => {
    const places = [at({}), at({ turn: [1] }), at({ seat: null }), at({ state: 'over', turn: [] }), at({ ...waiting, seats: [me, empty] }), at({ state: 'closed', position: null })];
    for (const typing of places) {
      const hint = hintOf(typing.state, typing.scene);
      expect(hint.text.length).toBeGreaterThan(8);
      expect(hint.words.length).toBeGreaterThan(0);
      for (const word of hint.words) expect(words.command(word.split(' ')), word).not.toBeNull();
      expect(typing.type('help').length).toBeGreaterThan(5);
    }
  });
});
