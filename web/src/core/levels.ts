// The six levels of the bots: their names, what each is like, and how strong it was measured to be.
import { t } from '../i18n';
import type { GameKey } from './router';
import type { SeatModel, Spec } from './protocol';

export const levels = [1, 2, 3, 4, 5, 6] as const;
export const kUsualLevel = 2;
export const kChampion = 6;

/** Stated ratings: what was measured for a level in a game. What is not here is not shown. */
const ratings: Record<number, Partial<Record<GameKey, number>>> = { 1: {}, 2: {}, 3: {}, 4: {}, 5: {}, 6: {} };

/** The game a table's bots are rated in. */
export function ratedAs({ game, cards, variant }: Pick<Spec, 'game' | 'cards' | 'variant'>): GameKey {
  if (game === 'ark') return 'ark';
  return variant === 'points' ? 'points' : (cards ?? 'bar');
}

export const ratingOf = (level: number, game: GameKey, known = ratings): number | null => known[level]?.[game] ?? null;

export const levelName = (level: number): string => t(`level-name-${level}`);
export const levelLine = (level: number): string => t(`level-line-${level}`);

/** "about 1450", or nothing where it was not measured. */
export function ratingWords(level: number, game: GameKey, known = ratings): string {
  const rating = ratingOf(level, game, known);
  return rating === null ? '' : t('level-rating', { rating });
}

/** A bot is called by its level; several of one level are told apart by a number. */
export const botName = (level: number, count: number): string => t('seat-bot', { name: levelName(level), number: count });

/** Which of the bots of its level it is, beginning with 1; 0 where it is the only one. */
export function botNumber(seats: readonly Pick<SeatModel, 'kind' | 'level'>[], seat: number): number {
  const level = seats[seat]?.level;
  const alike = seats.flatMap((each, i) => (each.kind === 'bot' && each.level === level ? [i] : []));
  return alike.length > 1 ? alike.indexOf(seat) + 1 : 0;
}
