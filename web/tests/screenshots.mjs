// Pictures of every screen: phone and desktop, three languages, light and dark. node tests/screenshots.mjs [pattern of names]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browse, serve } from './serve.mjs';
import { prepare, screens, sizes } from './screens.mjs';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const only = new RegExp(process.argv[2] ?? '');
const looks = Object.keys(sizes).flatMap((size) => ['en', 'fr', 'fa'].flatMap((lang) => ['light', 'dark'].map((theme) => ({ size, lang, theme }))));

const server = await serve();
const browser = await browse();
let troubles = 0;
for (const look of looks) {
  for (const [name, open] of Object.entries(screens)) {
    const whole = `${name}-${look.size}-${look.lang}-${look.theme}`;
    if (!only.test(whole)) continue;
    const page = await prepare(browser, look);
    page.on('pageerror', (error) => (troubles++, console.log(`${whole}: ${error}`)));
    try {
      await open(page, server.address);
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${folder}${whole}.png` });
    } catch (error) {
      troubles++;
      console.log(`${whole}: ${error.message.split('\n')[0]}`);
    }
    await page.context().close();
  }
}
await browser.close();
await server.stop();
console.log(`${troubles} troubles; pictures in ${folder}`);
