// For the tests: the real rules from the WebAssembly build, asked as in docs/protocol.md.
import { readFile } from 'node:fs/promises';
import type { GameEvent, Position, Score } from '../src/core/protocol';
import { rulesOf } from '../src/core/rules';

export interface Answer {
  ok: boolean;
  error?: string;
  turn: number | null;
  moves: string[];
  events: GameEvent[];
  position: Position;
  score?: Score;
}

export async function loadRules(): Promise<(request: object) => Answer> {
  const { instance } = await WebAssembly.instantiate(await readFile(process.env.MENAGERIE_WASM ?? ''), {});
  const answer = rulesOf(instance);
  return (request) => JSON.parse(answer(JSON.stringify(request))) as Answer;
}

/** A small repeatable source of choices: the same seed plays the same game. */
export function chooser(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}
