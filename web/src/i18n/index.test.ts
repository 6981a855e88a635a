// The language of the page: chosen, kept, set on the document.
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const page = { documentElement: { lang: '', dir: '' } };

async function visit(languages: string[]) {
  vi.resetModules();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const words = await import('./index');
  await words.ready;
  return words;
}

beforeEach(() => kept.clear());

test('the browser’s language comes first, where we have it', async () => {
  expect((await visit(['de-CH', 'fa-IR', 'en'])).language.code).toBe('fa');
  expect((await visit(['de', 'it'])).language.code).toBe('en');
});

test('a chosen language is kept for the next visit', async () => {
  const { setLanguage, t } = await visit(['en']);
  expect(t('animal-giraffe')).toBe('Giraffe');
  await setLanguage('fr');
  expect(t('animal-giraffe')).toBe('Girafe');
  expect((await visit(['en'])).language.code).toBe('fr');
});

test('language and direction are set on the document', async () => {
  const { setLanguage, language } = await visit(['en']);
  expect(page.documentElement).toEqual({ lang: 'en', dir: 'ltr' });
  await setLanguage('fa');
  expect(page.documentElement).toEqual({ lang: 'fa', dir: 'rtl' });
  expect(language.dir).toBe('rtl');
});

test('of two choices in a row the last one holds', async () => {
  const { setLanguage, language } = await visit(['en']);
  await Promise.all([setLanguage('fa'), setLanguage('fr')]);
  expect(language.code).toBe('fr');
  expect(page.documentElement.lang).toBe('fr');
});

test('digits and lists are those of the language', async () => {
  const { setLanguage, number, list } = await visit(['en']);
  expect([number(1234), list(['a', 'b'])]).toEqual(['1,234', 'a and b']);
  await setLanguage('fr');
  expect(list(['a', 'b'])).toBe('a et b');
  await setLanguage('fa');
  expect(number(12)).toBe('۱۲');
  expect(list(['الف', 'ب'])).toBe('الف و ب');
  expect(list(['الف', 'ب', 'پ'])).toBe('الف، ب و پ');
});

test('a refusal that nobody knows has a sentence too', async () => {
  const { refusal, t } = await visit(['en']);
  expect(refusal('not_your_turn')).toBe(t('refused-not-your-turn'));
  expect(refusal('brand_new')).toBe(t('refused-unknown'));
});
