// What can be typed: letters and digits of any keyboard, the words of three languages, names that are only begun.
import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/core/router';
import { anyAnimal, leading, meant, tilesMeant } from '../src/core/text/named';
import { normal, squeezed, wordsOf } from '../src/core/text/normal';
import { kCommands, kSpecies } from '../src/core/text/vocabulary';
import { kBundles as bundles } from '../src/i18n/say.test-support';
import { kLanguages, speak } from './text-table';

const written = (code: keyof typeof bundles, id: string): string[] => {
  const pattern = bundles[code].getMessage(id)?.value;
  return (pattern ? bundles[code].formatPattern(pattern) : '').split(/[,،]/).map((word) => squeezed(normal(word)));
};

describe('what is typed is made comparable', () => {
  it.each([
    ['  Zèbre ! ', 'zebre'],
    ['L’Hippopotame', 'l hippopotame'],
    ['آفتاب‌پرست', 'افتابپرست'],
    ['فُک', 'فک'],
    ['يوزپلنگ', 'یوزپلنگ'],
    ['كانگورو', 'کانگورو'],
    ['پنگوئن', 'پنگوین'],
    ['زرافهٔ', 'زرافه'],
    ['۱۲', '12'],
    ['٣', '3'],
    ['تقسیم ۲: ۱، ۳', 'تقسیم 2 1 3'],
    ['چرا؟', 'چرا'],
    ['why?', 'why'],
    ['split ? fox1 | lion2', 'split ? fox1 | lion2'],
    ['chameleon as kangaroo +2', 'chameleon as kangaroo +2'],
    ['parrot @1 / a.0 b.1', 'parrot @1 / a.0 b.1'],
    ['', '']
  ])('%s', (typed, comparable) => expect(normal(typed)).toBe(comparable));
});

describe.each(kLanguages)('the words in %s', (code) => {
  it('name every command, none of them twice, and none like an animal', async () => {
    const words = await speak(code);
    const all = kCommands.flatMap((id) => written(code, `text-command-${id}`));
    expect(all.every((word) => word.length > 0)).toBe(true);
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
    expect(all.filter((word) => words.names.has(word))).toEqual([]);
    for (const id of kCommands) expect(words.command(wordsOf(normal(words.shown(id))))?.id, id).toBe(id);
  });
  it('are understood in English too', async () => {
    const words = await speak(code);
    for (const id of ['hand', 'line', 'why', 'help', 'moves', 'split', 'resign'] as const) expect(words.command([id])?.id).toBe(id);
  });
  it('name every animal in its language and by its key', async () => {
    const words = await speak(code);
    for (const species of kSpecies) {
      expect(anyAnimal(words, [species])).toBe(species);
      const pattern = bundles[code].getMessage(`animal-${species}`)?.value;
      const name = pattern ? bundles[code].formatPattern(pattern) : '';
      expect(anyAnimal(words, wordsOf(normal(name))), name).toBe(species);
      expect(anyAnimal(words, wordsOf(normal(name.toUpperCase()))), name).toBe(species);
    }
  });
});

it.each([['en', 'split 2: 1 3'], ['fr', 'séparer 2 : 1 3'], ['fa', 'تقسیم ۲: ۱ ۳']] as const)('the example of the hint in %s is a split', async (code, typed) => {
  const words = await speak(code);
  expect(words.command(wordsOf(normal(typed)))).toEqual({ id: 'split', used: 1 });
});

describe('animals', () => {
  it('may be begun, where the beginning fits one', async () => {
    const words = await speak('en');
    expect(meant(words, 'cro', ['crocodile', 'chameleon', 'lion'])).toEqual(['crocodile']);
    expect(meant(words, 'c', ['crocodile', 'chameleon', 'lion'])).toEqual(['crocodile', 'chameleon']);
    expect(meant(words, 'x', ['crocodile'])).toEqual([]);
  });
  it('named in full but not there are not taken for another', async () => {
    const words = await speak('en');
    expect(meant(words, 'lion', ['crocodile'])).toEqual([]);
  });
  it('have articles, accents and half-spaces as one likes', async () => {
    const french = await speak('fr');
    expect(leading(french, wordsOf(normal('l’hippopotame')), ['hippo']).found).toEqual(['hippo']);
    expect(leading(french, wordsOf(normal('la chauve souris')), ['bat']).found).toEqual(['bat']);
    expect(leading(french, wordsOf(normal('le porc-epic')), ['porcupine']).found).toEqual(['porcupine']);
    expect(leading(french, wordsOf(normal('guépard')), ['cheetah']).found).toEqual(['cheetah']);
    const persian = await speak('fa');
    expect(leading(persian, wordsOf(normal('آفتاب پرست')), ['chameleon']).found).toEqual(['chameleon']);
    expect(leading(persian, wordsOf(normal('افتابپرست')), ['chameleon']).found).toEqual(['chameleon']);
    expect(leading(persian, wordsOf(normal('اسب‌آبی')), ['hippo']).found).toEqual(['hippo']);
    expect(leading(persian, wordsOf(normal('اسب')), ['hippo', 'lion']).found).toEqual(['hippo']);
    expect(leading(persian, wordsOf(normal('كانگورو')), ['kangaroo']).found).toEqual(['kangaroo']);
  });
  it('leave what follows them', async () => {
    const words = await speak('fa');
    expect(leading(words, wordsOf(normal('اسب آبی ۲')), ['hippo'])).toEqual({ found: ['hippo'], rest: ['2'] });
  });
});

describe('tiles', () => {
  const group = ['?', 'fox1', 'fox2', 'lion2', 'zebra5'];
  it.each([
    ['1 3', [0, 2]],
    ['fox 2', [2]],
    ['fox2 lion2', [2, 3]],
    ['the foxes and the lion', [1, 2, 3]],
    ['lion', [3]],
    ['?', [0]],
    ['hidden, 5', [0, 4]],
    ['9', null],
    ['bear', null],
    ['nonsense', null]
  ])('%s', async (typed, places) => expect(tilesMeant(await speak('en'), wordsOf(normal(typed)), group)).toEqual(places));
  it('in Persian and French', async () => {
    expect(tilesMeant(await speak('fa'), wordsOf(normal('روباه ۲ و شیر ۲')), group)).toEqual([2, 3]);
    expect(tilesMeant(await speak('fa'), wordsOf(normal('پنهان، ۲')), group)).toEqual([0, 1]);
    expect(tilesMeant(await speak('fr'), wordsOf(normal('le renard 1 et le zèbre 5')), group)).toEqual([1, 4]);
  });
});

describe('an address', () => {
  it('may ask for the table in text', () => {
    expect(routeOf('/table/hT4k?text=1')).toEqual({ page: 'table', table: 'hT4k', text: true });
    expect(routeOf('/table/hT4k?text=0')).toEqual({ page: 'table', table: 'hT4k', text: false });
    expect(routeOf('/play/bar?players=2&level=1&text=1')).toMatchObject({ page: 'play', text: true });
    expect(routeOf('/table/hT4k')).toEqual({ page: 'table', table: 'hT4k' });
  });
});

describe('the bots’ levels', () => {
  it.each([
    ['fr', 'Habitué', 3],
    ['fr', 'bouncer', 4],
    ['fa', 'تازه وارد', 1],
    ['fa', 'صاحب کافه', 5],
    ['fa', 'champion', 6]
  ] as const)('are known by name in %s: %s', async (code, typed, level) => {
    expect((await speak(code)).levels.get(squeezed(normal(typed)))).toBe(level);
  });
});
