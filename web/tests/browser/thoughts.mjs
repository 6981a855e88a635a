// What the champion thinks: a hint at a table, by touch and by a typed word, and the analysis of a game that has been played, on the
// device and after the server has gone.
import { serve } from '../serve.mjs';
import { desk, done, expect, mayPlay, playOut, somebody } from './somebody.mjs';

const kThought = 30_000;

/** Asks for a hint where it is offered, and reads it. */
async function hinted(page) {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.advice .first').waitFor({ timeout: kThought });
  return page.locator('.advice').innerText();
}

async function visitAndStop(page, server) {
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await server.stop();
  const kept = await page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat().filter(({ url }) => /\.net(\?|$)/.test(url)).length);
  expect(kept > 0, 'what the bots have learnt is not kept for a visit without a server');
}

const turnShown = async (page) => Number(await page.locator('.analysis .chart').getAttribute('aria-valuenow'));

export const thoughts = ({ browser, server }) => ({
  'a hint lays the champion’s move ready, and plays nothing': async () => {
    const page = await somebody(browser, { settings: { takeback: 'pause' } });
    await page.goto(`${server.address}/play/bar?players=2&level=1`);
    await mayPlay(page);
    const told = await hinted(page);
    expect(/champion’s choice: /.test(told) && /\d+%/.test(told), told);
    expect((await page.locator('.hand .card[aria-pressed=true]').count()) === 1, 'no card is lifted');
    await page.waitForTimeout(3000);
    expect((await page.locator('.hand .card[aria-pressed=true]').count()) === 1, 'the hint was played by itself');
    await page.locator('.hand .card[aria-pressed=false]').first().click();
    await page.locator('.advice').waitFor({ state: 'detached' });
    await done(page);
  },
  'a hint on the quay fills the trays': async () => {
    const page = await somebody(browser);
    await page.goto(`${server.address}/play/ark?players=2&level=1`);
    await page.locator('.keep button:not([disabled])').first().waitFor();
    expect(/Keep /.test(await hinted(page)), 'no tile is named');
    await page.locator('[data-send]').click();
    await page.locator('[data-pallet] button').first().waitFor({ timeout: kThought });
    const told = await hinted(page);
    expect(/(Split|Take).*\d+%/s.test(told), told);
    await page.locator('.split').waitFor();
    await page.locator('[data-send]').waitFor();
    await done(page);
  },
  'a hint by a typed word': async () => {
    const page = await somebody(browser);
    await page.goto(`${server.address}/play/town?players=3&level=1&text=1`);
    await page.locator('.is-turn').waitFor({ timeout: kThought });
    await page.locator('form input').fill('hint');
    await page.keyboard.press('Enter');
    await page.locator('.paper li', { hasText: 'champion’s choice' }).waitFor({ timeout: kThought });
    await page.keyboard.press('Enter');
    await page.locator('.paper li', { hasText: 'On its way' }).waitFor();
    await done(page);
  },
  'the analysis of a game on this device, without a server': async () => {
    const own = await serve();
    const page = await somebody(browser, { device: desk });
    await visitAndStop(page, own);
    await page.goto(`${own.address}/play/bar?players=2&level=3&local=1`);
    await playOut(page);
    await page.locator('.ends a[href^="/replay/"]').click();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.analysis h3', { hasText: 'Totals' }).waitFor({ timeout: 180_000 });
    const turns = await page.locator('.analysis ol li').count();
    expect(turns >= 20, `${turns} turns are listed`);

    await page.locator('.analysis .chart').focus();
    await page.keyboard.press('End');
    expect((await turnShown(page)) === turns && (await page.locator('.player input').inputValue()) === String(turns), 'the keys do not lead to the last turn');
    await page.keyboard.press('Home');
    // The better move of the first turn that has one.
    const better = page.getByRole('button', { name: 'Show the better move' });
    for (let i = 0; i < turns && (await better.count()) === 0; i++) await page.keyboard.press('ArrowRight');
    expect((await better.count()) === 1, 'every move was the best one');
    const at = await turnShown(page);
    await better.click();
    await page.locator('.hand .card[aria-pressed=true]').waitFor();
    expect(page.url().endsWith(`turn=${at}`), page.url());
    await page.locator('.analysis ol button').nth(4).click();
    expect((await turnShown(page)) === 5, 'a line of the list does not lead to its turn');
    await page.locator('.analysis summary').click();
    expect((await page.locator('.analysis tbody tr').count()) === turns, 'the table does not have every turn');
    await done(page);
    return `${turns} turns`;
  }
});
