// Plays whole games by tapping on a phone-sized page against a real server, and one by keyboard. The last line says how many passed.
import { browse, serve } from './serve.mjs';

const games = ['bar', 'town', 'mix', 'points', 'ark', 'keys'].filter((game) => !process.argv[2] || process.argv[2] === game);
const kLongest = 240_000;

/** One thing that can be tapped now, in the order in which somebody would. */
const taps = [
  'dialog .opt',
  '.question .opt',
  '.seg .btn[data-pick]:not([aria-pressed=true])',
  '.doing .play:not([disabled])',
  '.rows ~ .foot .btn.main',
  '.trim ~ .foot .btn.main:not([disabled])'
];

async function tapOne(page, seen) {
  if (await page.locator('.seg .btn[aria-pressed=true]').count()) {
    await page.locator('.doing .play:not([disabled])').first().tap({ timeout: 2000 });
    return 'play';
  }
  for (const tap of taps) {
    const all = page.locator(tap);
    const count = await all.count();
    if (count === 0) continue;
    await all.nth(seen % count).tap({ timeout: 2000 });
    return tap;
  }
  const sorting = page.locator('.trim .card:not(.sorted)');
  if (await sorting.count()) return (await sorting.first().tap(), 'sorting');
  const hand = page.locator('.hand .card:not([aria-disabled]):not(.sel)');
  const count = await hand.count();
  if (count) return (await hand.nth(seen % count).tap({ timeout: 2000 }), 'hand');
  return null;
}

// The ark: keep a tile, take a group that can be paid, or else split one.
async function tapArk(page, seen) {
  const ready = page.locator('[data-send]');
  if (await ready.count()) return (await ready.first().tap({ timeout: 2000 }), 'send');
  const keep = page.locator('.keep button:not([disabled]), fieldset button:not([disabled])');
  if (await keep.count()) return (await keep.nth(seen % (await keep.count())).tap({ timeout: 2000 }), 'keep');
  const trays = page.locator('.split button[data-place]');
  if (await trays.count()) return (await trays.nth(seen % (await trays.count())).tap({ timeout: 2000 }), 'tray');
  const pallets = page.locator('[data-pallet] button:not([disabled])');
  const count = await pallets.count();
  if (count) return (await pallets.nth(seen % count).tap({ timeout: 2000 }), 'pallet');
  return null;
}

// The first game by keyboard alone: digits for the hand, Enter for what has the focus.
async function keyOne(page, seen) {
  if (await page.locator('.doing .play:not([disabled])').count()) return (await page.keyboard.press('Enter'), 'play');
  if (await page.locator('.opts .opt:focus, .seg .btn:focus').count()) return (await page.keyboard.press('Enter'), 'choose');
  if (await page.locator('.opts .opt, .seg .btn').count()) return (await page.keyboard.press('ArrowDown'), 'walk');
  const count = await page.locator('.hand .card:not([aria-disabled])').count();
  return count ? (await page.keyboard.press(String((seen % count) + 1)), 'hand') : null;
}

const ways = { ark: tapArk, keys: keyOne };

async function play(browser, address, game) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
  const page = await context.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('menagerie.settings', JSON.stringify({ speed: 'fast' })));
  await page.goto(`${address}/play/${game === 'keys' ? 'bar' : game}?players=2&level=1`);
  const end = Date.now() + kLongest;
  let seen = 0;
  let wide = 0;
  while (Date.now() < end && (await page.locator('.ends .btn.main').count()) === 0) {
    const tapped = await (ways[game] ?? tapOne)(page, seen).catch(() => null);
    if (process.env.TELL) console.log(game, seen, tapped);
    if (tapped) seen++;
    wide = Math.max(wide, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth).catch(() => 0));
    await page.waitForTimeout(tapped ? 60 : 150);
  }
  const over = (await page.locator('.ends .btn.main').count()) > 0;
  const title = over && game !== 'ark' ? await page.locator('.hero h1').innerText() : '';
  if (!over && process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-${game}.png` });
  await context.close();
  if (!over) throw new Error(`not over after ${seen} taps`);
  if (wide > 0) throw new Error(`${wide} px wider than the screen`);
  if (troubles.length > 0) throw new Error(troubles.join('; '));
  return `${seen} taps${title ? `, "${title}"` : ''}`;
}

const server = await serve();
const browser = await browse();
let passed = 0;
let failed = 0;
for (const game of games) {
  try {
    console.log(`${game}: ${await play(browser, server.address, game)}`);
    passed++;
  } catch (error) {
    console.log(`${game}: FAILED: ${error.message}`);
    failed++;
  }
}
await browser.close();
await server.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
