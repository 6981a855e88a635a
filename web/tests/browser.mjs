// The client in a real browser against a real server. node tests/browser.mjs [--full] [pattern of names]
// One line a check; the last line says how many passed.
import { access } from './browser/access.mjs';
import { choices } from './browser/choices.mjs';
import { friends } from './browser/friends.mjs';
import { games } from './browser/games.mjs';
import { hotSeat, offline } from './browser/offline.mjs';
import { lists } from './browser/lists.mjs';
import { people } from './browser/people.mjs';
import { replay } from './browser/replay.mjs';
import { sized } from './browser/sizes.mjs';
import { text } from './browser/text.mjs';
import { thoughts } from './browser/thoughts.mjs';
import { weight } from './browser/weight.mjs';
import { browse, serve } from './serve.mjs';

const full = process.argv.includes('--full');
const only = new RegExp(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '');
let passed = 0;
let failed = 0;

async function check(name, run) {
  if (!only.test(name)) return;
  const began = Date.now();
  try {
    const said = await run();
    passed++;
    console.log(`ok      ${name}${said ? `: ${said}` : ''} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${name}: ${error.message.split('\n').slice(0, 4).join(' ')}`);
  }
}

// Games are mostly waiting: a few rows of checks go on side by side, each with a server and a browser of its own.
async function row(...groups) {
  const server = await serve();
  const browser = await browse();
  for (const group of groups)
    for (const [name, run] of Object.entries(group({ browser, server, full }))) await check(name, run);
  await browser.close();
  await server.stop();
}

const typed = ({ browser, server }) => ({ 'games in Persian by typed words alone': () => text(browser, server) });
const here = ({ browser, server }) => ({
  'two people pass one device': () => hotSeat(browser, server),
  'a game after the server has gone': () => offline(browser, serve)
});

// What a visit weighs is counted while nothing else goes on.
await row(weight);
await Promise.all([row(access), row(games, choices), row(friends, people, lists, sized, replay, thoughts, typed, here)]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
