// Fails with a list unless every text that the sources use exists in every language with the same arguments, and every text
// that exists is used. Plain Node, so that the build can run it before anything else.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const kSources = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');
const kTexts = join(kSources, 'i18n');
const kLanguages = ['en', 'fr', 'fa'];
// Asked for by the grammar itself, through TILES and LIST.
const kByGrammar = new Set(['grammar-several', 'grammar-tile', 'grammar-tile-unknown']);

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

// What a pattern is made of: its arguments and the other messages in it.
function parts(pattern, found = { args: new Set(), messages: new Set() }) {
  if (Array.isArray(pattern)) pattern.forEach((each) => parts(each, found));
  else if (pattern && typeof pattern === 'object') {
    if (pattern.type === 'var') found.args.add(pattern.name);
    if (pattern.type === 'mesg') found.messages.add(pattern.name);
    Object.values(pattern).forEach((each) => parts(each, found));
  }
  return found;
}

function textsOf(language, problems) {
  const texts = new Map();
  for (const path of files(join(kTexts, language))) {
    const source = readFileSync(path, 'utf8');
    const parsed = new FluentResource(source).body;
    for (const { id, value } of parsed) {
      if (texts.has(id)) problems.push(`${language}: ${id} is defined twice`);
      texts.set(id, parts(value));
    }
    // Fluent leaves out without a word what it cannot read.
    const understood = new Set(parsed.map((entry) => entry.id));
    for (const [, id] of source.matchAll(/^([A-Za-z][\w-]*)\s*=/gm)) {
      if (!understood.has(id)) problems.push(`${language}: ${id} cannot be read`);
    }
  }
  return texts;
}

// The arguments of a call as they are written, from the character behind its bracket on.
function callArguments(source, at) {
  const found = [''];
  const open = [];
  for (; at < source.length; at += 1) {
    const sign = source[at];
    const quoted = ["'", '"', '`'].includes(open.at(-1));
    if (quoted ? sign === open.at(-1) : [')', ']', '}'].includes(sign)) {
      if (open.length === 0) return found;
      open.pop();
    } else if (!quoted && ['(', '[', '{', "'", '"', '`'].includes(sign)) open.push(sign);
    else if (open.at(-1) === '`' && sign === '{' && source[at - 1] === '$') open.push(sign);
    if (sign === ',' && open.length === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

// The names in an object literal, or null where it is not one that tells them.
function namesIn(literal = '') {
  const inner = /^\s*\{([^]*)\}\s*$/.exec(literal)?.[1];
  if (literal.trim() === '') return [];
  if (inner === undefined || inner.includes('...')) return null;
  return callArguments(`${inner})`, 0).map((each) => /^\s*(\w+)/.exec(each)?.[1]).filter((name) => name !== undefined);
}

// Which texts the sources ask for. The first argument of t() must be one, or a template whose beginning stands for all that
// begin so. Ids in tables are literals elsewhere: those count as used, but are not known to be texts.
function uses() {
  const found = { calls: [], prefixes: new Map(), literals: new Set(), beginnings: new Set() };
  for (const path of files(kSources)) {
    if (!['.ts', '.svelte'].includes(extname(path)) || path.endsWith('.test.ts')) continue;
    const place = relative(kSources, path);
    const source = readFileSync(path, 'utf8').replace(/^\s*\/\/.*$/gm, '').replace(/<!--[^]*?-->/g, '');
    for (const [, , id] of source.matchAll(/(['"`])([a-z]\w*(?:-\w+)+)\1/g)) found.literals.add(id);
    for (const [, beginning] of source.matchAll(/`([a-z]\w*-(?:\w+-)*)\$\{/g)) found.beginnings.add(beginning);
    for (const match of source.matchAll(/(?<![\w.$])t\(/g)) {
      const [first, second] = callArguments(source, match.index + 2);
      for (const [, prefix] of first.matchAll(/`([a-z][\w-]*)\$\{/g)) found.prefixes.set(prefix, place);
      const answers = first.replace(/`[^`]*\$\{[^`]*`/g, '').replace(/[^]*\?(?!\.)/, '').replace(/[=!]==?\s*(['"])[^'"]*\1/g, '');
      for (const [, , id] of answers.matchAll(/(['"`])([a-z][\w-]*)\1/g)) found.calls.push({ id, place, names: namesIn(second) });
    }
  }
  return found;
}

function problemsOf() {
  const problems = [];
  const texts = kLanguages.map((language) => textsOf(language, problems));
  const all = new Set(texts.flatMap((each) => [...each.keys()]));
  const within = new Set(texts.flatMap((each) => [...each.values()].flatMap((text) => [...text.messages])));
  const { calls, prefixes, literals, beginnings } = uses();
  const ids = new Set(calls.map(({ id }) => id));
  const begun = (id) => [...prefixes.keys(), ...beginnings].some((prefix) => id.startsWith(prefix));

  for (const { id, place, names } of calls) {
    if (!all.has(id)) problems.push(`${place} uses ${id}, which no language has`);
    const absent = names && [...(texts[0].get(id)?.args ?? [])].filter((name) => !names.includes(name));
    if (absent?.length) problems.push(`${place} gives ${id} no ${absent.join(', ')}`);
  }
  for (const [prefix, place] of prefixes) {
    if (![...all].some((id) => id.startsWith(prefix))) problems.push(`${place} uses ${prefix}…, and no text begins so`);
  }
  for (const id of all) {
    if (!ids.has(id) && !literals.has(id) && !within.has(id) && !kByGrammar.has(id) && !begun(id)) problems.push(`${id} is never used`);
    const written = texts.map((each) => each.get(id)).map((text) => text && ([...text.args].sort().join(' ') || 'none'));
    kLanguages.forEach((language, i) => {
      if (written[i] === undefined) problems.push(`${language}: ${id} is missing`);
      else if (written[0] !== undefined && written[i] !== written[0]) {
        problems.push(`${language}: ${id} has the arguments ${written[i]}, in ${kLanguages[0]} ${written[0]}`);
      }
    });
  }
  return { problems, count: all.size };
}

const { problems, count } = problemsOf();
if (problems.length > 0) {
  console.error(problems.sort().join('\n'));
  console.error(`${problems.length} problems in the texts`);
  process.exit(1);
}
console.log(`${count} texts in ${kLanguages.length} languages, each used and with the same arguments`);
