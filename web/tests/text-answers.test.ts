// Single lines at real positions: what is said, what is sent, and that anything else changes nothing.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Spec } from '../src/core/protocol';
import { answer } from '../src/core/text/answer';
import type { Vocabulary } from '../src/core/text/vocabulary';
import { loadRules, speak, standing, Typing, type Ask } from './text-table';

let ask: Ask;
let words: Vocabulary;
beforeAll(async () => {
  ask = await loadRules();
  words = await speak('en');
});

const bar: Spec = { game: 'beasty', cards: 'bar', variant: 'guests', players: 2 };
const town: Spec = { game: 'beasty', cards: 'town', variant: 'guests', players: 2 };

const atBar = (line: string[], hand: string[]) => new Typing(ask, words, bar, 1, {}, standing(bar, line, hand));
const inTown = (line: string[], hand: string[], gone: string[] = []) => new Typing(ask, words, town, 1, {}, standing(town, line, hand, gone));
const usual = () => atBar(['crocodile.1', 'giraffe.0', 'zebra.1'], ['parrot', 'kangaroo', 'chameleon', 'lion']);
const sent = (typing: Typing) => (typing.last?.order?.t === 'move' ? typing.last.order.move : null);
describe('a card', () => {
  it('is begun by its name, asks what it must, is told, and is played by a yes', () => {
    const typing = usual();
    expect(typing.said('parrot')).toContain('Who has to leave?');
    expect(typing.state.options.map((option) => option.number)).toEqual([1, 2, 3]);
    expect(typing.said('2')).toContain('Giraffe (yours), position 2 from the gate. The giraffe goes to');
    expect(typing.state.pending).toBe('parrot @2');
    typing.type('yes');
    expect(typing.model.log.at(-1)?.entry.move).toBe('parrot @2');
  });
  it('is played by Enter too, but not before there is a move', () => {
    expect(usual().moves('lion', '')).toBe('lion');
    expect(usual().moves('', '')).toBeNull();
    expect(usual().moves('parrot', '')).toBeNull();
  });
  it('is begun by its number in the hand, or by a beginning of its name', () => {
    expect(usual().moves('2', '1', 'yes')).toBe('kangaroo +1');
    expect(usual().moves('kan', '+2', 'ok')).toBe('kangaroo +2');
  });
  it('may be typed with its choices in one line', () => {
    expect(usual().moves('parrot crocodile', '')).toBe('parrot @1');
    expect(usual().moves('the kangaroo 2', '')).toBe('kangaroo +2');
    expect(usual().moves('chameleon as crocodile', '')).toBe('chameleon as crocodile');
    expect(usual().moves('play lion')).toBe('lion');
    expect(usual().moves('play parrot zebra')).toBe('parrot @3');
    expect(usual().moves('the lion play')).toBe('lion');
  });
  it('is played at once in the notation', () => {
    expect(usual().moves('parrot @1')).toBe('parrot @1');
    expect(usual().moves('  PARROT   @3 ')).toBe('parrot @3');
    expect(usual().moves('chameleon as zebra')).toBe('chameleon as zebra');
    expect(usual().moves('parrot @9')).toBeNull();
  });
  it('may be taken back, choice by choice', () => {
    const typing = usual();
    typing.type('parrot');
    typing.type('1');
    expect(typing.said('back')).toContain('Who has to leave?');
    expect(typing.state.pending).toBeNull();
    expect(typing.said('back')).toContain('Your hand');
    expect(typing.state.steps).toEqual([]);
    expect(typing.said('back')).toBe('There is nothing to take back.');
    expect(typing.moves('lion', 'no', '')).toBeNull();
  });
  it('is changed for another by naming that', () => {
    expect(usual().moves('parrot', '1', 'lion', 'yes')).toBe('lion');
    expect(usual().moves('parrot', 'lion', 'yes')).toBe('lion');
  });
  it('plays itself after a moment where that is preferred', () => {
    const typing = usual();
    typing.settings = { takeback: 'pause' };
    const reply = answer(typing.state, typing.scene, 'lion');
    expect(reply).toMatchObject({ pause: true, state: { pending: 'lion' } });
    expect(answer(reply.state, typing.scene, 'back').state.pending).toBeNull();
  });
  it('tells no outcome where the table forbids it', () => {
    const typing = usual();
    typing.settings = { preview: false };
    expect(typing.said('lion')).toMatch(/^Lion\.\nPlay it\?/);
    expect(typing.said('preview lion')).toContain('outcomes are not shown');
  });
});

describe('what is not clear', () => {
  it('is asked about', () => {
    const typing = atBar(['crocodile.1', 'crocodile.0', 'zebra.1'], ['parrot']);
    typing.type('parrot');
    expect(typing.said('crocodile')).toMatch(/^Which one: Crocodile of Newcomer bot, position 1 from the gate or Crocodile \(yours\), position 2/);
    expect(typing.state.steps.length).toBe(1);
    const hand = atBar([], ['monkey', 'lion', 'zebra', 'snake']);
    expect(hand.said('s')).toContain('Play it?');
    expect(atBar([], ['seal', 'snake', 'skunk']).said('s')).toMatch(/^Which one: Seal, Skunk, or Snake\?\nYour hand/);
  });
  it.each(['blah', 'parrot @9', '99', 'rules X9', 'animal unicorn', 'take 1', 'done', 'split 1', 'sit', 'start', 'rematch', 'return game', 'zebra', 'keep', 'random', '@1', 'as', 'lion 2', 'parrot lion', '/', '|'])('“%s” changes nothing', (typed) => {
    const typing = usual();
    const before = { ...typing.state, said: [] };
    const reply = answer(typing.state, typing.scene, typed);
    expect(reply.order).toBeUndefined();
    expect({ ...reply.state, said: [] }).toEqual(before);
    expect(reply.lines[0]?.kind).toBe('trouble');
    expect(reply.lines[0]?.text.length).toBeGreaterThan(10);
  });
  it('keeps a half-entered move through a look', () => {
    const typing = usual();
    typing.type('kangaroo');
    for (const look of ['line', 'bar', 'why', 'pile', 'score', 'help', 'rules T5', 'nonsense']) typing.type(look);
    expect(typing.moves('2', '')).toBe('kangaroo +2');
  });
});

