// How fast the rules run as WebAssembly, compared with the native program in the same run: the row bar.turn of both,
// the best of several slices taken in turn. Usage: node tools/bench-wasm.mjs (after ./test, or with both builds there)
import {execFileSync} from 'node:child_process';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {load} from '../tests/wasm/module.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = process.env.MENAGERIE ?? join(root, 'build/release/menagerie');
const rules = await load(process.env.MENAGERIE_WASM ?? join(root, 'build/wasm/menagerie.wasm'));
const rounds = 3;
const slices = 8;
const sliceMs = 150;

const cpuMs = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
};

function wasmTurnsPerSecond() {
  let best = 0;
  for (let slice = 0; slice < slices; slice += 1) {
    const start = cpuMs();
    let turns = 0;
    while (cpuMs() - start < sliceMs) turns += rules.benchBarTurn(2000);
    best = Math.max(best, (turns / (cpuMs() - start)) * 1000);
  }
  return best;
}

const nativeTurnsPerSecond = () =>
  JSON.parse(execFileSync(program, ['bench', '--only', 'bar.turn', '--json'], {stdio: ['ignore', 'pipe', 'ignore']})).rows[0].per_s;

wasmTurnsPerSecond(); // lets the compiler of Node warm up
let wasm = 0;
let native = 0;
for (let round = 0; round < rounds; round += 1) {
  wasm = Math.max(wasm, wasmTurnsPerSecond());
  native = Math.max(native, nativeTurnsPerSecond());
}
console.log(JSON.stringify({wasm_per_s: Math.round(wasm), native_per_s: Math.round(native), ratio: Number((wasm / native).toFixed(3))}));
