// The types, and the tests of everything that needs no browser. The last line says how many passed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const run = (name, ...options) => spawnSync(process.execPath, [join(web, 'node_modules', name), ...options], { cwd: web, stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } }).status === 0;

const typed = run('svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--output', 'human', '--threshold', 'warning', '--fail-on-warnings');

const folder = mkdtempSync(join(tmpdir(), 'menagerie-units-'));
const report = join(folder, 'report.json');
const ended = run('vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${report}`);
const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
for (const { name, status, message, assertionResults } of testResults) {
  if (status === 'failed' && message) console.log(`FAILED  ${name}: ${message}`);
  for (const one of assertionResults) if (one.status === 'failed') console.log(`FAILED  ${one.fullName}: ${one.failureMessages.join(' ')}`);
}
rmSync(folder, { recursive: true });

// A file that could not be loaded fails no test, but the run.
const broken = !ended && numFailedTests === 0 ? 1 : 0;
if (numTotalTests === 0) console.log('vitest found no tests');
const failed = numFailedTests + broken + (typed ? 0 : 1);
console.log(`${numPassedTests + (typed ? 1 : 0)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
