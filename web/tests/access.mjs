// axe-core on every screen in three languages and both lights, and targets of at least 44 px (WCAG 2.2 asks for 24). The last
// line says how many screens passed.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { browse, serve } from './serve.mjs';
import { screens, sizes, prepare } from './screens.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const only = process.argv[2] ?? '';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Words over pictures are judged by eye: axe cannot measure them.
const check = (names) =>
  window.axe.run(document, { runOnly: { type: 'tag', values: names } }).then((found) =>
    found.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`)
  );
const small = () =>
  [...document.querySelectorAll('button, a.btn, input')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(({ one, box }) => `small: ${one.className || one.tagName} ${Math.round(box.width)}x${Math.round(box.height)}`);

const server = await serve();
const browser = await browse();
let passed = 0;
let failed = 0;
for (const size of Object.keys(sizes))
  for (const lang of ['en', 'fr', 'fa'])
    for (const theme of ['light', 'dark'])
      for (const [name, open] of Object.entries(screens)) {
        const look = { size, lang, theme };
        const whole = `${name}-${size}-${lang}-${theme}`;
        if (!new RegExp(only).test(whole)) continue;
        const page = await prepare(browser, look);
        try {
          await open(page, server.address);
          await page.waitForTimeout(300);
          await page.evaluate(axe);
          const found = [...(await page.evaluate(check, tags)), ...new Set(await page.evaluate(small))];
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${wide} px too wide`);
          if (found.length > 0) console.log(`${whole}: ${found.join('; ')}`);
          found.length > 0 ? failed++ : passed++;
        } catch (error) {
          console.log(`${whole}: ${error.message.split('\n')[0]}`);
          failed++;
        }
        await page.context().close();
      }
await browser.close();
await server.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
