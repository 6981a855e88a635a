// Whoever folds what they are told has the view that the rules give them: whole games, every seat and a spectator.
import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../src/core/fold';
import type { Position } from '../src/core/protocol';
import { type Answer, chooser, loadRules } from './rules';

let ask: (request: object) => Answer;
beforeAll(async () => {
  ask = await loadRules();
});

const games = [
  { game: 'beasty', cards: 'bar', variant: 'guests', players: 2 },
  { game: 'beasty', cards: 'bar', variant: 'points', players: 3 },
  { game: 'beasty', cards: 'town', variant: 'guests', players: 4 },
  { game: 'beasty', cards: 'town', variant: 'points', players: 2 },
  { game: 'beasty', cards: 'mix', variant: 'guests', players: 3 },
  { game: 'beasty', cards: 'mix', variant: 'points', players: 2 },
  { game: 'ark', players: 2 },
  { game: 'ark', players: 3 },
  { game: 'ark', players: 4 }
];

// A composed deck is one of 4096 moves: listing them in every game would only cost time.
function someMove(pick: (below: number) => number): string | undefined {
  const moves = ask({ op: 'legal' }).moves;
  return moves[pick(moves.length)];
}

describe.each(games)('%j', (options) => {
  it.each([1, 2, 3])('folds a whole game to the same views (game %i)', (number) => {
    const seed = number.toString(16).padStart(64, '0');
    const pick = chooser(number);
    expect(ask({ op: 'new', ...options, seed }).ok).toBe(true);
    const seats = [...Array(options.players).keys(), null];
    const view = (seat: number | null): Position => ask({ op: 'view', seat }).position;
    let views = seats.map(view);
    let turns = 0;
    for (let move = someMove(pick); move !== undefined; move = someMove(pick)) {
      expect(ask({ op: 'play', move }).ok).toBe(true);
      views = seats.map((seat, i) => fold(views[i]!, ask({ op: 'events', seat }).events));
      seats.forEach((seat, i) => expect(views[i], `seat ${seat} after ${move}`).toEqual(view(seat)));
      turns++;
    }
    expect(turns).toBeGreaterThan(options.game === 'ark' ? 6 : 7);
    expect(views[0]!.phase).toBe('over');
  });
});
