// The six levels of the bots: their names, what each is like, and how strong it was measured to be.
import { t } from '../i18n';
import type { GameKey } from './router';
import type { SeatModel, Spec } from './protocol';

export const levels = [1, 2, 3, 4, 5, 6] as const;
export const kUsualLevel = 2;
export const kChampion = 6;

/** Stated ratings: what was measured for a level in a game (docs/strength.md), the newcomer counting as 1000. */
const ratings: Record<number, Partial<Record<GameKey, number>>> = {
  1: { bar: 1000, town: 1000, mix: 1000, points: 1000, ark: 1000 },
  2: { bar: 1110, town: 1150, mix: 1120, points: 1110, ark: 1190 },
  3: { bar: 1230, town: 1300, mix: 1260, points: 1230, ark: 1310 },
  4: { bar: 1380, town: 1490, mix: 1430, points: 1360, ark: 1430 },
  5: { bar: 1520, town: 1650, mix: 1600, points: 1480, ark: 1540 },
  6: { bar: 1760, town: 1860, mix: 1800, points: 1600, ark: 1770 },
};

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
