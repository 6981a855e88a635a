// What turns are called, and where a hint is offered.
import { expect, it } from 'vitest';
import { traysFor } from '../src/core/ark/split';
import { offersHint } from '../src/core/hint';
import { judged, luckOf } from '../src/core/judgement';
import type { Position, SeatModel } from '../src/core/protocol';
import type { AnalysedTurn } from '../src/core/thoughts';

const turn: AnalysedTurn = {
  turn: 7, seat: 1, move: 'lion', chances: [0.4, 0.6], luck: [-0.04, 0.04], forced: false, secret: false, moves: [],
  played: { move: 'lion', worth: 0.5, bar: 0.01 }, best: { move: 'zebra', worth: 0.5, bar: 0.01 }, error: 0, error_bar: 0.01, sure: false
};
const lost = (error: number, sure = true) => judged({ ...turn, error, sure });

it('the best move, and what is as good as it', () => {
  expect(judged({ ...turn, best: turn.played })).toBe('best');
  expect([lost(0), lost(0.019), lost(0.3, false)]).toEqual(['good', 'good', 'good']);
});
it('what was lost is called by how much it was', () => {
  expect([lost(0.02), lost(0.049), lost(0.05), lost(0.149), lost(0.15)]).toEqual(['slip', 'slip', 'mistake', 'mistake', 'blunder']);
});
it('where there was nothing to choose, nothing is judged', () => {
  expect(judged({ ...turn, forced: true, error: 0.5, sure: true })).toBe('forced');
  expect(judged({ ...turn, secret: true, error: null })).toBe('secret');
});
it('luck is that of whoever acted, if it is worth a word', () => {
  expect(luckOf(turn)).toBe(0.04);
  expect(luckOf({ ...turn, seat: 0, luck: [-0.02, 0.02] })).toBe(0);
});

const seat = (kind: SeatModel['kind']): SeatModel => ({ kind, here: true, left: false });
const table = { id: 'abc', seat: 0, seats: [seat('person'), seat('bot')], spec: { game: 'beasty' as const, players: 2 }, position: { phase: 'play' } as Position };

it('hints are for whoever plays against bots, or at a table of this device', () => {
  expect(offersHint(table)).toBe(true);
  expect(offersHint({ ...table, seats: [seat('person'), seat('person')] })).toBe(false);
  expect(offersHint({ ...table, id: 'local-1', seats: [seat('person'), seat('person')] })).toBe(true);
});
it('no hints where previews are not allowed, by the clock, to watchers, or for whole decks', () => {
  expect(offersHint({ ...table, spec: { ...table.spec, preview: false } })).toBe(false);
  expect(offersHint({ ...table, spec: { ...table.spec, clock: { days: 3 } } })).toBe(false);
  expect(offersHint({ ...table, seat: null })).toBe(false);
  expect(offersHint({ ...table, position: { phase: 'deck' } as Position })).toBe(false);
});

const groups = [['fox2', 'lion1', '?'], ['panda3']];
it('a move of the ark lies in the trays', () => {
  expect(traysFor(groups, 'split fox2 ? | lion1')).toEqual({ group: groups[0], side: [0, 1, 0], past: [] });
  expect(traysFor(groups, 'take panda3')).toEqual({ group: groups[1], side: [0], past: [] });
  expect(traysFor(groups, 'pass')).toBeNull();
});
