// What a turn of an analysed game is called, by what it lost of the win; and whether chance meant well.
import type { AnalysedTurn } from './thoughts';

export type Judgement = 'secret' | 'forced' | 'best' | 'good' | 'slip' | 'mistake' | 'blunder';

/** From so much of the win on. */
export const kFrom = { slip: 0.02, mistake: 0.05, blunder: 0.15, luck: 0.03 } as const;

/** A loss that may be an accident of the search is none. */
export function judged({ secret, forced, move, best, error, sure }: AnalysedTurn): Judgement {
  if (secret) return 'secret';
  if (forced) return 'forced';
  if (best?.move === move) return 'best';
  if (!sure || error === null || error < kFrom.slip) return 'good';
  if (error < kFrom.mistake) return 'slip';
  return error < kFrom.blunder ? 'mistake' : 'blunder';
}

/** Signs for those who know them from other games; the words stand beside them. */
export const signs: Readonly<Record<Judgement, string>> = { secret: '', forced: '', best: '✓', good: '', slip: '?!', mistake: '?', blunder: '??' };

export const isBad = (judgement: Judgement): boolean => judgement === 'slip' || judgement === 'mistake' || judgement === 'blunder';

/** Of whoever acted: what the draw gave or took, where it is worth a word. */
export function luckOf({ luck, seat }: AnalysedTurn): number {
  const own = luck[seat] ?? 0;
  return Math.abs(own) < kFrom.luck ? 0 : own;
}
