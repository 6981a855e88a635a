// A line of talk that is refused comes back.
import { expect, test } from 'vitest';
import { Talking } from '../src/core/talking.svelte';

test('a refused line is in the draft again, with the reason', () => {
  const talking = new Talking();
  talking.sent('1', 'well played');
  expect(talking.refused('1', 'too_fast')).toBe(true);
  expect([talking.draft, talking.trouble]).toEqual(['well played', 'too_fast']);
});

test('what has been begun meanwhile is kept behind it', () => {
  const talking = new Talking();
  talking.sent('1', 'well played');
  talking.draft = 'and agai';
  talking.refused('1', 'not_now');
  expect(talking.draft).toBe('well played and agai');
});

test('a line that was heard does not come back', () => {
  const talking = new Talking();
  talking.sent('1', 'hello');
  talking.heard('1');
  expect(talking.refused('1', 'too_fast')).toBe(false);
  expect([talking.draft, talking.trouble]).toEqual(['', null]);
});

test('refusals of other commands are not about talk', () => {
  expect(new Talking().refused('9', 'not_now')).toBe(false);
});

test('the next attempt begins without the old reason', () => {
  const talking = new Talking();
  talking.sent('1', 'hello');
  talking.refused('1', 'too_fast');
  talking.sent('2', 'hello');
  expect(talking.trouble).toBeNull();
});
