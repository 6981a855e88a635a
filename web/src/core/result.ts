// Why a game was won, as the scores have it; the winners themselves are the server's.
import { seatName } from './seats';
import type { ArkScore } from './protocol';
import type { TableModel } from './table';
import { t } from '../i18n';

/** The seats as the result lists them: winners first, then by what decides, then by the tie-break of the rule book. */
export function standings({ seats, winners, score, spec }: Pick<TableModel, 'seats' | 'winners' | 'score' | 'spec'>): number[] {
  const won = (seat: number): number => Number(winners?.includes(seat) ?? false);
  if (!score) return ranked(seats.map((_, seat) => [won(seat)]));
  if (spec.game === 'ark') return arkStandings(score.players, winners ?? []);
  return ranked(
    score.players.map((own, seat) => {
      if (spec.variant === 'points') return [won(seat), own.points, own.guests];
      return [won(seat), own.guests, spec.cards === 'bar' ? -own.values : own.points];
    })
  );
}

export const arkStandings = (scores: readonly Pick<ArkScore, 'total' | 'species'>[], winners: readonly number[]): number[] =>
  ranked(scores.map((own, seat) => [Number(winners.includes(seat)), own.total, own.species]));

/** The seats from the highest rank on: by the first number, those that are equal by the next one. */
function ranked(ranks: readonly number[][]): number[] {
  const rank = (seat: number): number[] => ranks[seat] ?? [];
  const compare = (one: number[], other: number[]): number => other.map((value, i) => value - (one[i] ?? 0)).find((by) => by !== 0) ?? 0;
  return ranks.map((_, seat) => seat).sort((one, other) => compare(rank(one), rank(other)));
}

export interface Reason {
  text: string;
  rule: string | null;
  tie: boolean;
}

export function reasonOf(table: TableModel): Reason {
  const early = table.log.findLast(({ entry }) => ['flag', 'resign', 'leave'].includes(entry.what))?.entry;
  if (early && table.score?.over === false) return { text: t(`end-${early.what}`, { name: seatName(table, early.seat ?? 0) }), rule: null, tie: false };
  if (table.spec.variant === 'points') return { text: t('end-points'), rule: 'W2', tie: false };
  const guests = table.score?.players.map((player) => player.guests) ?? [];
  const most = Math.max(0, ...guests);
  const tie = guests.filter((count) => count === most).length > 1;
  if (!tie) return { text: t('end-guests'), rule: 'W1', tie };
  return { text: t(table.spec.cards === 'bar' ? 'end-tie-values' : 'end-tie-points', { count: most }), rule: 'W1', tie };
}
