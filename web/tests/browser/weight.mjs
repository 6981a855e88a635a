// What the first visit weighs, as Chromium counts what came over the network: the home page and a table.
import { desk, expect, phone } from './somebody.mjs';

const kMost = { all: 250_000, pictures: 120_000 };
const isPicture = (url) => /\.(svg|png|webp|jpg)(\?|$)/.test(url);

/** Every request of a visit with its bytes on the wire, headers included. */
export async function visit(browser, address, language, ready, device = phone) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((lang) => localStorage.setItem('menagerie.language', lang), language);
  const requests = [];
  context.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const rows = [];
  for (const request of requests) {
    const sizes = await request.sizes().catch(() => null);
    if (sizes) rows.push({ url: request.url().replace(/^https?:\/\/[^/]+/, ''), bytes: sizes.responseBodySize + sizes.responseHeadersSize });
  }
  await context.close();
  return rows;
}

const sum = (rows) => rows.reduce((all, { bytes }) => all + bytes, 0);

async function weigh(browser, address, language, ready, device) {
  const rows = await visit(browser, address, language, ready, device);
  const pictures = sum(rows.filter(({ url }) => isPicture(url)));
  const rest = sum(rows) - pictures;
  expect(rest <= kMost.all, `${rest} bytes without pictures: ${rows.sort((a, b) => b.bytes - a.bytes).slice(0, 8).map(({ url, bytes }) => `${url} ${bytes}`).join(', ')}`);
  expect(pictures <= kMost.pictures, `${pictures} bytes of pictures`);
  return { rows, text: `${(rest / 1000).toFixed(0)} kB and ${(pictures / 1000).toFixed(0)} kB of pictures` };
}

export const weight = ({ browser, server }) => ({
  'the home page is light': async () => (await weigh(browser, server.address, 'en', '.venue', desk)).text,
  'a table is light, its rules included': async () => {
    const { rows, text } = await weigh(browser, `${server.address}/play/bar?players=4&level=1`, 'en', '.hand .card', phone);
    expect(rows.some(({ url }) => url.endsWith('.wasm')), 'the rules were not among what was loaded');
    return text;
  },
  'the quay in Persian is light, and Persian has its letters': async () => {
    const { rows, text } = await weigh(browser, `${server.address}/play/ark?players=2&level=1`, 'fa', '.ark-table', phone);
    expect(rows.some(({ url }) => /Arab|arab|fa.*woff2|persian/i.test(url)), `no Persian letters: ${rows.map(({ url }) => url).join(' ')}`);
    return text;
  },
  'Persian letters are not loaded for English': async () => {
    const rows = await visit(browser, server.address, 'en', '.venue');
    expect(!rows.some(({ url }) => /arab|persian/i.test(url)), 'they were');
  }
});
