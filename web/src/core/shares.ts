// Shares of the win as people say them: hundredths, and their error bars with one digit more.
import { t } from '../i18n';
import type { Weighed } from './thoughts';

export const hundredths = (share: number): number => Math.round(share * 100);
export const tenths = (share: number): number => Math.round(share * 1000) / 10;

/** "54% ± 0.6", or "54%" where it was counted out. */
export function shareWords({ worth, bar }: Pick<Weighed, 'worth' | 'bar'>): string {
  if (worth === null) return '';
  return bar ? t('share-about', { share: hundredths(worth), bar: tenths(bar) }) : t('share-exact', { share: hundredths(worth) });
}
