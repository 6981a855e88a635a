// A worker's side of asking.ts: loads its module once and answers in the order of the questions.
import { rulesOf } from './rules';

const unable = (error: unknown): string => JSON.stringify({ ok: false, error: String(error) });

export function answerWith(url: string): void {
  const loaded = fetch(url)
    .then((response) => response.arrayBuffer())
    .then((bytes) => WebAssembly.instantiate(bytes, {}))
    .then(({ instance }) => rulesOf(instance));
  self.onmessage = ({ data }: MessageEvent<{ n: number; text: string }>) => {
    void loaded.then(
      (answer) => self.postMessage({ n: data.n, text: answer(data.text) }),
      (error: unknown) => self.postMessage({ n: data.n, text: unable(error) })
    );
  };
}
