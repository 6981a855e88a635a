// The rules in the browser: WebAssembly in a worker, asked in text. It computes previews and lists moves; it decides nothing.
import { moduleIn } from './asking';
import type { GameEvent, Position, Score } from './protocol';

export interface Preview {
  events: GameEvent[];
  position: Position;
}

type Answer = { moves?: string[]; events?: GameEvent[]; position?: Position };

const rules = moduleIn(() => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }));
const ask = (request: object): Promise<Answer> => rules.ask<Answer>(request);

export const engine = {
  /** Every legal move of the seat whose view this is. */
  legal: async (position: Position): Promise<string[]> => (await ask({ op: 'preview', view: position })).moves ?? [],

  /** What a move would bring, up to what is drawn or turned over. */
  preview: async (position: Position, move: string): Promise<Preview> => {
    const answer = await ask({ op: 'preview', view: position, move });
    return { events: answer.events ?? [], position: answer.position ?? position };
  },

  // Three for tables without a server, whose positions lie open. Each asks in one go, so that no other question comes between.

  /** What a seat sees of an open position. What cannot be loaded, the beginning of a game, is seen as it is. */
  view: async (position: Position, seat: number): Promise<Position> => {
    if (position.phase !== 'play') return position;
    const [, seen] = await Promise.all([ask({ op: 'load', position }), ask({ op: 'view', seat })]);
    return seen.position ?? position;
  },

  /** Plays a move to the end of what it brings, and tells it as the seat may know it. */
  play: async (position: Position, move: string, seat: number): Promise<Preview> => {
    if (position.phase !== 'play') return engine.preview(position, move);
    const [, played, told] = await Promise.all([ask({ op: 'load', position }), ask({ op: 'play', move }), ask({ op: 'events', seat })]);
    return { events: told.events ?? [], position: played.position ?? position };
  },

  score: async (position: Position): Promise<Score> => {
    const [, counted] = await Promise.all([ask({ op: 'load', position }), ask({ op: 'score' })]);
    return counted as unknown as Score;
  },

  /** Loads the rules before they are needed. */
  warm: rules.warm
};
