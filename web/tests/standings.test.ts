// The result lists the winners first, and the others by what decides and then by the tie-break of the rule book.
import { describe, expect, it } from 'vitest';
import type { Score, SeatModel, Spec } from '../src/core/protocol';
import { standings } from '../src/core/result';

type Player = Partial<Score['players'][number]>;

function table(spec: Partial<Spec>, winners: number[], players: Player[]) {
  return {
    spec: { game: 'beasty', cards: 'bar', variant: 'guests', players: players.length, ...spec } as Spec,
    seats: players.map((): SeatModel => ({ kind: 'bot', level: 1 }) as SeatModel),
    winners,
    score: { over: true, winners, players } as Score,
  };
}

describe('the result', () => {
  it('of the first game breaks ties by the lower sum of strengths', () => {
    const players = [{ guests: 3, values: 20 }, { guests: 4, values: 30 }, { guests: 3, values: 12 }, { guests: 4, values: 25 }];
    expect(standings(table({}, [3], players))).toEqual([3, 1, 2, 0]);
  });
  it('of the others breaks ties by the higher sum of points', () => {
    const players = [{ guests: 3, points: 6 }, { guests: 3, points: 7 }, { guests: 4, points: 1 }];
    for (const cards of ['town', 'mix'] as const) expect(standings(table({ cards }, [2], players))).toEqual([2, 1, 0]);
  });
  it('by points counts points', () => {
    expect(standings(table({ variant: 'points' }, [1], [{ points: 5, guests: 4 }, { points: 9, guests: 2 }, { points: 7, guests: 3 }]))).toEqual([1, 2, 0]);
  });
  it('on board counts the total, and then species', () => {
    const players = [{ total: 14, species: 3 }, { total: 15, species: 4 }, { total: 14, species: 4 }];
    expect(standings(table({ game: 'ark' }, [1], players))).toEqual([1, 2, 0]);
  });
  it('puts the winner first after another player gave up', () => {
    expect(standings(table({}, [1], [{ guests: 4, values: 9 }, { guests: 0, values: 0 }]))).toEqual([1, 0]);
  });
});
