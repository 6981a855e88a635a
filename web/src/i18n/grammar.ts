// What a sentence may ask of an animal's name: with its article, of it, several of it. The forms stand with the noun, as
// attributes of animal-…; a text that is no animal is given back as it is.
import type { FluentBundle, FluentValue } from '@fluent/bundle';
import { persian } from './digits';
import { listOf } from './list';

type Grammar = (positional: FluentValue[]) => string;
type Forms = Record<string, Grammar>;

// The bundle is asked for late: it is made with these functions.
export function grammar(bundle: () => FluentBundle, code: string): Forms {
  const noun = (value: FluentValue | undefined) => bundle().getMessage(`animal-${speciesOf(value)}`);
  const text = (pattern: Parameters<FluentBundle['formatPattern']>[0], args = {}) => plain(bundle().formatPattern(pattern, args));

  const form = (value: FluentValue | undefined, name: string): string => {
    const found = noun(value);
    const pattern = found?.attributes[name] ?? found?.value;
    return pattern ? text(pattern) : String(value ?? '');
  };
  const message = (id: string, args: Record<string, string | number>): string => {
    const pattern = bundle().getMessage(id)?.value;
    return pattern ? text(pattern, args) : id;
  };
  const tile = (written: string): string => {
    const [, species, value] = /^\??([a-z]+)(\d)$/.exec(written) ?? [];
    return species ? message('grammar-tile', { species, value: Number(value) }) : message('grammar-tile-unknown', {});
  };
  const kind = ([species, count]: [string, number]): string =>
    count > 1 ? message('grammar-several', { species, count }) : form(species, 'the');
  const joined = (items: string[]): string => listOf(items, code);

  return {
    NAME: ([value]) => form(value, 'name'),
    THE: ([value]) => form(value, 'the'),
    A: ([value]) => form(value, 'a'),
    MANY: ([value]) => form(value, 'many'),
    WORD: ([value]) => form(value, 'word'),
    TO: ([value]) => form(value, 'to'),
    OF: ([value]) => form(value, 'of'),
    DE: ([value]) => ofSomebody(String(value ?? '')),
    OWNED: ([value]) => form(value, 'owned'),
    GENDER: ([value]) => (noun(value)?.attributes.gender ? form(value, 'gender') : 'm'),
    CAP: ([value]) => capital(String(value ?? ''), code),
    DIGITS: ([value]) => (code === 'fa' ? persian(String(value ?? '')) : String(value ?? '')),
    LIST: ([value]) => joined(bySpecies(words(value)).map(kind)),
    ROW: ([value]) => joined(words(value).map((word) => form(word, 'the'))),
    TILES: ([value]) => joined(words(value).map(tile)),
  };
}

// A card in play is written lion.0.
function speciesOf(value: FluentValue | undefined): string {
  return String(value ?? '').split('.')[0] ?? '';
}

function words(value: FluentValue | undefined): string[] {
  return String(value ?? '').split(' ').filter((word) => word !== '');
}

function bySpecies(cards: string[]): [string, number][] {
  const counted = new Map<string, number>();
  for (const card of cards) counted.set(speciesOf(card), (counted.get(speciesOf(card)) ?? 0) + 1);
  return [...counted];
}

// The sentence around it decides about direction, not the noun.
function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

function capital(text: string, code: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code));
}

// French, of a person: de Mina, d’Ada, d’Hélène, d’Habitué, de Yann.
function ofSomebody(name: string): string {
  return /^([aeiouàâäéèêëîïôöùûüœæ]|h([eéèê]|abi)|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}
