// Lists in pages, the recovery code, talk that is refused, and an address where nothing is.
import { desk, expect, say, somebody, talk } from './somebody.mjs';

const json = (body, status = 200) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

const row = (n) => ({ table: `t${n}`, state: 'playing', spec: { game: 'beasty', cards: 'bar', players: 2 }, seats: [] });

/** The rows that the server has for a list, as this page may see them. */
const rowsOf = (page, path, field) => page.evaluate(async ([where, name]) => (await (await fetch(`/api/v1/${where}?limit=200`)).json())[name].length, [path, field]);

/** More rows than a page of the server has. */
const post = (page, path, body, times) =>
  page.evaluate(
    async ([where, sent, count]) => {
      for (let i = 0; i < count; i++) {
        const answer = await fetch(`/api/v1/${where}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) });
        if (!answer.ok) throw new Error(await answer.text());
      }
    },
    [path, body, times]
  );

/** A page of a person who is known to the server. */
async function known(browser, server) {
  const page = await somebody(browser, { device: desk });
  await page.goto(`${server.address}/play/bar?players=2&level=1`);
  await page.locator('.hand .card').first().waitFor();
  return page;
}

/** "Show more" by keyboard: the focus is on the first new row, and the number of new rows is told. */
async function more(page, section, before, added) {
  const button = section.getByRole('button', { name: 'Show more' });
  await button.focus();
  await page.keyboard.press('Enter');
  await section.locator('[data-row]').nth(before + added - 1).waitFor();
  await section.locator('[role=status]', { hasText: `${added} more` }).waitFor();
  const at = await section.locator('[data-row]').evaluateAll((rows) => rows.indexOf(document.activeElement));
  expect(at === before, `the focus is on row ${at}, not ${before}`);
}

export const lists = ({ browser, server }) => ({
  'games and sessions come in pages': async () => {
    const page = await known(browser, server);
    await post(page, 'tables', { game: 'ark', players: 2 }, 104);
    await post(page, 'me/tokens', { label: 'robot' }, 51);
    await page.goto(`${server.address}/me`);
    const games = page.locator('section', { has: page.locator('.game') });
    await more(page, games, 50, 50);
    await more(page, games, 100, 5);
    expect((await games.getByRole('button', { name: 'Show more' }).count()) === 0, 'there is nothing more to show');
    const sessions = page.locator('section', { has: page.getByText('Signed in') });
    await sessions.getByText(/^ends .* if it is not used$/).first().waitFor();
    await more(page, sessions, 50, 2);
    await page.context().close();
  },
  'open tables come in pages, and stay when the list is asked for again': async () => {
    const page = await known(browser, server);
    await post(page, 'tables', { game: 'ark', players: 2, open: true, seats: ['me', 'open'] }, 55);
    const all = await rowsOf(page, 'lobby', 'tables');
    await page.goto(`${server.address}/lobby`);
    await more(page, page.locator('main'), 50, all - 50);
    await page.waitForRequest(/lobby\?.*after=/);
    await page.waitForResponse(/lobby\?.*after=/);
    expect((await page.locator('[data-row]').count()) === all, 'the second page went');
    await page.context().close();
  },
  'a list without pages is shown whole': async () => {
    const page = await somebody(browser, { device: desk });
    await page.route(/\/api\/v1\/watch$/, (route) => route.fulfill(json({ tables: [row(1), row(2)] })));
    await page.goto(`${server.address}/watch`);
    await page.locator('[data-row]').nth(1).waitFor();
    expect((await page.getByRole('button', { name: 'Show more' }).count()) === 0, 'there is nothing more to show');
    await page.context().close();
  },
  'a new recovery code is shown once the password is right': async () => {
    const page = await somebody(browser, { device: desk });
    await page.goto(`${server.address}/me`);
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.locator('form input[type=text]').fill('Mina of the codes');
    await page.locator('form input[type=password]').fill('a long password');
    await page.locator('form .btn.main').click();
    const shown = page.locator('.warn bdi');
    const first = await shown.innerText();
    await page.getByRole('button', { name: 'New recovery code' }).click();
    await page.locator('form input').fill('a false password');
    await page.locator('form .btn.main').click();
    await page.locator('form [role=alert]').waitFor();
    expect((await shown.count()) === 0, 'the old code is still shown');
    await page.locator('form input').fill('a long password');
    await page.locator('form .btn.main').click();
    await shown.waitFor();
    expect(first.length > 10 && (await shown.innerText()) !== first, 'the code is the same');
    await page.context().close();
  },
  'talk that is too fast comes back into the input': async () => {
    const page = await somebody(browser, { device: desk });
    await page.goto(`${server.address}/play/bar?players=2&level=1`);
    await page.locator('.hand .card').first().waitFor();
    await talk(page);
    const alert = page.locator('dialog [role=alert]');
    let said = 0;
    for (; said < 40 && (await alert.count()) === 0; said++) await say(page, `line ${said}`);
    await alert.getByText('too fast').waitFor();
    expect(/line \d+/.test(await page.locator('dialog input').inputValue()), 'what was written is gone');
    await page.context().close();
  },
  'where there is no room for more talk the page says so, in each language': async () => {
    for (const [language, words] of [['en', 'no room'], ['fr', 'plus de place'], ['fa', 'جایی برای گفت‌وگو نیست']]) {
      const page = await somebody(browser, { device: desk, language });
      await page.routeWebSocket(/^ws/, (near) => {
        const far = near.connectToServer();
        near.onMessage((text) => {
          const { t, id, table } = JSON.parse(text);
          if (t === 'chat') near.send(JSON.stringify({ t: 'refused', id, table, code: 'not_now', text: 'this table has no room for more talk' }));
          else far.send(text);
        });
      });
      await page.goto(`${server.address}/play/bar?players=2&level=1`);
      await page.locator('.hand .card').first().waitFor();
      await talk(page);
      await say(page, 'hello');
      await page.locator('dialog [role=alert]', { hasText: words }).waitFor();
      expect((await page.locator('dialog input').inputValue()) === 'hello', 'what was written is gone');
      await page.context().close();
    }
  },
  'talk in text that is refused can be sent again': async () => {
    const page = await somebody(browser, { device: desk });
    await page.goto(`${server.address}/play/bar?players=2&level=1&text=1`);
    const input = page.locator('#text-typed');
    await input.waitFor();
    for (let said = 0; said < 40 && (await page.locator('.toast').count()) === 0; said++) {
      await input.fill(`say line ${said}`);
      await input.press('Enter');
    }
    await page.locator('.toast', { hasText: 'too fast' }).waitFor();
    expect(/^say line \d+$/.test(await input.inputValue()), `what was written is gone: ${await input.inputValue()}`);
    await page.context().close();
  },
  'the link of a table that is not there leads on': async () => {
    const page = await somebody(browser, { device: desk });
    for (const path of ['table', 'game']) {
      await page.goto(`${server.address}/${path}/AAAAAAAAAAAAAAAA`);
      await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
      await page.getByText('There is no such table.').waitFor();
      expect((await page.locator('.toast').count()) === 0, 'nothing lies over the buttons');
      await page.getByRole('link', { name: 'Play a game' }).click();
      await page.locator('.venue').first().waitFor();
    }
    await page.context().close();
  },
  'my games tell who sat there, who won and when': async () => {
    const page = await known(browser, server);
    const id = page.url().split('/').at(-1);
    await page.evaluate(async (table) => {
      const socket = new WebSocket(`ws://${location.host}/ws/v1`);
      await new Promise((opened) => (socket.onopen = opened));
      socket.send(JSON.stringify({ t: 'resign', table, id: 'give-up' }));
      await new Promise((answered) => (socket.onmessage = ({ data }) => JSON.parse(data).id === 'give-up' && answered()));
    }, id);
    await page.goto(`${server.address}/me`);
    const game = page.locator('.game').first();
    await game.getByText(/^\S.+ won$|· .+ won$/).waitFor();
    await game.getByText('over', { exact: true }).waitFor();
    await page.context().close();
  },
  'an address where nothing is leads home, with status 404 too': async () => {
    const page = await somebody(browser, { device: desk });
    const answer = await page.goto(`${server.address}/nowhere`);
    expect(answer.status() === 404, `status ${answer.status()}`);
    await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
    await page.locator('a.btn.main').click();
    await page.locator('.venue').first().waitFor();
    await page.context().close();
  }
});
