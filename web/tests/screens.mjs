// How to come to each screen of the client, for pictures and checks.
import { mayPlay, playOut, playTurn } from './browser/somebody.mjs';

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
  for (let turn = 0; turn < 12; turn++) {
    await mayPlay(page);
    const hand = page.locator('.hand .card');
    for (let i = 0; i < (await hand.count()); i++) {
      await hand.nth(i).click();
      await page.waitForTimeout(60);
      if (await page.locator('.question').count()) return;
      await page.keyboard.press('Backspace');
    }
    await playTurn(page);
  }
}

/** A lesson at one of its steps, with a card or a group touched. */
async function lesson(page, address, step) {
  await page.goto(address);
  for (let i = 0; i < step; i++) await page.locator('.host .btn').last().click();
  await page.locator('.board .hand .card, .arkboard .pallet').first().click();
  await page.waitForTimeout(300);
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
  card: async (page, address) => {
    await screens.table(page, address);
    await page.locator('.line .card').first().click();
    await until(page, 'dialog .reference');
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
    await playOut(page);
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
  drawing: async (page, address) => {
    // The deal is kept back: otherwise this is over before anybody could look at it.
    await page.routeWebSocket(/^ws/, (near) => {
      const far = near.connectToServer();
      far.onMessage((said) => void (/"deal"/.test(String(said)) || near.send(said)));
    });
    await screens.waiting(page, address);
    await page.locator('.seatrow .btn:not(.quiet, .main)').click();
    await page.locator('dialog [data-level="1"]').click();
    await page.locator('.waiting > .btn.main:not([disabled])').click();
    await until(page, '.drawing');
  },
  ark: async (page, address) => {
    await page.goto(`${address}/play/ark?players=3&level=1`);
    await until(page, '.ark-table');
  },
  split: async (page, address) => {
    await screens.ark(page, address);
    for (let i = 0; i < 60 && (await page.locator('.split').count()) === 0; i++) {
      for (const next of ['[data-send]', '.keep button:not([disabled]), fieldset button:not([disabled])', '[data-pallet] button:not([disabled])']) {
        if ((await page.locator(next).count()) === 0) continue;
        await page.locator(next).last().click({ timeout: 1000 }).catch(() => undefined);
        break;
      }
      await page.waitForTimeout(200);
    }
    await until(page, '.split');
  },
  departure: async (page, address) => {
    await screens.ark(page, address);
    await page.locator('.menubtn').first().click();
    await page.locator('.menulist .ic-flag').first().click();
    await page.locator('dialog .btn.main').click();
    await page.goto(`${address}/play/ark?players=2&level=1`);
    await until(page, '.ark-table');
    await page.locator('.menubtn').first().click();
    await page.locator('.menulist .ic-flag').first().click();
    await page.locator('dialog .btn.main').click();
    await until(page, '.ends');
  },
  text: async (page, address) => {
    await page.goto(`${address}/play/bar?players=3&level=1&text=1`);
    await page.locator('form input').fill('hand');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
  },
  pass: async (page, address) => {
    await screens.setup(page, address);
    await page.locator('dialog .choices').first().locator('.btn').nth(3).click();
    await page.locator('dialog .choices').nth(1).locator('.btn').nth(1).click().catch(() => undefined);
    await page.locator('dialog .btn.main').click();
    await until(page, '.passing');
  },
  chat: async (page, address) => {
    await screens.waiting(page, address);
    await page.locator('.menubtn').first().click();
    await page.locator('.menulist .btn').first().click();
    await until(page, 'dialog form');
  },
  why: async (page, address) => {
    await screens.table(page, address);
    await page.keyboard.press('?');
    await until(page, 'dialog .reasons, dialog');
  },
  replay: async (page, address) => {
    await screens.end(page, address);
    await page.locator('.ends a[href^="/replay/"]').click();
    await until(page, '.player');
    await page.locator('.player input[type=range]').fill('9');
  },
  verify: async (page, address) => {
    await screens.replay(page, address);
    await page.locator('.player .ic-menu').click();
    await page.locator('dialog .ic-check').click();
    await until(page, 'dialog .good');
  },
  hint: async (page, address) => {
    await page.goto(`${address}/play/bar?players=3&level=1`);
    await mayPlay(page);
    await page.locator('.doing .btn.quiet:not(.ico)').click();
    await until(page, '.advice .first');
  },
  'hint-ark': async (page, address) => {
    await screens.ark(page, address);
    await page.locator('.actions .btn.quiet:not(.ico)').click();
    await until(page, '.advice .first');
  },
  analysis: async (page, address) => {
    await screens.replay(page, address);
    await page.locator('.player > .btn').click();
    await until(page, '.analysis h3 + ul');
    await page.locator('.analysis ol button').nth(6).click();
    if (await page.locator('.analysis .ic-eye').count()) await page.locator('.analysis .ic-eye').click();
  },
  rules: async (page, address) => void (await page.goto(`${address}/rules`)),
  animal: async (page, address) => {
    await page.goto(`${address}/rules/crocodile`);
    await until(page, '.board .hand .card');
  },
  learn: async (page, address) => void (await page.goto(`${address}/learn`)),
  'lesson-bar': (page, address) => lesson(page, `${address}/learn/bar`, 1),
  'lesson-town': (page, address) => lesson(page, `${address}/learn/town`, 1),
  'lesson-ark': (page, address) => lesson(page, `${address}/learn/ark`, 1),
  rule: async (page, address) => {
    await page.goto(`${address}/rules/T3`);
    await until(page, '.board .hand .card');
  },
  settings: async (page, address) => void (await page.goto(`${address}/settings`)),
  about: async (page, address) => void (await page.goto(`${address}/about`)),
  lobby: async (page, address) => void (await page.goto(`${address}/lobby`)),
  watch: async (page, address) => void (await page.goto(`${address}/watch`)),
  lost: async (page, address) => void (await page.goto(`${address}/nowhere/at/all`)),
  me: async (page, address) => {
    await page.goto(`${address}/me`);
    await until(page, 'h2');
  }
};
