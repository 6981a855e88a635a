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
// What Persian is written with, and the Arabic letters of names; the joined forms come with them. 200c and 200d join and part
// letters in Persian words.
const arabic = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگی' + '،؛؟٪٫٬' + span(0x64b, 0x652) + '\u0654' + span(0x6f0, 0x6f9) + '\u200c\u200d\u200e\u200f';
// What stands between Persian words: with it a page without Latin letters needs no Latin file.
const marks = ' !%()+-./:=|\u00a0\u00ab\u00b7\u00bb\u00d7\u202f–…−';
const wide = span(0x100, 0x17f) + span(0x218, 0x21b) + 'ẞ';

const lalezar = 'node_modules/@fontsource/lalezar/files/lalezar-';
const vazirmatn = 'node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-';
const weights = {variationAxes: {wght: {min: 400, max: 800, default: 400}}};
const files = [
  ['lalezar-latin', `${lalezar}latin-400-normal.woff2`, latin, {}],
  ['lalezar-marks', `${lalezar}latin-400-normal.woff2`, marks, {}],
  ['lalezar-arabic', `${lalezar}arabic-400-normal.woff2`, arabic, {}],
  ['vazirmatn-latin', `${vazirmatn}latin-wght-normal.woff2`, latin, weights],
  ['vazirmatn-latin-wide', `${vazirmatn}latin-ext-wght-normal.woff2`, wide, weights],
  ['vazirmatn-marks', `${vazirmatn}latin-wght-normal.woff2`, marks, weights],
  ['vazirmatn-arabic', `${vazirmatn}arabic-wght-normal.woff2`, arabic, weights],
];

fs.mkdirSync(target, {recursive: true});
for (const [name, source, text, options] of files) {
  const font = await subset(fs.readFileSync(path.join(packages, source)), text, {targetFormat: 'woff2', ...options});
  fs.writeFileSync(path.join(target, `${name}.woff2`), font);
}