describe('the second game', () => {
  it('asks for even or odd in words', () => {
    const line = ['rhino.1', 'dog.1', 'llama.0'];
    expect(inTown(line, ['ostrich']).moves('ostrich', 'even', '')).toBe('ostrich even');
    expect(inTown(line, ['ostrich']).moves('ostrich', 'odds', '')).toBe('ostrich odd');
  });
  it('warns before the penguin shows a card', () => {
    expect(inTown(['dog.1'], ['penguin', 'bear', 'llama']).said('penguin')).toContain('Everyone will know');
  });
  it('asks for the order on the pile', () => {
    const typing = inTown(['dog.1', 'llama.0'], ['bat']);
    typing.type('bat');
    expect(typing.said('1')).toContain('Who lies lowest');
    expect(typing.said('dog')).toContain('On the pile, lowest first');
    typing.type('');
    expect(typing.model.log.at(-1)?.entry.move).toBe('bat @1 / dog.1 bat.0');
  });
  it('fetches with the vulture and goes on asking', () => {
    const typing = inTown(['dog.1', 'rhino.1'], ['vulture'], ['bat.0']);
    expect(typing.said('vulture')).toContain('Whose place does the bat take?');
  });
});

describe('looking', () => {
  it('tells line, hand, bar, pile, players and score', () => {
    const typing = usual();
    expect(typing.said('line')).toBe('In line, from the gate: 1, crocodile of Newcomer bot, strength 10; 2, giraffe (yours), strength 8; 3, zebra of Newcomer bot, strength 7.');
    expect(typing.said('cards')).toContain('Kangaroo, strength 3');
    expect(typing.said('guests')).toContain('has no guests yet');
    expect(typing.said('pile')).toBe('Nobody is here yet.');
    expect(typing.said('players')).toContain('4 cards in hand');
    expect(typing.said('score')).toContain('0 guests, sum of strengths 0');
  });
  it('tells rules and cards', () => {
    expect(usual().said('rules t5')).toContain('Five-animal check');
    expect(usual().said('animal giraffe')).toContain('Recurring');
    expect(usual().said('animal elephant')).toContain('ark only');
  });
  it('lists the moves, and a number of that list is a move', () => {
    const typing = usual();
    expect(typing.said('moves')).toMatch(/^You have \d+ moves\./);
    const index = (typing.scene.legal ?? []).indexOf('parrot @1');
    typing.type(String(index + 1));
    expect(typing.state.pending).toBe('parrot @1');
  });
  it('previews a move without beginning it', () => {
    const typing = usual();
    const told = typing.said('preview parrot @1');
    expect(told).toContain('The parrot sends the crocodile');
    expect(typing.state.pending).toBeNull();
    expect(typing.said('preview lion')).toContain('The lion moves up to the gate.');
    expect(sent(typing)).toBeNull();
  });
  it('says it again', () => {
    const typing = usual();
    const line = typing.said('line');
    expect(typing.said('again')).toBe(line);
    expect(typing.said('repeat')).toBe(line);
  });
  it('tells why, with the rules of the last turn', () => {
    const typing = usual();
    typing.type('play lion');
    expect(typing.type('why').map((line) => line.rule)).toContain('T1');
    expect(typing.said('log 1')).toContain('plays the lion');
  });
});

describe('other languages', () => {
  it.each([
    ['fr', ['le lion', 'oui'], 'lion'],
    ['fr', ['perroquet', 'crocodile', ''], 'parrot @1'],
    ['fr', ['joue le kangourou 2'], 'kangaroo +2'],
    ['fr', ['CAMELEON', 'la girafe', 'd’accord'], 'chameleon as giraffe'],
    ['fa', ['شیر', 'بله'], 'lion'],
    ['fa', ['شیر را بازی کن'], 'lion'],
    ['fa', ['طوطی', '۲', ''], 'parrot @2'],
    ['fa', ['طوطي تمساح', 'آره'], 'parrot @1'],
    ['fa', ['كانگورو', '٢', 'باشه'], 'kangaroo +2'],
    ['fa', ['آفتاب پرست', 'زرافه', 'برگرد', 'تمساح', ''], 'chameleon as crocodile'],
    ['fa', ['آفتاب', 'گور', 'بله'], 'chameleon as zebra'],
    ['fa', ['parrot @1'], 'parrot @1'],
    ['fa', ['lion', 'yes'], 'lion']
  ] as const)('%s: %j', async (code, lines, move) => {
    const spoken = await speak(code);
    const typing = new Typing(ask, spoken, bar, 1, {}, standing(bar, ['crocodile.1', 'giraffe.0', 'zebra.1'], ['parrot', 'kangaroo', 'chameleon', 'lion']));
    expect(typing.moves(...lines)).toBe(move);
    words = await speak('en');
  });
});
