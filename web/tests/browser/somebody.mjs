// A person in a fresh profile of the browser, and what they do at a table.
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'en-GB' };
export const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

/** A page whose errors are collected; `settings` as the client keeps them. */
export async function somebody(browser, { settings = {}, language = 'en', device = phone } = {}) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  page.troubles = [];
  page.on('pageerror', (error) => page.troubles.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text()) && page.troubles.push(message.text()));
  await page.addInitScript(
    ([kept, lang]) => {
      if (!localStorage.getItem('menagerie.settings')) localStorage.setItem('menagerie.settings', JSON.stringify(kept));
      if (!localStorage.getItem('menagerie.language')) localStorage.setItem('menagerie.language', lang);
    },
    [{ speed: 'off', ...settings }, language]
  );
  return page;
}

export function expect(holds, what) {
  if (!holds) throw new Error(what);
}

/** My turn has come, or the game is over. */
export const mayPlay = (page, timeout = 30_000) => page.locator('.hand .card:not([aria-disabled]), .ends').first().waitFor({ timeout });

/** Plays whatever can be played at a Beasty table. */
export async function playTurn(page) {
  await mayPlay(page);
  if (await page.locator('.ends').count()) return;
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (await page.locator('.ends').count()) return;
    // Somebody else's turn may be told just then, or the game may end: the card is touched again, as long as there is one.
    if ((await page.locator('.hand .card[aria-pressed=true]').count()) === 0) await page.locator('.hand .card').first().click({ timeout: 2000 }).catch(() => undefined);
    const option = page.locator('.question .opt, .seg .btn[data-pick]:not([aria-pressed=true])');
    const ready = page.locator('.doing .play:not([disabled])');
    if (await ready.count()) return ready.click();
    if (await option.count()) await option.first().click();
    await page.waitForTimeout(60);
  }
  throw new Error('no move came together');
}

/** Plays a Beasty game to its end. */
export async function playOut(page, turns = 60) {
  for (let i = 0; i < turns && (await page.locator('.ends').count()) === 0; i++) {
    await playTurn(page);
    await page.waitForTimeout(40);
  }
  await page.locator('.ends').waitFor({ timeout: 30_000 });
}

/** How many lines or turns the log has, read from its sheet as on a phone. */
export async function inLog(page, what) {
  await page.locator('.menubtn').first().click();
  await page.locator('.menulist button:has(.ic-log)').first().click();
  await page.locator('dialog .log').waitFor();
  const count = await page.locator(`dialog .log ${what}`).count();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return count;
}

export async function done(page) {
  const { troubles } = page;
  await page.context().close();
  if (troubles.length > 0) throw new Error(troubles.join('; '));
}
