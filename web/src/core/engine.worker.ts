// The worker's side of engine.ts: loads the module once and answers in the order of the questions.
import url from '@rules?url';
import { rulesOf } from './rules';

const loaded = fetch(url)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.instantiate(bytes, {}))
  .then(({ instance }) => rulesOf(instance));

const unable = (error: unknown): string => JSON.stringify({ ok: false, error: String(error) });

self.onmessage = ({ data }: MessageEvent<{ n: number; text: string }>) => {
  void loaded.then(
    (answer) => self.postMessage({ n: data.n, text: answer(data.text) }),
    (error: unknown) => self.postMessage({ n: data.n, text: unable(error) })
  );
};
