// Two people at one table in two browsers: the link, sitting down, talk, a move each, a server that restarts, giving up, and the
// next game. The last line says how many steps passed.
import { browse, serve } from './serve.mjs';

const server = await serve();
const browser = await browse();
let passed = 0;
let failed = 0;
async function step(name, run) {
  try {
    await run();
    passed++;
    console.log(`ok      ${name}`);
  } catch (error) {
    failed++;
    if (process.env.SHOT) await Promise.all([host.screenshot({ path: `${process.env.SHOT}-host.png` }), friend.screenshot({ path: `${process.env.SHOT}-friend.png` })]);
    console.log(`FAILED  ${name}: ${error.message.split('\n')[0]}`);
  }
}

async function somebody() {
  const context = await browser.newContext({ viewport: { width: 412, height: 760 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('menagerie.settings', JSON.stringify({ speed: 'off' })));
  return page;
}

/** Plays whatever can be played; true when a move was sent. */
async function playTurn(page) {
  await page.locator('.hand .card:not([aria-disabled])').first().waitFor({ timeout: 15_000 });
  await page.locator('.hand .card').first().click();
  for (let i = 0; i < 6; i++) {
    const option = page.locator('.question .opt, .seg .btn[data-pick]:not([aria-pressed=true])');
    const ready = page.locator('.doing .play:not([disabled])');
    if (await ready.count()) return ready.click();
    if (await option.count()) await option.first().click();
    await page.waitForTimeout(100);
  }
  throw new Error('no move came together');
}

const host = await somebody();
const friend = await somebody();
let link = '';

await step('a table for friends by three taps', async () => {
  await host.goto(server.address);
  await host.locator('.v-bar .acts button').click();
  await host.locator('dialog .btn.main').click();
  link = await host.locator('.invite input').inputValue();
  if (!link.includes('/game/')) throw new Error(link);
});
await step('a friend opens the link and sits down', async () => {
  await friend.goto(link);
  await friend.locator('.seatrow .btn.main').click();
  await friend.locator('.seatrow .bot').waitFor();
});
await step('the host deals', async () => {
  await host.locator('.waiting > .btn.main:not([disabled])').click();
  await host.locator('.hand .card').first().waitFor();
  await friend.locator('.hand .card').first().waitFor();
});
await step('each plays a card and the other sees it', async () => {
  await playTurn(host);
  await friend.locator('.line .card').first().waitFor();
  await playTurn(friend);
  await host.locator('.hand .card:not([aria-disabled])').first().waitFor();
});
await step('what one says the other reads', async () => {
  await host.locator('.menubtn').first().click();
  await host.locator('.menulist .btn').first().click();
  await host.locator('dialog input').fill('well played');
  await host.locator('dialog form .btn').click();
  await host.locator('.talk li').waitFor();
  await host.keyboard.press('Escape');
  await friend.locator('.menubtn .dot').waitFor();
});
await step('after a restart of the server the table is there again', async () => {
  await server.restart();
  await host.locator('.banner').waitFor({ state: 'detached', timeout: 20_000 });
  await friend.locator('.banner').waitFor({ state: 'detached', timeout: 20_000 });
  await playTurn(host);
  await playTurn(friend);
});
await step('a reload comes back to the same table', async () => {
  await friend.reload();
  await friend.locator('.hand .card').first().waitFor();
});
await step('giving up ends a game of two', async () => {
  await friend.locator('.menubtn').first().click();
  await friend.getByRole('button', { name: 'Give up' }).click();
  await friend.locator('dialog .btn.main').click();
  await host.locator('.ends').waitFor();
  await friend.locator('.ends').waitFor();
});
await step('the next game waits for both', async () => {
  await host.locator('.ends .btn.main').click();
  await host.locator('.seats, .hand').first().waitFor();
  await friend.locator('.ends .btn.main').click();
  await friend.locator('.seatrow .btn.main').click();
  await host.locator('.hand .card').first().waitFor();
  await friend.locator('.hand .card').first().waitFor();
});
await step('a guest becomes an account and keeps the games', async () => {
  await host.goto(`${server.address}/me`);
  await host.locator('.few .btn.main').first().click();
  await host.locator('form input[type=text]').fill('Mina of the bar');
  await host.locator('form input[type=password]').fill('a long password');
  await host.locator('form .btn.main').click();
  await host.locator('.warn bdi').waitFor();
  await host.locator('.game').first().waitFor();
});

await browser.close();
await server.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
