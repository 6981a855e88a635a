// The rules in the browser: WebAssembly in a worker, asked in text. It computes previews and lists moves; it decides nothing.
import type { GameEvent, Position } from './protocol';

export interface Preview {
  events: GameEvent[];
  position: Position;
}

type Answer = { ok: boolean; error?: string; moves?: string[]; events?: GameEvent[]; position?: Position };

let worker: Worker | null = null;
let next = 1;
const waiting = new Map<number, (answer: Answer) => void>();

function start(): Worker {
  const made = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<{ n: number; text: string }>) => {
    const done = waiting.get(data.n);
    waiting.delete(data.n);
    done?.(JSON.parse(data.text) as Answer);
  };
  return made;
}

function ask(request: object): Promise<Answer> {
  worker ??= start();
  const n = next++;
  return new Promise((resolve, reject) => {
    waiting.set(n, (answer) => (answer.ok ? resolve(answer) : reject(new Error(answer.error ?? 'no answer'))));
    worker?.postMessage({ n, text: JSON.stringify(request) });
  });
}

export const engine = {
  /** Every legal move of the seat whose view this is. */
  legal: async (position: Position): Promise<string[]> => (await ask({ op: 'preview', view: position })).moves ?? [],

  /** What a move would bring, up to what is drawn or turned over. */
  preview: async (position: Position, move: string): Promise<Preview> => {
    const answer = await ask({ op: 'preview', view: position, move });
    return { events: answer.events ?? [], position: answer.position ?? position };
  },

  /** Loads the rules before they are needed. */
  warm: (): void => {
    worker ??= start();
  }
};
