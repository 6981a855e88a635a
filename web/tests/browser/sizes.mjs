// Names of marks and of wide letters, and words of 500 letters, on a phone: nothing leaves its box or the screen.
import { expect, phone, playTurn, say, somebody, talk } from './somebody.mjs';

const kTall = { ...phone, viewport: { width: 390, height: 844 } };
const kMarked = [...'Adaada'].map((letter) => `${letter}\u0323\u0302\u0303`).join('');
const kWide = 'W'.repeat(24);

const box = (locator) => locator.evaluate((one) => ({ wide: one.scrollWidth - one.clientWidth, page: document.documentElement.scrollWidth - innerWidth }));

async function fits(page, selector, what) {
  const found = page.locator(selector).first();
  await found.waitFor();
  const { wide, page: whole } = await box(found);
  expect(wide <= 0 && whole <= 0, `${what}: ${wide} px too wide, the page ${whole}`);
  // What is written stays on the screen, whatever box it is in.
  const over = await found.evaluate((one) => {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const clipped = node.parentElement.closest('.heard, .nm, .name, .id');
      if (!clipped && [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1)) return node.data.slice(0, 30);
    }
    return '';
  });
  expect(over === '', `${what}: "${over}" leaves the screen`);
}

/** A guest with this name. */
async function named(browser, server, name, language) {
  const page = await somebody(browser, { device: kTall, language });
  await page.goto(`${server.address}/about`);
  const { person } = await page.evaluate(async (called) => {
    const answer = await fetch('/api/v1/guest', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: called }) });
    return answer.json();
  }, name);
  await page.evaluate((id) => localStorage.setItem('menagerie.known', id), person.id);
  return page;
}

async function sizes(browser, server, language) {
  const host = await named(browser, server, kMarked, language);
  const friend = await named(browser, server, kWide, language);
  const table = await host.evaluate(async () => {
    const spec = { game: 'beasty', cards: 'bar', players: 2, seats: ['me', 'open'], open: true, begin: 'host' };
    const answer = await fetch('/api/v1/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(spec) });
    return (await answer.json()).table;
  });
  await host.goto(`${server.address}/table/${table}`);
  await friend.goto(`${server.address}/game/${table}`);
  await friend.locator('.seatrow .btn.main').click();
  await host.locator('.seatrow bdi', { hasText: kWide }).waitFor();
  await fits(host, '.seats', 'the seats');
  const looker = await somebody(browser, { device: kTall, language });
  await looker.goto(`${server.address}/lobby`);
  await looker.locator('.tables bdi', { hasText: kWide }).first().waitFor();
  await fits(looker, '.tables', 'the lobby');
  await talk(friend);
  for (const text of ['x'.repeat(500), [...'w'.repeat(100)].map((letter) => `${letter}\u0323\u0302\u0303`).join('')]) await say(friend, text);
  await talk(host);
  await host.locator('.talk li').nth(1).waitFor();
  await fits(host, '.talk', 'the talk');
  await fits(host, 'dialog .sheet', 'the sheet of the talk');
  await host.keyboard.press('Escape');
  await host.locator('.waiting > .btn.main:not([disabled])').click();
  await friend.keyboard.press('Escape');
  for (const page of [host, friend]) await playTurn(page);
  await fits(host, '.opps', 'the others');
  await host.locator('.opp button').first().click();
  await fits(host, 'dialog .sheet', 'the guests');
  await host.keyboard.press('Escape');
  await host.locator('.menubtn').first().click();
  await host.locator('.menulist button:has(.ic-log)').first().click();
  await fits(host, 'dialog .log', 'the log');
  await host.goto(`${server.address}/me`);
  await host.locator('.game').first().waitFor();
  await fits(host, 'main', 'the account page');
  await looker.goto(`${server.address}/watch`);
  await looker.locator('.tables bdi', { hasText: kWide }).first().waitFor();
  await fits(looker, '.tables', 'the games to watch');
  for (const page of [host, friend, looker]) await page.context().close();
}

export const sized = ({ browser, server }) => ({
  'names and words of any size stay in their boxes': () => sizes(browser, server, 'en'),
  'names and words of any size stay in their boxes in Persian': () => sizes(browser, server, 'fa')
});
