// axe-core on every screen, in every language and light, and targets of at least 44 px (WCAG 2.2 asks for 24). The screens are
// those of tests/screens.mjs; a page of the router that none of them visited fails.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformWithEsbuild } from 'vite';
import { prepare, screens, sizes } from '../screens.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const violations = (names) =>
  window.axe.run(document, { runOnly: { type: 'tag', values: names } }).then((found) =>
    found.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`)
  );
const smallTargets = () =>
  [...document.querySelectorAll('button, a.btn, input:not([type=range])')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(({ one, box }) => `small: ${one.className || one.tagName} ${Math.round(box.width)}x${Math.round(box.height)}`);

// Latin words on a Persian page: names that people gave, notation and keys apart, there should be none.
const latinWords = () => {
  const found = [];
  const isLatin = (text) => /[A-Za-z]{3,}/.test(text.replace(/menagerie verify|MIT|Apache|Noto|Emoji|OFL|SHA|Lalezar|Vazirmatn|PNG|SVG/gi, ''));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (!around || !isLatin(node.data) || around.closest('script, style, code, kbd, bdi, [lang]:not(html), [dir=ltr]')) continue;
    if (around.checkVisibility({ visibilityProperty: true })) found.push(`not Persian: ${node.data.trim().slice(0, 60)}`);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], img[alt]'))
    for (const name of ['aria-label', 'title', 'alt']) if (isLatin(one.getAttribute(name) ?? '')) found.push(`not Persian: ${one.getAttribute(name)}`);
  return found;
};

async function router() {
  const path = fileURLToPath(new URL('../../src/core/router.ts', import.meta.url));
  const { code } = await transformWithEsbuild(readFileSync(path, 'utf8'), path);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Another window of the same browser chooses; this one follows without a reload. */
async function choose(page, other, language, theme) {
  await other.evaluate(
    ([lang, light]) => {
      localStorage.setItem('menagerie.language', lang);
      localStorage.setItem('menagerie.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('menagerie.settings') ?? '{}'), theme: light }));
    },
    [language, theme]
  );
  await page.locator(`html[lang=${language}][data-theme=${theme}]`).waitFor();
  await page.waitForTimeout(120);
}

async function look(page) {
  const found = [...(await page.evaluate(violations, tags)), ...new Set(await page.evaluate(smallTargets))];
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

async function screen(browser, server, open, size, visited) {
  const page = await prepare(browser, { size, lang: 'en', theme: 'light' });
  const other = await page.context().newPage();
  const found = [];
  try {
    await other.goto(`${server.address}/about`);
    await page.bringToFront(); // a page behind another one is slowed down
    page.on('framenavigated', (frame) => visited.add(frame.url()));
    await open(page, server.address);
    await page.waitForTimeout(200);
    await page.evaluate(axe);
    for (const language of ['en', 'fr', 'fa'])
      for (const theme of ['light', 'dark']) {
        await choose(page, other, language, theme);
        for (const one of await look(page)) found.push(`${language} ${theme}: ${one}`);
        if (language === 'fa' && theme === 'light') found.push(...(await page.evaluate(latinWords)));
      }
    // Reflow: nothing needs scrolling in two directions at 320 px.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.waitForTimeout(150);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${wide} px too wide at 320`);
  } finally {
    await page.context().close();
  }
  if (found.length > 0) throw new Error([...new Set(found)].join('; '));
}

export const access = ({ browser, server, full }) => {
  const visited = new Set();
  const checks = {};
  for (const size of full ? Object.keys(sizes) : ['phone'])
    for (const [name, open] of Object.entries(screens)) checks[`everyone: ${name}, ${size}`] = () => screen(browser, server, open, size, visited);
  checks['everyone: every page was visited'] = async () => {
    const { pageNames, routeOf } = await router();
    const seen = new Set([...visited].map((url) => routeOf(url).page));
    const missing = pageNames.filter((page) => !seen.has(page));
    if (missing.length > 0) throw new Error(missing.join(', '));
  };
  return checks;
};
