// The number and the plural form that nearly every sentence asks for, without Intl: its first formatter takes longer to make
// than the first page to write.
import { digitsOf, locales } from './digits';

type Code = keyof typeof locales;

/** As Intl.PluralRules has it for whole numbers and for fractions. */
export function pluralOf(value: number, code: Code): Intl.LDMLPluralRule {
  const size = Math.abs(value);
  if (code === 'en') return size === 1 ? 'one' : 'other';
  if (code === 'fa') return size <= 1 ? 'one' : 'other';
  if (size < 2) return 'one';
  return size % 1_000_000 === 0 ? 'many' : 'other';
}

/** What Fluent looks up by kind and options; other options get Intl's own. */
export const formattersOf = (code: Code): Map<unknown, Record<string, unknown>> =>
  new Map<unknown, Record<string, unknown>>([
    [Intl.NumberFormat, { '{}': { format: (value: number) => digitsOf(value, code) } }],
    [Intl.PluralRules, { '{}': { select: (value: number) => pluralOf(value, code) } }]
  ]);
