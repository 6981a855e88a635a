// Asking a WebAssembly module in a worker: one JSON object there, one back, in the order of the questions.
export interface Answered {
  ok: boolean;
  error?: string;
}

export interface Module {
  /** The answer, or an Error with the module's sentence. */
  ask<T extends object>(request: object): Promise<T>;
  /** Loads the module before it is needed. */
  warm(): void;
}

export function moduleIn(start: () => Worker): Module {
  const waiting = new Map<number, (answer: Answered) => void>();
  let worker: Worker | null = null;
  let next = 1;

  const begin = (): Worker => {
    const made = start();
    made.onmessage = ({ data }: MessageEvent<{ n: number; text: string }>) => {
      const done = waiting.get(data.n);
      waiting.delete(data.n);
      done?.(JSON.parse(data.text) as Answered);
    };
    return made;
  };

  return {
    ask: <T extends object>(request: object) =>
      new Promise<T>((resolve, reject) => {
        const n = next++;
        waiting.set(n, (answer) => (answer.ok ? resolve(answer as unknown as T) : reject(new Error(answer.error ?? 'no answer'))));
        (worker ??= begin()).postMessage({ n, text: JSON.stringify(request) });
      }),
    warm: () => void (worker ??= begin())
  };
}
