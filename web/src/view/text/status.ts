// The line under the heading: whose turn it is, and how much is left.
import { seatName } from '../../core/seats';
import type { TableModel } from '../../core/table';
import { t } from '../../i18n';

function left({ position, seat }: TableModel): string | null {
  if (position?.game === 'ark') return position.phase === 'play' ? t('text-tiles-left', { count: position.draw.length }) : null;
  if (position?.phase !== 'play') return null;
  const whose = seat ?? position.turn ?? 0;
  return t('text-cards-left', { count: (position.hands[whose]?.length ?? 0) + (position.draws[whose]?.length ?? 0) });
}

function whose(table: TableModel, sent: boolean): string {
  const { state, seat, turn, chosen, seats } = table;
  if (state !== 'playing') return t(`state-${state}`);
  if (sent) return t('table-sent');
  if (seat !== null && turn.includes(seat) && chosen === null) return t('table-your-turn-heard');
  if (chosen !== null) return t('compose-waiting');
  const next = turn[0];
  if (next === undefined) return '';
  return t(seats[next]?.kind === 'bot' ? 'table-thinking' : 'table-their-turn', { name: seatName(table, next) });
}

export const statusOf = (table: TableModel, sent: boolean): string => [whose(table, sent), left(table)].filter(Boolean).join(' · ');
