// Choosing: every dialogue there is, taking back before anything is sent, and another language in the middle of a turn.
import { desk, done, expect, kClose, mayPlay, phone, playTurn, somebody } from './somebody.mjs';

const kVersion = () => fetch(location.pathname.replace('/table/', '/api/v1/tables/')).then((answer) => answer.json()).then(({ version }) => version);

/** Touches a card that needs no further choice. */
async function touchPlainCard(page) {
  for (let turn = 0; turn < 8; turn++) {
    await mayPlay(page);
    const hand = page.locator('.hand .card');
    for (let i = 0; i < (await hand.count()); i++) {
      await hand.nth(i).click();
      await page.waitForTimeout(80);
      if ((await page.locator('.question, .seg').count()) === 0 || (await page.locator('.seg .btn:not([data-pick])').count())) return i;
      await page.keyboard.press('Backspace');
    }
    await playTurn(page);
  }
  throw new Error('every card asked something');
}

// Each dialogue on a board of the rule book, where the position is prepared: who asks, what is asked, what can be answered.
const dialogues = [
  ['kangaroo', 'how far', '.seg .btn[data-pick^="+"]'],
  ['parrot', 'whom', '.question .opt, .line .card.target'],
  ['ostrich', 'even or odd', '.seg .btn[data-pick]'],
  ['chameleon', 'as whom', '.question .opt'],
  ['penguin', 'as whom of the hand', '.question .opt'],
  ['bat', 'whom', '.question .opt, .line .card.target'],
  ['rhino', 'which of the strongest', '.question .opt, .line .card.target'],
  ['cheetah', 'which of the weakest', '.question .opt, .line .card.target'],
  ['peacock', 'which of the strongest', '.question .opt, .line .card.target'],
  ['skunk', 'which of two species', '.question .opt, .seg .btn[data-pick]'],
  ['bear', 'which of two species', '.question .opt, .seg .btn[data-pick]'],
  ['P2', 'in which order to the pile', '.question .opt']
];

/** Goes through a topic's boards until one asks that question, answers it and sees it played. */
async function answerOne(page, address, topic, answers) {
  await page.goto(`${address}/rules/${topic}`);
  await page.locator('.board .hand .card').first().waitFor();
  for (let board = 0; board < 8; board++) {
    const cards = await page.locator('.board .hand .card').count();
    for (let card = 0; card < cards; card++) {
      await page.locator('.board .hand .card').nth(card).click();
      await page.waitForTimeout(120);
      if ((await page.locator(answers).count()) >= 2) {
        for (let i = 0; i < 6 && (await page.locator('.board .play:not([disabled])').count()) === 0; i++) await page.locator(answers.includes('opt') ? `${answers}, .seg .btn[data-pick]` : answers).first().click();
        await page.locator('.board .play:not([disabled])').click();
        await page.locator('.examples .again').waitFor();
        return;
      }
      await page.keyboard.press('Backspace');
    }
    const next = page.locator('.examples .btn.ico:not([disabled])').last();
    if ((await next.count()) === 0) break;
    await next.click();
    await page.waitForTimeout(150);
  }
  throw new Error('no board asked it');
}

export const choices = ({ browser, server }) => ({
  'every dialogue of a card': async () => {
    const page = await somebody(browser, { device: phone });
    const missing = [];
    for (const [topic, question, answers] of dialogues) await answerOne(page, server.address, topic, answers).catch((error) => missing.push(`${topic} (${question}): ${error.message.split('\n')[0]}`));
    expect(missing.length === 0, missing.join('; '));
    await done(page);
    return `${dialogues.length} of them`;
  },
  'a turn can be taken back before it is sent': async () => {
    const page = await somebody(browser, { settings: { takeback: 'pause' }, device: phone });
    await page.goto(`${server.address}/play/bar?players=2&level=1`);
    await mayPlay(page);
    const before = await page.evaluate(kVersion);
    await touchPlainCard(page);
    const takeBack = page.locator('.choose .seg .btn').first();
    await takeBack.click();
    await page.waitForTimeout(3000);
    expect((await page.evaluate(kVersion)) === before, 'it was sent all the same');
    await touchPlainCard(page);
    await page.locator('.choose .seg').waitFor({ state: 'detached', timeout: 8000 });
    await page.waitForTimeout(500);
    expect((await page.evaluate(kVersion)) > before, 'it was never sent');
    await done(page);
  },
  'a move that is on its way is not offered again': async () => {
    const page = await somebody(browser, { device: phone });
    const kept = [];
    let keeping = false;
    let moves = 0;
    await page.routeWebSocket(/^ws/, (near) => {
      const far = near.connectToServer();
      near.onMessage((said) => {
        if (/"t":"move"/.test(String(said))) moves++;
        far.send(said);
      });
      far.onMessage((said) => (keeping ? void kept.push(() => near.send(said)) : near.send(said)));
    });
    await page.goto(`${server.address}/play/bar?players=2&level=1`);
    await mayPlay(page);
    keeping = true;
    await playTurn(page);
    await page.locator('.last p', { hasText: 'On its way' }).waitFor();
    expect((await page.locator('.hand .card:not([aria-disabled])').count()) === 0, 'a card can be chosen before the table has answered');
    // Touched all the same, a card tells of itself.
    await page.locator('.hand .card').first().tap({ force: true });
    await page.locator('dialog .reference').waitFor();
    await page.locator(kClose).tap();
    await page.locator('dialog').waitFor({ state: 'detached' });
    keeping = false;
    for (const tell of kept.splice(0)) tell();
    await mayPlay(page);
    expect(moves === 1, `${moves} moves were sent`);
    await playTurn(page);
    await done(page);
  },
  'another language in the middle of a turn': async () => {
    const page = await somebody(browser, { device: desk });
    await page.goto(`${server.address}/play/town?players=2&level=1`);
    await mayPlay(page);
    await page.locator('.hand .card').first().click();
    const name = await page.locator('.hand .card').first().innerText();
    for (const [language, code, direction] of [['فارسی', 'fa', 'rtl'], ['Français', 'fr', 'ltr'], ['English', 'en', 'ltr']]) {
      await page.locator('.menubtn').first().click();
      await page.locator('dialog').getByRole('button', { name: language }).click();
      await page.locator(`html[dir=${direction}][lang=${code}]`).waitFor();
      await page.keyboard.press('Escape');
      const now = await page.locator('.hand .card').first().innerText();
      expect((now === name) === (language === 'English'), `${language}: ${now}`);
      expect(await page.locator('.hand .card[aria-pressed=true]').count(), 'the chosen card was forgotten');
    }
    await playTurn(page).catch(() => undefined);
    await done(page);
  },
  'a link in a chat starts a game': async () => {
    const page = await somebody(browser, { device: phone });
    for (const [game, ready] of [['bar', '.hand'], ['town', '.hand'], ['mix', '.rows'], ['points', '.trim'], ['ark', '.ark-table']]) {
      await page.goto(`${server.address}/play/${game}?players=3&level=2`);
      await page.locator(ready).first().waitFor();
      expect(/\/table\//.test(page.url()), page.url());
    }
    await done(page);
  }
});
