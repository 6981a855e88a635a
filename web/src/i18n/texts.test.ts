// Every text in every language: it formats, and nothing of another language shows through.
import type { Message } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { kBundles, kCodes, kSources } from './say.test-support';

type Part = { type?: string; name?: string } | Part[] | string | null;

function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) part.forEach((each) => variables(each, found));
  else if (part && typeof part === 'object') {
    const node = part as { type?: string; name?: string };
    if (node.type === 'var' && node.name) found.add(node.name);
    Object.values(part).forEach((each) => variables(each, found));
  }
  return found;
}

// Nothing Latin in it, so that whatever is Latin in a Persian sentence comes from the text. Numbers fit selectors too.
const kSamples: (string | number)[] = ['giraffe.1', 'hippo', 'کاوه', 'none', 'yes', 'fox2 ? elephant3', 0, 1, 2, 7];

const texts = (code: (typeof kCodes)[number]): Message[] => kBundles[code].ids().map((id) => kBundles[code].getMessage(id)!);

function formatted(code: (typeof kCodes)[number], message: Message, sample: string | number, errors: Error[]): string {
  const args = Object.fromEntries([...variables(message.value as Part)].map((name) => [name, sample]));
  return message.value ? kBundles[code].formatPattern(message.value, args, errors) : '';
}

// Names and words that are the same in every language.
const kProperNames = /Noto Emoji|Noto|Lalezar|Vazirmatn|Apache|MIT|OFL|GitHub|SHA-256|Enter|Backspace|Menagerie|menagerie|verify|Zoch|QR/g;

describe.each(kCodes)('%s', (code) => {
  test('every text formats without errors whatever it is given', () => {
    for (const message of texts(code)) {
      for (const sample of kSamples) {
        const errors: Error[] = [];
        expect(formatted(code, message, sample, errors), message.id).not.toBe('');
        expect(errors, message.id).toEqual([]);
      }
    }
  });
  test('no text has stray spaces or straight double quotes', () => {
    for (const message of texts(code)) {
      const text = formatted(code, message, 'کاوه', []);
      expect(text, message.id).not.toMatch(/"|^\s|\s$| {2}/);
    }
  });
});

test('nothing Latin and no European digits in Persian texts', () => {
  for (const message of texts('fa')) {
    const text = formatted('fa', message, 'کاوه', []).replace(kProperNames, '');
    expect(text, message.id).not.toMatch(/[A-Za-z0-9]/);
  }
});

test('Persian letters, not Arabic ones', () => {
  expect(kSources.fa).not.toMatch(/[\u064a\u0643\u0649\u0660-\u0669]/);
});

test('no Persian text has a space where a half-space belongs', () => {
  for (const message of texts('fa')) {
    expect(formatted('fa', message, 'کاوه', []), message.id).not.toMatch(/(^|\s)ن?می [\u0600-\u06ff]|[\u0600-\u06ff] (ها|های|هایش|هایی|تر|ترین)(\s|[.،:؛؟!]|$)/);
  }
});

test('French puts a space that cannot break before its tall punctuation', () => {
  for (const message of texts('fr')) {
    expect(formatted('fr', message, 'Mina', []), message.id).not.toMatch(/[^\s\u00a0\u202f][;!?»]|\u0020[:;!?»]|«\u0020/);
  }
});
