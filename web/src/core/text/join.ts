// Lists inside sentences: with commas, with semicolons, with "or".
import { language } from '../../i18n';

const kCommas = { en: ', ', fr: ', ', fa: '، ' };
const kSemicolons = { en: '; ', fr: '\u00a0; ', fa: '؛ ' };

export const withCommas = (items: readonly string[]): string => items.join(kCommas[language.code]);
export const withSemicolons = (items: readonly string[]): string => items.join(kSemicolons[language.code]);
export const either = (items: readonly string[]): string => new Intl.ListFormat(language.code, { type: 'disjunction' }).format(items);
