// After a game: the count, the record, the replay with its scrubber, and the proof of the shuffle.
import { desk, done, expect, playOut, somebody } from './somebody.mjs';

export const replay = ({ browser, server }) => {
  let page;
  return {
    'the end links to a replay': async () => {
      page = await somebody(browser, { device: desk });
      await page.goto(`${server.address}/play/bar?players=2&level=1`);
      await playOut(page);
      await page.locator('.ends a[href^="/replay/"]').click();
      await page.locator('.player').waitFor();
    },
    'the scrubber goes through the game and back': async () => {
      const scrubber = page.locator('.player input[type=range]');
      const last = Number(await scrubber.getAttribute('max'));
      expect(last >= 20, `${last} turns`);
      await scrubber.fill(String(last));
      expect((await page.locator('.side .turnhead').count()) === last, 'the log does not show every turn');
      await scrubber.fill('0');
      expect((await page.locator('.line .card').count()) === 0, 'cards stand in line before the first turn');
      await page.getByRole('button', { name: 'One turn on', exact: true }).click();
      await page.locator('.line .card').first().waitFor();
      expect(/turn=1$/.test(page.url()), page.url());
    },
    'the shuffle is verified by the browser itself': async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Verify the shuffle' }).click();
      await page.locator('dialog .good').waitFor();
      await page.locator('dialog .verdict.equal', { hasText: 'equal' }).waitFor();
      const [seal, seed, again] = await page.locator('dialog code').allTextContents();
      expect(seal === again && seal !== seed, `the seal ${seal}, the seed ${seed}, the seal made anew ${again}`);
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator('dialog .btn.main').click()]);
      expect(/\.txt$/.test(download.suggestedFilename()), download.suggestedFilename());
      await page.keyboard.press('Escape');
    },
    'a game that is not over has no replay yet': async () => {
      await page.goto(`${server.address}/play/bar?players=2&level=1`);
      await page.locator('.hand .card').first().waitFor();
      await page.goto(page.url().replace('/table/', '/replay/'));
      await page.locator('.warn').waitFor();
      await done(page);
    }
  };
};
