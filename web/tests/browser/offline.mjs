// Games without a server: one against bots after the server was stopped, with a reload in the middle, and one of two people
// who pass the device round. Each throws when something is not as it should be, and otherwise says what it saw.
import { readFile } from 'node:fs/promises';
import { inLog, stuck } from './somebody.mjs';
import { tapOne } from './tap.mjs';

const kLongest = 180_000;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'en-GB' };

function expect(holds, what) {
  if (!holds) throw new Error(what);
}

async function newPage(browser, speed) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('menagerie.settings')) localStorage.setItem('menagerie.settings', JSON.stringify({ speed: kept }));
  }, speed);
  return { context, page, troubles };
}

const over = async (page) => (await page.locator('.ends .btn.main').count()) > 0;

async function playOn(page, until, before = async () => undefined) {
  const end = Date.now() + kLongest;
  let failure = null;
  for (let seen = 0; Date.now() < end; ) {
    if (await until()) return;
    await before();
    const tapped = await tapOne(page, seen).catch((error) => void (failure = error));
    if (tapped) seen++;
    await page.waitForTimeout(tapped ? 50 : 120);
  }
  throw await stuck(page, 'the game did not go on', failure);
}

// With nothing chosen and everything told.
async function waitForMyTurn(page) {
  const mine = page.locator('.last p', { hasText: 'Your turn' });
  for (const end = Date.now() + 30_000; (await mine.count()) === 0; await page.waitForTimeout(200)) {
    expect(Date.now() < end, 'it is nobody’s turn');
    await page.keyboard.press('Backspace');
  }
  // Who has just left the line, or was only tried out there, fades away: until then it stands there, inert.
  await page.locator('.line .ghost, .line [inert]').first().waitFor({ state: 'detached' });
  const places = await page.locator('.line > li').count();
  expect(places === 5, `the line has ${places} places`);
}

const hand = (page) => page.locator('.hand .card').evaluateAll((cards) => cards.map((card) => card.dataset.species).join(' '));
const line = (page) => page.locator('.line .card').evaluateAll((cards) => cards.map((card) => card.dataset.species).join(' '));

/** Nobody's cards are in the page: neither drawn nor hidden. */
async function expectNoCards(page) {
  const found = await page.evaluate(() => document.querySelectorAll('[data-species], .hand, .trim, .rows, .log, .line, img[src*="/animals/"], dialog').length);
  expect(found === 0, `${found} things that show cards are in the page while the device is passed on`);
}

async function menuText(page) {
  await page.locator('.menubtn').first().tap();
  const text = await page.locator('dialog .sheet').innerText();
  await page.keyboard.press('Escape');
  return text;
}

async function recordOf(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Record' }).tap()]);
  return readFile(await download.path(), 'utf8');
}

/** After one visit the server is stopped: the street opens, a game is begun, reloaded in the middle and played to its end. */
export async function offline(browser, serve) {
  const server = await serve();
  const { context, page, troubles } = await newPage(browser, 'fast');
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await server.stop();

  await page.reload();
  await page.getByText('No server').waitFor();
  await page.locator('.v-bar .btn.main').tap();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('.hand .card').first().waitFor();
  expect(/on this device/.test(await menuText(page)), 'the menu does not say that the game is on this device');
  expect(!/Talk/.test(await menuText(page)), 'talk is offered where there is nobody to hear it');

  let looked = 0;
  await playOn(page, async () => ++looked % 10 === 0 && (await inLog(page, '.turnhead')) >= 5);
  await waitForMyTurn(page);
  const before = { hand: await hand(page), line: await line(page), turns: await inLog(page, '.turnhead') };
  await page.reload();
  await page.locator('.hand .card').first().waitFor();
  const after = { hand: await hand(page), line: await line(page), turns: await inLog(page, '.turnhead') };
  expect(JSON.stringify(before) === JSON.stringify(after), `the reload lost something: ${JSON.stringify({ before, after })}`);

  await playOn(page, () => over(page));
  const title = await page.locator('.hero h1').innerText();
  const record = await recordOf(page);
  expect(/^menagerie record 1\n/.test(record) && /\nwinners /.test(record), 'the record is not one of a finished game');

  await page.locator('.ends a[href="/"]').tap();
  await page.locator('.langs button[lang=fa]').tap();
  await page.locator('html[lang=fa][dir=rtl]').waitFor();
  const fonts = await page.evaluate(async () => {
    await Promise.all([document.fonts.load('16px Vazirmatn', 'کافه'), document.fonts.load('16px Lalezar', 'کافه')]);
    return ['Vazirmatn', 'Lalezar'].filter((name) => ![...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'));
  });
  expect(fonts.length === 0, `without a server there is no ${fonts.join(', no ')}`);
  await page.locator('.v-bar .btn.main').tap();
  await page.locator('.hand .card').first().waitFor();
  await context.close();
  expect(troubles.length === 0, troubles.join('; '));
  return `reloaded after ${after.turns} turns, "${title}"`;
}

/** Two people at one page, to the end; `points` has a secret choice before it. */
export async function hotSeat(browser, server, variant = 'guests') {
  const { context, page, troubles } = await newPage(browser, 'slow');
  await page.goto(server.address);
  await page.locator('.v-bar button.btn').first().tap();
  await page.getByRole('button', { name: 'On this device' }).tap();
  await page.getByRole('button', { name: '2 people' }).tap();
  await page.locator('fieldset input').nth(0).fill('Ada');
  await page.locator('fieldset input').nth(1).fill('Bo');
  if (variant === 'points') await page.getByRole('button', { name: 'points', exact: true }).tap();
  await page.getByRole('button', { name: 'Open the table' }).tap();

  const passes = [];
  const told = [];
  async function takeIfPassed() {
    if ((await page.locator('.passing').count()) === 0) return;
    await expectNoCards(page);
    const name = /^(.*?),/.exec(await page.locator('.passing h1').innerText())?.[1] ?? '';
    expect(passes[passes.length - 1] !== name, `the device is passed to ${name}, who had it`);
    passes.push(name);
    await page.locator('.passing .btn.main:not([disabled])').tap();
    await page.locator('.mebar, .trim').first().waitFor();
    const shown = page.locator('.mebar .meN');
    if (await shown.count()) expect((await shown.innerText()).includes(name), `${name} does not sit there`);
    if (passes.length === 2 && variant === 'guests') {
      // The second one is told the first one's turn before playing, slowly enough to be seen by a busy machine.
      await page.getByRole('button', { name: 'Next' }).waitFor({ timeout: 5000 });
      told.push(await page.locator('.last p').innerText());
    }
    if (passes.length === 2) await quicken(page);
  }
  await page.locator('.passing').waitFor();
  await playOn(page, () => over(page), takeIfPassed);

  const title = await page.locator('.hero h1').innerText();
  expect(/Ada|Bo/.test(title), `nobody is named in "${title}"`);
  expect((await page.locator('.bars .bar').count()) === 2, 'the count does not show both');
  expect(passes.length >= 16 && passes[0] === 'Ada' && passes[1] === 'Bo', `the device went ${passes.join(', ')}`);
  if (variant === 'guests') expect(told.some((sentence) => /Ada|the /i.test(sentence)), 'the second one was told nothing');
  await context.close();
  expect(troubles.length === 0, troubles.join('; '));
  return `passed on ${passes.length} times, "${title}"`;
}

async function quicken(page) {
  await page.locator('.menubtn').first().tap();
  await page.locator('dialog').getByRole('button', { name: 'off', exact: true }).tap();
  await page.keyboard.press('Escape');
}
