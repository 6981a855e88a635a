// Touching narrows the legal moves until one is left.
import { describe, expect, it } from 'vitest';
import { actorOf, choose, picksOf, questionOf } from '../src/core/choose';

const parrot = ['parrot @1', 'parrot @2', 'lion'];

describe('picksOf', () => {
  it('takes a move apart into its choices', () => {
    expect(picksOf('chameleon as parrot @1 / a.0 b.1 // c.1 d.0')).toEqual(['chameleon', 'as parrot', '@1', '/a.0', '/b.1', '//c.1', '//d.0']);
    expect(picksOf('ostrich even')).toEqual(['ostrich', 'even']);
    expect(picksOf('skunk expel lion')).toEqual(['skunk', 'expel lion']);
  });
});

describe('choose', () => {
  it('offers the cards first and decides none of them by itself', () => {
    expect(choose(parrot, [])).toMatchObject({ options: ['parrot', 'lion'], move: null });
    expect(choose(['lion'], [])).toMatchObject({ options: ['lion'], move: null });
  });
  it('is decided when the card asks nothing', () => {
    expect(choose(parrot, ['lion'])).toMatchObject({ options: [], move: 'lion' });
  });
  it('asks for what the card needs', () => {
    expect(choose(parrot, ['parrot'])).toMatchObject({ options: ['@1', '@2'], move: null });
    expect(choose(parrot, ['parrot', '@2'])).toMatchObject({ options: [], move: 'parrot @2' });
  });
  it('goes through a chain of copies and skips what has one way only', () => {
    const legal = ['vulture takes penguin as parrot @1', 'vulture takes penguin as parrot @2', 'vulture takes penguin as dog'];
    const first = choose(legal, ['vulture']);
    expect(first.picks).toEqual(['vulture', 'takes penguin']);
    expect(first.options).toEqual(['as parrot', 'as dog']);
    expect(choose(legal, [...first.picks, 'as dog']).move).toBe('vulture takes penguin as dog');
    expect(choose(legal, [...first.picks, 'as parrot']).options).toEqual(['@1', '@2']);
  });
  it('asks for the order on the pile one card at a time, and never for the last', () => {
    const legal = ['bat @1 / bat.0 dog.1', 'bat @1 / dog.1 bat.0', 'bat @2'];
    const asked = choose(legal, ['bat', '@1']);
    expect(asked.options).toEqual(['/bat.0', '/dog.1']);
    expect(choose(legal, ['bat', '@1', '/dog.1']).move).toBe('bat @1 / dog.1 bat.0');
  });
  it('leaves nothing for what is not legal', () => {
    expect(choose(parrot, ['zebra'])).toMatchObject({ moves: [], options: [], move: null });
  });
});

describe('the question', () => {
  it('is known by its options', () => {
    expect(questionOf(['@1', '@2'])).toBe('target');
    expect(questionOf(['+1', '+2'])).toBe('jump');
    expect(questionOf(['even', 'odd'])).toBe('parity');
    expect(questionOf(['as dog'])).toBe('copy');
    expect(questionOf(['expel lion', 'expel rhino'])).toBe('species');
    expect(questionOf(['/a.0', '/b.1'])).toBe('pile');
  });
  it('is asked by the animal named last', () => {
    expect(actorOf(['vulture', 'takes penguin', 'as parrot'])).toBe('parrot');
    expect(actorOf(['ostrich', 'even'])).toBe('ostrich');
  });
});
