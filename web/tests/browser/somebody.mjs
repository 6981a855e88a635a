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

/** Closes a sheet that lies over the table: a card was touched that could not be played any more, and tells of itself. */
export const kClose = 'dialog[open] .sheet > header .btn';

/** An error for a check that cannot go on: what the page tells, what lies over it, what can be touched, why the last touch failed. */
export async function stuck(page, what, error) {
  const seen = await page
    .evaluate(() => {
      const said = (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => (one.getAttribute('aria-label') ?? one.innerText).trim().replace(/\s+/g, ' ').slice(0, 80))
          .filter((words) => words !== '')
          .join(' | ');
      return {
        address: location.pathname,
        told: said('.last p, .question h2, .seg .lbl, .foot p, [role=status], [role=alert]:not(.heard)'),
        over: said('dialog[open]'),
        chosen: said('[aria-pressed=true]'),
        touchable: said('button:not([disabled], [aria-disabled])')
      };
    })
    .catch((gone) => ({ gone: gone.message.split('\n')[0] }));
  const parts = Object.entries(seen).map(([name, words]) => `${name}: ${words || 'nothing'}`);
  return new Error([what, ...parts, `last failure: ${error ? reasonOf(error) : 'none'}`, ...(page.troubles ?? [])].join('; '));
}

// The browser's driver tells in many lines how it tried; what was in the way stands in one of the last ones.
function reasonOf(error) {
  const lines = error.message.replace(/\x1b\[\d+m/g, '').split('\n').map((line) => line.replace(/^[\s-]+/, ''));
  const inTheWay = lines.findLast((line) => /intercepts|element is not|outside of the viewport|detached/.test(line));
  return [lines[0], lines.find((line) => line.startsWith('waiting for locator')), inTheWay].filter(Boolean).join(' ');
}

/** My turn has come, or the game is over. */
export const mayPlay = (page, timeout = 30_000) => page.locator('.hand .card:not([aria-disabled]), .ends').first().waitFor({ timeout });

/** Plays whatever can be played at a Beasty table. */
export async function playTurn(page) {
  await mayPlay(page);
  if (await page.locator('.ends').count()) return;
  let failure = null;
  const fails = (error) => void (failure = error);
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (await page.locator('.ends').count()) return;
    if (await page.locator(kClose).count()) await page.locator(kClose).last().click({ timeout: 2000 }).catch(fails);
    // Somebody else's turn may be told just then, or the game may end: the card is touched again, as long as there is one.
    if ((await page.locator('.hand .card[aria-pressed=true]').count()) === 0) await page.locator('.hand .card').first().click({ timeout: 2000 }).catch(fails);
    const option = page.locator('.question .opt, .seg .btn[data-pick]:not([aria-pressed=true])');
    const ready = page.locator('.doing .play:not([disabled])');
    if (await ready.count()) return ready.click();
    if (await option.count()) await option.first().click();
    await page.waitForTimeout(60);
  }
  throw await stuck(page, 'no move came together', failure);
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

/** Opens the sheet with the talk. */
export async function talk(page) {
  await page.locator('.menubtn').first().click();
  await page.locator('.menulist .btn').first().click();
  await page.locator('dialog form').waitFor();
}

/** Says something there. */
export async function say(page, text) {
  await page.locator('dialog input').fill(text);
  await page.locator('dialog form .btn').click();
}

export async function done(page) {
  const { troubles } = page;
  await page.context().close();
  if (troubles.length > 0) throw new Error(troubles.join('; '));
}
