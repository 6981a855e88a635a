// Chromium's own measurements on the built client: when the first visit can be used, what it weighs, and the long tasks while a
// turn is told. node tests/measure.mjs [--json]. Run it on a quiet machine.
import { browse, serve } from './serve.mjs';
import { playTurn, somebody } from './browser/somebody.mjs';
import { visit } from './browser/weight.mjs';

const kSlower = 4;
const kTurns = 6;
const kVisits = 5;
const kLeftAlone = 6000;

/** Notes long tasks, and the first moment at which what is asked for is there. */
const watch = (selector) => {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector(selector)) window.firstSeen ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

async function slowed(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** When the page can be used: what is asked for is there, and the last long task that began before it or ran into it is over. */
async function interactive(browser, address, selector) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch, selector);
  await slowed(page, kSlower);
  // Whoever asks the page meanwhile puts a script into it that it has to read: it is left alone.
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(kLeftAlone);
  const { seen, tasks } = await page.evaluate(() => ({ seen: window.firstSeen, tasks: window.longTasks }));
  await context.close();
  if (seen === undefined) throw new Error(`${address} could not be used after ${kLeftAlone} ms`);
  const busy = tasks.filter(({ startTime }) => startTime < seen + 500).map(({ startTime, duration }) => startTime + duration);
  return Math.round(Math.max(seen, ...busy));
}

async function longTasks(browser, server, game, rate) {
  const page = await somebody(browser, { settings: { speed: 'normal' } });
  await page.addInitScript(watch, '.hand .card');
  await page.goto(`${server.address}/play/${game}?players=4&level=1`);
  await page.locator('.hand .card').first().waitFor();
  await slowed(page, rate);
  await page.evaluate(() => (window.longTasks = []));
  for (let turn = 0; turn < kTurns; turn++) {
    await playTurn(page);
    await page.waitForTimeout(2500); // the others' turns are told
  }
  const tasks = await page.evaluate(() => window.longTasks);
  await page.context().close();
  return { turns: kTurns, slower: rate, over_50_ms: tasks.length, longest_ms: Math.round(Math.max(0, ...tasks.map(({ duration }) => duration))) };
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const server = await serve();
const browser = await browse();
const report = { first_load: {}, weight: {}, story: {} };
const pages = { home: ['/', '.venue .btn.main'], table: ['/play/bar?players=2&level=1', '.hand .card'], ark: ['/play/ark?players=2&level=1', '.ark-table'] };
for (const [name, [path, selector]] of Object.entries(pages)) {
  const times = [];
  for (let i = 0; i < kVisits; i++) times.push(await interactive(browser, server.address + path, selector));
  report.first_load[name] = { interactive_ms: median(times), visits: kVisits, slower: kSlower };
  const rows = await visit(browser, server.address + path, 'en', selector);
  const bytes = (picture) => rows.filter(({ url }) => /\.(svg|png)$/.test(url) === picture).reduce((sum, row) => sum + row.bytes, 0);
  report.weight[name] = { bytes: bytes(false), pictures: bytes(true), requests: rows.length };
  if (!process.argv.includes('--json')) console.log(`${name}: can be used after ${report.first_load[name].interactive_ms} ms (median of ${kVisits}, processor ${kSlower} times slower); ${bytes(false)} bytes and ${bytes(true)} of pictures`);
}
for (const [game, rate] of [['bar', 1], ['town', 1], ['bar', kSlower]]) {
  const told = await longTasks(browser, server, game, rate);
  report.story[`${game}${rate > 1 ? '_slower' : ''}`] = told;
  if (!process.argv.includes('--json')) console.log(`${game}, ${told.turns} turns told, processor ${rate} times slower: ${told.over_50_ms} tasks over 50 ms, the longest ${told.longest_ms} ms`);
}
if (process.argv.includes('--json')) console.log(JSON.stringify(report));
await browser.close();
await server.stop();
