// A number in the digits of a language. What is shown again and again, a card's strength or a count, needs no formatter.
export const locales = { en: 'en', fr: 'fr', fa: 'fa-IR' } as const;

const kPersianZero = 0x6f0;
const formats = new Map<string, Intl.NumberFormat>();

export const persian = (digits: string): string => digits.replace(/[0-9]/g, (digit) => String.fromCharCode(kPersianZero + Number(digit)));

export function digitsOf(value: number, code: keyof typeof locales): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return code === 'fa' ? persian(String(value)) : String(value);
  let format = formats.get(code);
  if (!format) formats.set(code, (format = new Intl.NumberFormat(locales[code])));
  return format.format(value);
}
