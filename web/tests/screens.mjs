// How to come to each screen of the client, for pictures and checks.
export const sizes = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } };

/** A page in a fresh browser profile with a language and a light. */
export async function prepare(browser, look) {
  const context = await browser.newContext({ viewport: sizes[look.size], deviceScaleFactor: look.size === 'phone' ? 2 : 1 });
  const page = await context.newPage();
  await page.addInitScript(({ lang, theme }) => {
    localStorage.setItem('menagerie.language', lang);
    localStorage.setItem('menagerie.settings', JSON.stringify({ theme, speed: 'off' }));
  }, look);
  return page;
}

async function until(page, selector) {
  await page.locator(selector).first().waitFor({ timeout: 30_000 });
}

/** Touches cards until one asks something that is asked on a sheet; leaves it open. */
async function findQuestion(page) {
  for (let turn = 0; turn < 9; turn++) {
    const hand = page.locator('.hand .card');
    await until(page, '.hand .card:not([aria-disabled])');
    for (let i = 0; i < (await hand.count()); i++) {
      if ((await page.locator('.question').count()) === 0) await hand.nth(i).click({ timeout: 3000 }).catch(() => undefined);
      await page.waitForTimeout(120);
      if (await page.locator('.question').count()) return true;
    }
    await playTurn(page);
    if (await page.locator('.ends').count()) return false;
  }
  return false;
}

async function playTurn(page) {
  const option = page.locator('.question .opt, .seg .btn[data-pick]');
  for (let i = 0; i < 6; i++) {
    if (await page.locator('.ends').count()) return;
    if (await page.locator('.seg .btn[aria-pressed=true]').count()) await page.locator('.doing .play').click({ timeout: 1500 }).catch(() => undefined);
    else if (await option.count()) await option.first().click({ timeout: 1500 }).catch(() => undefined);
    const play = page.locator('.doing .play:not([disabled])');
    if (await play.count()) {
      await play.click({ timeout: 1500 }).catch(() => undefined);
      await page.waitForTimeout(300);
      await page.waitForFunction(() => document.querySelector('.ends') || document.querySelector('.hand .card:not([aria-disabled])') || !document.querySelector('.hand .card'), null, { timeout: 20_000 }).catch(() => undefined);
      return;
    }
    await page.locator('.hand .card:not(.sel)').first().click({ timeout: 1500 }).catch(() => undefined);
    await page.waitForTimeout(150);
  }
}

export const screens = {
  home: async (page, address) => void (await page.goto(address)),
  setup: async (page, address) => {
    await page.goto(address);
    await page.locator('.venue .acts button').first().click();
  },
  table: async (page, address) => {
    await page.goto(`${address}/play/bar?players=4&level=1`);
    for (let i = 0; i < 2; i++) {
      await until(page, '.hand .card:not([aria-disabled])');
      await playTurn(page);
    }
    await until(page, '.hand .card:not([aria-disabled])');
  },
  preview: async (page, address) => {
    await screens.table(page, address);
    const hand = page.locator('.hand .card');
    for (let i = 0; i < (await hand.count()); i++) {
      await hand.nth(i).click({ timeout: 2000 }).catch(() => undefined);
      await page.waitForTimeout(250);
      if (await page.locator('.ribbon').count()) break;
      await page.keyboard.press('Backspace');
    }
  },
  question: async (page, address) => {
    await page.goto(`${address}/play/town?players=3&level=1`);
    await findQuestion(page);
  },
  log: async (page, address) => {
    await screens.table(page, address);
    await page.keyboard.press('l');
  },
  menu: async (page, address) => {
    await screens.table(page, address);
    await page.locator('.menubtn').first().click();
  },
  end: async (page, address) => {
    await page.goto(`${address}/play/bar?players=2&level=1`);
    for (let i = 0; i < 40 && (await page.locator('.ends').count()) === 0; i++) await playTurn(page);
    await until(page, '.ends');
  },
  mix: async (page, address) => {
    await page.goto(`${address}/play/mix?players=2&level=1`);
    await until(page, '.rows');
  },
  trim: async (page, address) => {
    await page.goto(`${address}/play/points?players=2&level=1`);
    await until(page, '.trim');
  },
  waiting: async (page, address) => {
    await screens.setup(page, address);
    await page.locator('dialog .btn.main').click();
    await until(page, '.seats');
  },
  ark: async (page, address) => {
    await page.goto(`${address}/play/ark?players=3&level=1`);
    await until(page, '.ark-table');
  },
  rules: async (page, address) => void (await page.goto(`${address}/rules`)),
  animal: async (page, address) => void (await page.goto(`${address}/rules/crocodile`)),
  learn: async (page, address) => void (await page.goto(`${address}/learn`)),
  settings: async (page, address) => void (await page.goto(`${address}/settings`)),
  about: async (page, address) => void (await page.goto(`${address}/about`)),
  lobby: async (page, address) => void (await page.goto(`${address}/lobby`)),
  me: async (page, address) => {
    await page.goto(`${address}/me`);
    await until(page, 'h2');
  }
};
