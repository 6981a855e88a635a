// Loads the rules compiled to WebAssembly and talks to them in text: one request in, one answer out.

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** The rules from the bytes of the module; works in a browser as well. The module has no imports. */
export async function start(bytes) {
  const {instance} = await WebAssembly.instantiate(bytes, {});
  const rules = instance.exports;
  rules._initialize();

  // The memory may grow during a call, so every view of it is made afresh.
  const view = (pointer, length) => new Uint8Array(rules.memory.buffer, pointer >>> 0, length);

  return {
    ask(text) {
      const request = encoder.encode(text);
      view(rules.menagerie_buffer(request.length), request.length).set(request);
      const length = rules.menagerie_answer(request.length) >>> 0;
      return decoder.decode(view(rules.menagerie_result(), length));
    },
    /** Plays so many games of the first game; returns the number of turns. */
    benchBarTurn: (games) => rules.menagerie_bench_bar_turn(games),
  };
}

/** The rules from a file, in Node. */
export async function load(path) {
  const {readFile} = await import('node:fs/promises');
  return start(await readFile(path));
}
