import { expect, it } from 'vitest';
import { others, players, roundOrder } from './players';
import type { ArkPosition } from '../../core/ark/types';

const position: ArkPosition = {
  game: 'ark', players: 3, phase: 'play', turn: 2, first: 1, next: null, species: [], groups: [['lion1']],
  arks: [['lion2'], ['?'], ['?', 'fox1']], crates: [1, 2, 3], supply: 14, out: [false, false, false], dealt: [[], [], []], draw: [],
};
const table = { state: 'playing' as const, seat: 0, turn: [2] };
const shown = (changed: Partial<ArkPosition>) => players(table, { ...position, ...changed }, (seat) => ['Mina', 'bot 2', 'Léa'][seat] ?? '');

it('says whose turn it is and who is at this screen', () => {
  expect(shown({}).map(({ name, acts, mine }) => [name, acts, mine])).toEqual([['Mina', false, true], ['bot 2', false, false], ['Léa', true, false]]);
});
it('the flag stays with who began until somebody drops out first', () => {
  expect(shown({}).map(({ flag }) => flag)).toEqual([null, 'first', null]);
  expect(shown({ next: 0, out: [true, false, false] }).map(({ flag }) => flag)).toEqual(['next', null, null]);
});
it('a round goes from the starting flag on', () => {
  expect(roundOrder(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
});
it('the others are seen in the order in which they follow', () => {
  expect(others(['a', 'b', 'c', 'd'], 1)).toEqual(['c', 'd', 'a']);
  expect(others(['a', 'b'], null)).toEqual(['a', 'b']);
});
