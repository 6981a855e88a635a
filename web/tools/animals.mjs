// Takes the animal pictures from an unpacked @iconify-json/noto and our own drawings, and writes public/art/animals. Run by hand:
//   node tools/animals.mjs FOLDER_WITH_NODE_MODULES FOLDER_WITH_OUR_ART
// FOLDER_WITH_NODE_MODULES holds @iconify-json/noto and svgo; both are needed here only, the results are kept.
import fs from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';

const [packages, drawings] = process.argv.slice(2);
const from = createRequire(path.resolve(packages, 'any.js'));
const {optimize} = from('svgo');
const noto = JSON.parse(fs.readFileSync(from.resolve('@iconify-json/noto/icons.json'), 'utf8'));
const target = path.join(path.dirname(new URL(import.meta.url).pathname), '../public/art/animals');

const ours = ['chameleon', 'cheetah', 'ostrich', 'porcupine', 'vulture'];
// Our name, and Noto's where it differs. All of these look to the left or at us, as ours do.
const theirs = [
  ['lion'], ['hippo', 'hippopotamus'], ['crocodile'], ['snake'], ['giraffe'], ['zebra'], ['seal'], ['monkey'], ['kangaroo'],
  ['parrot'], ['skunk'], ['rhino', 'rhinoceros'], ['bear'], ['tiger', 'tiger-face'], ['llama'], ['penguin'], ['dog'],
  ['peacock'], ['bat'], ['elephant'], ['panda'], ['fox'], ['gorilla'],
];

/** Small and the same every time. Shapes keep one decimal: a picture is 128 units wide and shown at 40 to 160 pixels. */
function small(svg, name) {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {name: 'preset-default', params: {overrides: {removeViewBox: false}}},
      {name: 'prefixIds', params: {prefix: name, delim: '-'}},
    ],
  }).data;
}

const picture = body => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${body}</svg>`;

fs.mkdirSync(target, {recursive: true});
for (const [name, original = name] of theirs) {
  const {body} = noto.icons[original];
  fs.writeFileSync(path.join(target, `${name}.svg`), small(picture(body), name));
}
for (const name of ours) {
  fs.writeFileSync(path.join(target, `${name}.svg`), small(fs.readFileSync(path.join(drawings, `${name}.svg`), 'utf8'), name));
}
