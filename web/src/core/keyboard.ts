// What a key means, whatever the layout of the keyboard: AZERTY has & é " ' where others have 1 2 3 4, Persian ۱ ۲ ۳ ۴.
type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const kPersian = '۰۱۲۳۴۵۶۷۸۹';

/** 1 to 9; 0 for every other key. */
export function digitOf({ key, code, shiftKey }: Key): number {
  if (/^[1-9]$/.test(key)) return Number(key);
  if (key.length === 1 && kPersian.includes(key)) return kPersian.indexOf(key);
  const place = /^Digit([1-9])$/.exec(code)?.[1];
  return place && !shiftKey ? Number(place) : 0;
}

/** Whether it is this Latin letter, or lies where that is on a keyboard without Latin letters. */
export const isLetter = ({ key, code }: Pick<Key, 'key' | 'code'>, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

export const isQuestionMark = ({ key }: Pick<Key, 'key'>): boolean => key === '?' || key === '؟';
