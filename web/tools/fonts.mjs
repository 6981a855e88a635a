// Cuts Lalezar and Vazirmatn down to what our three languages and their players' names need. Run by hand:
//   node tools/fonts.mjs FOLDER_WITH_NODE_MODULES
// The folder holds @fontsource/lalezar, @fontsource-variable/vazirmatn and subset-font; the results in public/fonts are kept.
import fs from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';

const packages = path.resolve(process.argv[2]);
const subset = createRequire(path.join(packages, 'any.js'))('subset-font');
const target = path.join(path.dirname(new URL(import.meta.url).pathname), '../public/fonts');

const span = (first, last) => Array.from({length: last - first + 1}, (_, i) => String.fromCodePoint(first + i)).join('');
const latin = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ŒœŸ' + '\u2009\u202f–—‘’‚“”„†•…‹›−×→←€';
// Letters, marks and digits; the joined forms come with them. 200c and 200d join and part letters in Persian words.
const arabic = span(0x60c, 0x6d5) + span(0x6f0, 0x6f9) + '\u200c\u200d\u200e\u200f«»';
const wide = span(0x100, 0x17f) + span(0x218, 0x21b) + 'ẞ';

const lalezar = 'node_modules/@fontsource/lalezar/files/lalezar-';
const vazirmatn = 'node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-';
const weights = {variationAxes: {wght: {min: 400, max: 800, default: 400}}};
const files = [
  ['lalezar-latin', `${lalezar}latin-400-normal.woff2`, latin, {}],
  ['lalezar-arabic', `${lalezar}arabic-400-normal.woff2`, arabic, {}],
  ['vazirmatn-latin', `${vazirmatn}latin-wght-normal.woff2`, latin, weights],
  ['vazirmatn-latin-wide', `${vazirmatn}latin-ext-wght-normal.woff2`, wide, weights],
  ['vazirmatn-arabic', `${vazirmatn}arabic-wght-normal.woff2`, arabic, weights],
];

fs.mkdirSync(target, {recursive: true});
for (const [name, source, text, options] of files) {
  const font = await subset(fs.readFileSync(path.join(packages, source)), text, {targetFormat: 'woff2', ...options});
  fs.writeFileSync(path.join(target, `${name}.woff2`), font);
}
