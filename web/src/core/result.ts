// Why a game was won, as the scores have it; the winners themselves are the server's.
import { seatName } from './seats';
import type { TableModel } from './table';
import { t } from '../i18n';

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
