// A finished game's record: fetched, played again by the rules in this browser, and thereby verified (docs/browser.md).
import { moduleIn } from './asking';
import { Refusal } from './http';
import type { GameEvent, Position, Score } from './protocol';

export interface Turn {
  seat: number;
  move: string;
  events: GameEvent[];
  position: Position;
}

export interface Replay {
  options: { game: 'beasty' | 'ark'; cards?: 'bar' | 'town' | 'mix'; variant?: 'guests' | 'points'; players: number };
  seed: string;
  /** What the seal was made of. */
  host_seed: string;
  commitment: string | null;
  lots: { seat: number; shown: string; secret: string | null }[];
  left: number[];
  notes: [string, string][];
  start: Position;
  turns: Turn[];
  over: boolean;
  winners: number[] | null;
  score: Score;
}

/** The module that replays and thinks; nothing waits for it but whoever asks. */
export const house = moduleIn(() => new Worker(new URL('./records.worker.ts', import.meta.url), { type: 'module' }));

/** The record's text, as anybody may download it. */
export async function recordText(table: string): Promise<string> {
  if (table.startsWith('local-')) return (await import('./local')).recordOf(table);
  const response = await fetch(`/api/v1/tables/${encodeURIComponent(table)}/record`).catch(() => null);
  if (!response) throw new Refusal('offline', 0);
  if (!response.ok) throw new Refusal(response.status === 409 ? 'not_over' : 'no_table', response.status);
  return response.text();
}

/** The seal of a seed, made anew. */
export const sealOf = async (seed: string): Promise<string> => (await house.ask<{ commitment: string }>({ op: 'commit', seed })).commitment;

/** Plays the record again; an Error with the rules' sentence where it does not hold. */
export const replayed = (record: string): Promise<Replay> => house.ask<Replay>({ op: 'replay', record });
