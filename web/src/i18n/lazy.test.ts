// Texts are read one by one, and what a text mentions is read with it; digits, plurals and lists are those of Intl.
import { expect, test } from 'vitest';
import { format } from './bundle';
import { digitsOf, locales } from './digits';
import { listOf } from './list';
import { pluralOf } from './plurals';
import { Texts } from './texts';

const kSource = '# One.\none = First { two }\ntwo = second { $count ->\n    [one] once\n   *[other] { $count } times\n}\n    .form = formed\nthree = { -four }\n-four = fourth\n';

function texts(): Texts {
  const made = new Texts('en', { useIsolating: false });
  made.take(kSource);
  return made;
}

test('a text is there before it was read, with what it mentions', () => {
  const made = texts();
  expect(made.hasMessage('one')).toBe(true);
  expect(made.hasMessage('five')).toBe(false);
  expect(format(made, 'one', { count: 2 }, 'ltr')).toBe('First second 2 times');
  expect(made.getMessage('two')?.attributes.form).toBe('formed');
  expect(made.getMessage('five')).toBeUndefined();
});
test('a term is found too', () => {
  expect(format(texts(), 'three', {}, 'ltr')).toBe('fourth');
});
test('more texts may be taken later, but none twice', () => {
  const made = texts();
  made.take('five = fifth');
  expect(format(made, 'five', {}, 'ltr')).toBe('fifth');
  expect(() => made.take('one = again')).toThrow('one');
});
test.each(['en', 'fr', 'fa'] as const)('digits of %s are those of Intl', (code) => {
  const intl = new Intl.NumberFormat(locales[code]);
  for (const value of [0, 7, 12, 305, 999, 1000, 12345, -3, 2.5]) expect(digitsOf(value, code)).toBe(intl.format(value));
});
test.each(['en', 'fr', 'fa'] as const)('plurals of %s are those of Intl', (code) => {
  const intl = new Intl.PluralRules(locales[code]);
  const values = [...Array(130).keys(), 0.5, 1.5, 2.5, -1, -2, 1_000_000, 2_000_000, 1_000_001];
  for (const value of values) expect(pluralOf(value, code), String(value)).toBe(intl.select(value));
});
test.each(['en', 'fr'] as const)('lists of %s are those of Intl', (code) => {
  const intl = new Intl.ListFormat(code, { type: 'conjunction' });
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) expect(listOf(items, code)).toBe(intl.format(items));
});
