// The words that can be typed in the language of the page, fetched like the language itself; English is always understood too.
import { vocabularyOf, type Vocabulary } from '../../core/text/vocabulary';
import type { Language } from '../../i18n';
import { bundleOf } from '../../i18n/bundle';
import { everything } from '../../i18n/sources';

export async function wordsIn(code: Language): Promise<Vocabulary> {
  const codes: Language[] = code === 'en' ? ['en'] : [code, 'en'];
  return vocabularyOf(await Promise.all(codes.map(async (one) => bundleOf(one, await everything(one)))));
}
