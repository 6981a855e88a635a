// Whole games on a phone by touch against bots, one by keyboard alone, and one of three and one of four players.
import { done, expect, kClose, phone, somebody, stuck } from './somebody.mjs';
import { tapOne } from './tap.mjs';

const kLongest = 240_000;

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
  if (await page.locator('dialog[open]').count()) return (await page.keyboard.press('Escape'), kClose);
  if (await page.locator('.doing .play:not([disabled])').count()) return (await page.keyboard.press('Enter'), 'play');
  if (await page.locator('.opts .opt:focus, .seg .btn:focus').count()) return (await page.keyboard.press('Enter'), 'choose');
  if (await page.locator('.opts .opt, .seg .btn').count()) return (await page.keyboard.press('ArrowDown'), 'walk');
  const count = await page.locator('.hand .card:not([aria-disabled])').count();
  return count ? (await page.keyboard.press(String((seen % count) + 1)), 'hand') : null;
}

/** Goes on with Tab until what has the focus fits; false when the page has been gone round. */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

// The ark by keyboard alone: a digit chooses a group, Enter moves a tile, Tab leads to the rest.
async function keyArk(page, seen) {
  if (await page.locator('[data-send]').count()) return (await tabTo(page, '[data-send]')) ? (await page.keyboard.press('Enter'), 'send') : null;
  if (await page.locator('.split button[data-place]').count()) {
    if (!(await tabTo(page, '.split button[data-place]'))) return null;
    await page.keyboard.press('Enter');
    return 'tray';
  }
  if (await page.locator('.keep button:not([disabled])').count()) return (await tabTo(page, '.keep button')) ? (await page.keyboard.press('Enter'), 'keep') : null;
  const groups = await page.locator('[data-pallet] button:not([disabled])').count();
  return groups ? (await page.keyboard.press(String((seen % groups) + 1)), 'group') : null;
}

// The secret choices by keyboard alone, then the game as above.
async function keyMix(page, seen) {
  if (await page.locator('.rows ~ .foot .btn.main').count()) return (await tabTo(page, '.foot .btn.main')) ? (await page.keyboard.press('Enter'), 'deck') : null;
  return keyOne(page, seen);
}

async function play(browser, server, address, way) {
  const page = await somebody(browser, { settings: { speed: 'fast' }, device: phone });
  await page.goto(`${server.address}${address}`);
  const end = Date.now() + kLongest;
  let seen = 0;
  let closed = 0;
  let wide = 0;
  let failure = null;
  while (Date.now() < end && (await page.locator('.ends .btn.main').count()) === 0) {
    const tapped = await way(page, seen).catch((error) => void (failure = error));
    if (tapped) seen++;
    if (tapped === kClose) closed++;
    wide = Math.max(wide, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth).catch(() => 0));
    await page.waitForTimeout(tapped ? 60 : 150);
  }
  if ((await page.locator('.ends .btn.main').count()) === 0) throw await stuck(page, `not over after ${seen} taps`, failure);
  expect(wide <= 0, `${wide} px wider than the screen`);
  await done(page);
  return `${seen} taps${closed > 0 ? `, ${closed} of them to close a sheet` : ''}`;
}

export const games = ({ browser, server }) => ({
  'bar, two players, by touch': () => play(browser, server, '/play/bar?players=2&level=1', tapOne),
  'town, three players, by touch': () => play(browser, server, '/play/town?players=3&level=1', tapOne),
  'mix, two players, by touch': () => play(browser, server, '/play/mix?players=2&level=1', tapOne),
  'points, four players, by touch': () => play(browser, server, '/play/points?players=4&level=1', tapOne),
  'ark, three players, by touch': () => play(browser, server, '/play/ark?players=3&level=1', tapArk),
  'bar by keyboard alone': () => play(browser, server, '/play/bar?players=2&level=1', keyOne),
  'mix by keyboard alone': () => play(browser, server, '/play/mix?players=2&level=1', keyMix),
  'ark by keyboard alone': () => play(browser, server, '/play/ark?players=2&level=1', keyArk)
});
