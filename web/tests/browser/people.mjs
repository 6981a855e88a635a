// Signing out, being deleted, being somebody else: what stays in the browser, and what the table shows of a person who changes.
import { desk, expect, playTurn, somebody } from './somebody.mjs';

const kPassword = 'a long password';
/** What belongs to the device, whichever person is signed in. */
const kOfTheDevice = ['menagerie.settings', 'menagerie.language', 'menagerie.last', 'menagerie.people', 'menagerie.reloaded'];

const ask = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/v1/${where}`, { method: how, headers: { 'Content-Type': 'application/json' }, body: what && JSON.stringify(what) });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    [method, path, body]
  );

/** Everything that the browser keeps for this page, as text: storage, databases and what the service worker has. */
const kept = (page) =>
  page.evaluate(async () => {
    const stores = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name }) =>
          new Promise((resolve) => {
            const asked = indexedDB.open(name);
            asked.onsuccess = () => {
              const names = [...asked.result.objectStoreNames];
              if (names.length === 0) return resolve({});
              const all = asked.result.transaction(names).objectStore(names[0]).getAll();
              all.onsuccess = () => (asked.result.close(), resolve(all.result));
            };
          })
      )
    );
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
    return { local: { ...localStorage }, session: { ...sessionStorage }, stores: JSON.stringify(stores), cached: cached.flat() };
  });

/** Somebody with an account who sees a hand at a table of the server, and has played a card. */
async function player(browser, server, name) {
  const page = await somebody(browser, { device: desk });
  await page.goto(`${server.address}/play/bar?players=2&level=1`);
  await playTurn(page);
  await until('no view was kept', () => remembers(page));
  if (name) expect((await ask(page, 'POST', 'register', { name, password: kPassword })).status === 200, 'no account');
  page.person = (await ask(page, 'GET', 'me')).body.person;
  page.table = new URL(page.url()).pathname.split('/')[2];
  return page;
}

async function expectNothing(page, { person, table }) {
  const { local, session, stores, cached } = await kept(page);
  const left = Object.keys({ ...local, ...session }).filter((key) => !kOfTheDevice.includes(key));
  const others = left.filter((key) => key !== 'menagerie.known' || local[key] === person.id);
  expect(others.length === 0, `left: ${others.join(', ')}`);
  const all = JSON.stringify([local, session, stores]);
  for (const word of [person.id, person.name, table, '"hands"']) expect(!all.includes(word), `${word} is still there`);
  const dynamic = cached.filter((path) => path.startsWith('/api') || path.startsWith('/table'));
  expect(dynamic.length === 0, `cached: ${dynamic.join(', ')}`);
}

const remembers = (page) => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('menagerie.seen.')));
/** The page's policy forbids the driver's own way of waiting for a condition. */
async function until(what, holds) {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) if (await holds()) return;
  throw new Error(what);
}
const gone = (page) => until('a view is still kept', async () => !(await remembers(page)));

export const people = ({ browser, server }) => ({
  'signing out leaves nothing of a hand, and the games of the device': async () => {
    const page = await player(browser, server, 'Nora Signs Out');
    await page.goto(`${server.address}/play/bar?players=2&level=1&local=1`);
    await page.locator('.hand .card').first().waitFor();
    await page.goto(`${server.address}/me`);
    expect(JSON.stringify((await kept(page)).local).includes(page.person.id), 'nothing was kept before');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('.venue').first().waitFor();
    await expectNothing(page, page);
    expect((await kept(page)).stores.includes('local-'), 'the game of the device is gone');
    await page.context().close();
  },
  'being deleted leaves nothing of a hand': async () => {
    const page = await player(browser, server, null);
    await page.goto(`${server.address}/me`);
    await page.getByRole('button', { name: 'Delete me' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.locator('.venue').first().waitFor();
    await expectNothing(page, page);
    await page.context().close();
  },
  'signing out in one window clears the table in another': async () => {
    const page = await player(browser, server, 'Nora Two Windows');
    const other = await page.context().newPage();
    await other.goto(`${server.address}/me`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('.hand .card').first().waitFor({ state: 'detached' });
    await page.locator('.toast').waitFor();
    const { person, table } = page;
    await page.close();
    await expectNothing(other, { person, table });
    await other.context().close();
  },
  'a session that is ended from elsewhere takes the hand off the screen and out of the browser': async () => {
    const page = await player(browser, server, 'Nora Elsewhere');
    const far = await somebody(browser, { device: desk });
    await far.goto(`${server.address}/about`);
    await ask(far, 'POST', 'login', { name: 'Nora Elsewhere', password: kPassword });
    const { sessions } = (await ask(far, 'GET', 'me/sessions')).body;
    for (const { id } of sessions.filter((session) => !session.this)) await ask(far, 'DELETE', `me/sessions/${id}`);
    await page.locator('.toast').waitFor();
    expect((await page.locator('.hand .card').count()) === 0, 'the hand is still there');
    await gone(page);
    await expectNothing(page, page);
    await far.context().close();
    await page.context().close();
  },
  'a session that ended while the page was closed leaves nothing at the next visit': async () => {
    const page = await player(browser, server, null);
    const { person, table } = page;
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${server.address}/about`);
    await gone(page);
    await expectNothing(page, { person, table });
    await page.context().close();
  },
  'the next person to sign in finds nothing of the one before': async () => {
    const first = await player(browser, server, 'Nora Comes Second');
    await first.context().close();
    const page = await player(browser, server, null);
    await page.goto(`${server.address}/me`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('form input[type=text]').fill('Nora Comes Second');
    await page.locator('form input[type=password]').fill(kPassword);
    await page.locator('form .btn.main').click();
    await page.getByRole('button', { name: 'Change the password' }).waitFor();
    await expectNothing(page, page);
    await page.context().close();
  },
  'a new name is at the seat at once, and the table goes on through account and password': async () => {
    const host = await somebody(browser, { device: desk });
    const friend = await somebody(browser, { device: desk });
    await host.goto(server.address);
    await host.locator('.v-bar .acts button').first().click();
    await host.locator('dialog .btn.main').click();
    await friend.goto(await host.locator('.invite input').inputValue());
    await friend.locator('.seatrow .btn.main').click();
    const account = await friend.context().newPage();
    await account.goto(`${server.address}/me`);
    const fill = async (button, ...values) => {
      await account.bringToFront(); // a page behind another one is slowed down
      await account.getByRole('button', { name: button, exact: true }).click();
      for (const [i, value] of values.entries()) await account.locator('form input').nth(i).fill(value);
      await account.locator('form .btn.main').click();
      await account.locator('form').waitFor({ state: 'detached' });
      await friend.bringToFront();
    };
    await fill('Name', 'Otto');
    await host.locator('.seatrow bdi', { hasText: 'Otto' }).waitFor();
    await host.locator('.waiting > .btn.main:not([disabled])').click();
    await friend.locator('.hand .card').first().waitFor();
    await friend.evaluate(() => {
      window.scares = 0;
      new MutationObserver(() => (window.scares += document.querySelectorAll('.banner').length)).observe(document.body, { childList: true, subtree: true });
    });
    await playTurn(host);
    await fill('Make an account', 'Otto of the bar', kPassword);
    await host.locator('.opp .nm', { hasText: 'Otto of the bar' }).waitFor();
    await playTurn(friend);
    await playTurn(host);
    await fill('Change the password', kPassword, 'another long password');
    await playTurn(friend);
    await host.locator('.hand .card:not([aria-disabled])').first().waitFor();
    expect((await friend.evaluate(() => window.scares)) === 0, 'the friend was told of a lost connection');
    expect((await friend.locator('.toast').count()) === 0, 'the friend was told of something');
    await host.context().close();
    await friend.context().close();
  }
});
