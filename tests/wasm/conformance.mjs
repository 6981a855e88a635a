// The conformance cases through the WebAssembly module, in Node: the same files that the native tests read.
import {readFileSync, readdirSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {start} from './module.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const modulePath = process.env.MENAGERIE_WASM ?? join(here, '../../build/wasm/menagerie.wasm');
const bytes = readFileSync(modulePath);
const folder = join(here, '../conformance');
const kMostBytes = 150_000;

let passed = 0;
let failed = 0;
const check = (name, problem) => {
  if (!problem) passed += 1;
  else {
    failed += 1;
    console.log(`FAILED ${name}: ${problem}`);
  }
};
const differs = (what, got, want) =>
  isDeepStrictEqual(got, want) ? '' : `${what}: got ${JSON.stringify(got)}, want ${JSON.stringify(want)}; `;

// JavaScript does not tell 1.0 from 1, and the protocol does: such numbers travel as marked texts until they are sent.
const readCase = (line) => JSON.parse(line.replace(/:\s*(\d+\.\d+)/g, ':"⟨$1⟩"'));
const write = (request) => JSON.stringify(request).replace(/"⟨([\d.]+)⟩"/g, '$1');

/** What is wrong with the answers to one case, or nothing. */
function problemWith(rules, kase) {
  const ask = (request) => JSON.parse(rules.ask(write(request)));
  if (kase.requests) return differs('ok', kase.requests.map((request) => ask(request).ok), kase.ok);
  if (kase.lines) return differs('ok', kase.lines.map((line) => JSON.parse(rules.ask(line)).ok), kase.ok);

  let problem = '';
  const loaded = ask({op: 'load', position: kase.position});
  if (!loaded.ok) return `not loaded: ${loaded.error}`;
  if (kase.legal) problem += differs('legal', ask({op: 'legal'}).moves, kase.legal);
  for (const move of kase.illegal ?? []) if (ask({op: 'play', move}).ok) problem += `'${move}' was played; `;
  for (const view of kase.views ?? [])
    problem += differs(`view of ${view.seat}`, ask({op: 'view', seat: view.seat}).position, view.is);
  if (kase.move) {
    const played = ask({op: 'play', move: kase.move});
    if (!played.ok) return `${problem}'${kase.move}' was refused: ${played.error}`;
    if (kase.after) problem += differs('after', played.position, kase.after);
  }
  if (kase.score) {
    const {ok, ...score} = ask({op: 'score'});
    problem += differs('score', score, kase.score);
  }
  return problem;
}

const files = [folder, join(here, '../scenarios')].flatMap((each) =>
  readdirSync(each).filter((name) => name.endsWith('.jsonl')).map((name) => join(each, name)));
for (const file of files) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const kase = readCase(line);
    check(kase.id, problemWith(await start(bytes), kase));
  }
}

const gzipped = gzipSync(bytes, {level: 9}).length;
check('size', gzipped <= kMostBytes ? '' : `${gzipped} bytes gzipped, at most ${kMostBytes}`);
console.log(`WebAssembly: ${bytes.length} bytes, ${gzipped} gzipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
