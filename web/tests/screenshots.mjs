// Pictures of every screen: phone and desktop, three languages, light and dark. node tests/screenshots.mjs [pattern of names]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browse, serve } from './serve.mjs';
import { prepare, screens, sizes } from './screens.mjs';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const only = new RegExp(process.argv[2] ?? '');
const looks = Object.keys(sizes).flatMap((size) => ['en', 'fr', 'fa'].flatMap((lang) => ['light', 'dark'].map((theme) => ({ size, lang, theme }))));

const nameOf = (look, name) => `${name}-${look.size}-${look.lang}-${look.theme}`;

const server = await serve();
const browser = await browse();
let troubles = 0;
let taken = 0;

async function picture(look, name, open) {
  const whole = nameOf(look, name);
  const page = await prepare(browser, look);
  page.on('pageerror', (error) => (troubles++, console.log(`${whole}: ${error}`)));
  try {
    await open(page, server.address);
    await page.waitForTimeout(350);
    await page.screenshot({ path: `${folder}${whole}.png` });
    taken++;
  } catch (error) {
    troubles++;
    console.log(`${whole}: ${error.message.split('\n')[0]}`);
  }
  await page.context().close();
}

// Most of the time is waiting for bots: three rows go on side by side.
const left = looks.flatMap((look) => Object.entries(screens).map((screen) => [look, ...screen])).filter(([look, name]) => only.test(nameOf(look, name)));
const all = left.length;
async function row() {
  for (let next = left.shift(); next; next = left.shift()) {
    await picture(...next);
    if (taken % 20 === 0) console.log(`${taken} of ${all} pictures`);
  }
}
await Promise.all([row(), row(), row()]);
await browser.close();
await server.stop();

// One page of them all: a row a screen.
const files = readdirSync(folder).filter((name) => name.endsWith('.png')).sort();
const rows = Object.keys(screens).map((name) => {
  const pictures = files.filter((file) => new RegExp(`^${name}-(phone|desktop)-`).test(file));
  return `<h2>${name}</h2><div>${pictures.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join('')}</div>`;
});
writeFileSync(`${folder}index.html`, `<!doctype html><meta charset="utf-8"><title>Menagerie: screens</title><style>body{font:16px system-ui;margin:16px;background:#ddd}div{display:flex;gap:8px;overflow:auto}img{height:420px}</style>${rows.join('')}`);
console.log(`${taken} pictures, ${troubles} troubles; they and index.html are in ${folder}`);
process.exit(troubles === 0 ? 0 : 1);
