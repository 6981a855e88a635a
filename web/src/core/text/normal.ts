// What is typed, made comparable: one alphabet of letters and digits whatever the keyboard, the accents and the half-spaces.

const kInvisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\u0640\ufeff]/g;

const western = (digit: string): string => String(digit.charCodeAt(0) & 0xf);

export function normal(typed: string): string {
  return typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(kInvisible, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, western)
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[œŒ]/g, 'oe')
    .toLowerCase()
    .replace(/[’‘ʼ'`´،,;؛:«»"“”]+/g, ' ')
    .replace(/[.!…؟]+(?=\s|$)/g, ' ')
    .replace(/(?<=\p{L})\s?\?$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without the gaps, since "porc-épic", "porc épic" and "porcépic" are one word to whoever types. */
export const squeezed = (text: string): string => text.replace(/[\s-]/g, '');

export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A whole number, or null. */
export const numberIn = (word: string): number | null => (/^\d{1,3}$/.test(word) ? Number(word) : null);
