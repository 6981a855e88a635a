// Where the texts of a language are fetched from: what every page needs first, and what only some pages need.
import type { Language } from './choice';

type Sources = Record<Language, () => Promise<{ default: string }>>;

export const first: Sources = { en: () => import('./en'), fr: () => import('./fr'), fa: () => import('./fa') };
export const later: Sources = { en: () => import('./en.later'), fr: () => import('./fr.later'), fa: () => import('./fa.later') };

export async function everything(code: Language): Promise<string> {
  const [one, other] = await Promise.all([first[code](), later[code]()]);
  return `${one.default}\n${other.default}`;
}
