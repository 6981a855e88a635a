// The module that thinks, with the nets of this repository: what a hint and an analysis read from it.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../src/core/local/game';
import { judged } from '../src/core/judgement';
import { hexOf, netOf } from '../src/core/nets';
import type { AnalysedGame, AnalysedTurn, Weighed } from '../src/core/thoughts';
import { loadHouse } from './local-house';

vi.setConfig({ testTimeout: 60_000 });

const games = [
  { game: 'beasty', cards: 'bar', variant: 'guests', players: 2 },
  { game: 'beasty', cards: 'mix', variant: 'points', players: 3 },
  { game: 'ark', players: 2 }
] as const;
const seed = '5e'.repeat(32);
let ask: Ask;
beforeAll(async () => {
  ask = await loadHouse();
});

const net = async (name: string) => ({ op: 'net', name, bytes: hexOf(await readFile(fileURLToPath(new URL(`../../ai/weights/${name}.net`, import.meta.url)))) });

/** Some turns of a game between bots of the lowest level, and its record. */
function played(options: (typeof games)[number], turns: number): string {
  const moves: [number, string][] = [];
  ask({ op: 'new', ...options, seed });
  for (let i = 0; i < turns; i++) {
    const turn = ask({ op: 'view', seat: null }).position!.turn!;
    const move = ask({ op: 'bot', view: { ...ask({ op: 'view', seat: turn }).position, turn }, level: 1, seed: i.toString(16) }).move!;
    ask({ op: 'play', move });
    moves.push([turn, move]);
  }
  return ask({ op: 'record', options, seed, moves }).record!;
}

describe.each(games)('$game $cards, $players players', (options) => {
  it('takes its net', async () => {
    expect(ask(await net(netOf(options)))).toEqual({ ok: true });
  });
  it('weighs the moves of a view, the champion’s own first', () => {
    played(options, 6);
    const turn = ask({ op: 'view', seat: null }).position!.turn!;
    const { analysis } = ask({ op: 'weigh', view: ask({ op: 'view', seat: turn }).position, iterations: 500 }) as unknown as { analysis: { moves: Weighed[] } };
    expect(analysis.moves.length).toBeGreaterThan(1);
    expect(analysis.moves[0]).toMatchObject({ move: expect.any(String), worth: expect.any(Number), bar: expect.any(Number) });
  });
  it('goes through a record turn by turn and adds it up', () => {
    const record = played(options, 7);
    const turns = Array.from({ length: 7 }, (_, turn) => (ask({ op: 'analyse', record, turn, iterations: 200 }) as unknown as { turn: AnalysedTurn }).turn);
    for (const turn of turns) {
      expect(turn.chances).toHaveLength(options.players);
      expect(['secret', 'forced', 'best', 'good', 'slip', 'mistake', 'blunder']).toContain(judged(turn));
    }
    const { analysis } = ask({ op: 'analyse', record, whole: turns }) as unknown as { analysis: AnalysedGame };
    expect(analysis.totals).toHaveLength(options.players);
    expect(analysis.final.reduce((sum, share) => sum + share)).toBeCloseTo(1, 1);
  });
});

it('refuses a file that is no net', () => {
  expect(ask({ op: 'net', name: 'bar', bytes: '' }).ok).toBe(false);
});
