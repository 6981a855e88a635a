// Two people at one table in two browsers: the link, sitting down, talk, a move each, a server that restarts, a network that
// is cut, a reload, giving up, the next game, and an account.
import { desk, expect, inLog, playTurn, somebody } from './somebody.mjs';
import { wire } from './wire.mjs';

export const friends = ({ browser, server }) => {
  let host;
  let friend;
  let link = '';
  let between;
  return {
    'a table for friends by three taps': async () => {
      host = await somebody(browser, { device: { viewport: { width: 412, height: 760 }, locale: 'en-GB' } });
      friend = await somebody(browser, { device: { viewport: { width: 412, height: 760 }, locale: 'en-GB' } });
      between = await wire(server.address);
      await host.goto(between.address);
      await host.locator('.v-bar .acts button').click();
      await host.locator('dialog .btn.main').click();
      link = await host.locator('.invite input').inputValue();
      expect(link.includes('/game/'), link);
    },
    'a friend opens the link and sits down': async () => {
      await friend.goto(link.replace(between.address, server.address));
      await friend.locator('.seatrow .btn.main').click();
      await friend.locator('.seatrow .bot').waitFor();
    },
    'the host deals': async () => {
      await host.locator('.waiting > .btn.main:not([disabled])').click();
      await host.locator('.hand .card').first().waitFor();
      await friend.locator('.hand .card').first().waitFor();
    },
    'each plays a card and the other sees it': async () => {
      await playTurn(host);
      await friend.locator('.line .card').first().waitFor();
      await playTurn(friend);
      await host.locator('.hand .card:not([aria-disabled])').first().waitFor();
    },
    'what one says the other reads': async () => {
      await host.locator('.menubtn').first().click();
      await host.locator('.menulist .btn').first().click();
      await host.locator('dialog input').fill('well played');
      await host.locator('dialog form .btn').click();
      await host.locator('.talk li').waitFor();
      await host.keyboard.press('Escape');
      await friend.locator('.menubtn .dot').waitFor();
    },
    'after a restart of the server the table is there again': async () => {
      await server.restart();
      await host.locator('.banner').waitFor({ state: 'detached', timeout: 20_000 });
      await friend.locator('.banner').waitFor({ state: 'detached', timeout: 20_000 });
      await playTurn(host);
      await playTurn(friend);
    },
    'a move made while the network is cut arrives when it is back': async () => {
      await host.locator('.hand .card:not([aria-disabled])').first().waitFor();
      const before = await inLog(friend, '.ev');
      // The page keeps what it has not been answered, and sends it again under the same id.
      between.cut();
      await playTurn(host);
      await host.locator('.banner').waitFor();
      between.mend();
      await host.locator('.banner').waitFor({ state: 'detached', timeout: 20_000 });
      await friend.locator('.hand .card:not([aria-disabled])').first().waitFor({ timeout: 20_000 });
      expect((await inLog(friend, '.ev')) > before, 'the friend saw no turn');
      await playTurn(friend);
    },
    'a reload comes back to the same table, with the whole log': async () => {
      const before = await inLog(friend, '.ev');
      expect(before > 0, 'there was a turn');
      await friend.reload();
      await friend.locator('.hand .card').first().waitFor();
      expect((await friend.locator('.menubtn .dot').count()) === 0, 'what was said before is not news');
      const after = await inLog(friend, '.ev');
      expect(after === before, `${after} events instead of ${before}`);
    },
    'a spectator who comes late has the log from the beginning': async () => {
      const late = await somebody(browser, { device: desk });
      await late.goto(friend.url());
      await late.locator('.line').first().waitFor();
      const told = await inLog(late, '.ev');
      const turns = await inLog(late, '.turnhead');
      expect(told > 0 && turns === (await inLog(friend, '.turnhead')), `${turns} turns, ${told} events`);
      await late.context().close();
    },
    'giving up ends a game of two': async () => {
      await friend.locator('.menubtn').first().click();
      await friend.getByRole('button', { name: 'Give up' }).click();
      await friend.locator('dialog .btn.main').click();
      await host.locator('.ends').waitFor();
      await friend.locator('.ends').waitFor();
    },
    'the next game waits for both': async () => {
      await host.locator('.ends .btn.main').click();
      await host.locator('.seats, .hand').first().waitFor();
      await friend.locator('.ends .btn.main').click();
      await friend.locator('.seatrow .btn.main').click();
      await host.locator('.hand .card').first().waitFor();
      await friend.locator('.hand .card').first().waitFor();
    },
    'a guest becomes an account and keeps the games': async () => {
      await host.goto(`${between.address}/me`);
      await host.locator('.few .btn.main').first().click();
      await host.locator('form input[type=text]').fill('Mina of the bar');
      await host.locator('form input[type=password]').fill('a long password');
      await host.locator('form .btn.main').click();
      await host.locator('.warn bdi').waitFor();
      await host.locator('.game').first().waitFor();
    },
  };
};
