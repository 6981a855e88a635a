// How a seat is called: its player's name, or "bot" with its level.
import { t } from '../i18n';
import type { TableModel } from './table';

export function seatName(table: TableModel, seat: number): string {
  const model = table.seats[seat];
  if (!model || model.kind === 'empty') return t('seat-empty');
  if (model.kind === 'bot') return t('seat-bot', { level: model.level ?? 1, number: botNumber(table, seat) });
  return personName(model.name);
}

/** A guest, or a player at this device, who has not chosen a name is called so in the reader's language. */
export function personName(name: string | null | undefined): string {
  const [, kind, number] = /^(Guest|Player) (\d+)$/.exec(name ?? '') ?? [];
  if (kind && number) return t(kind === 'Guest' ? 'seat-guest' : 'local-player', { number });
  return name ?? t('seat-nobody');
}

/** Bots of one level are told apart by a number; 0 where there is only one. */
function botNumber(table: TableModel, seat: number): number {
  const bots = table.seats.map((_, i) => i).filter((i) => table.seats[i]?.kind === 'bot');
  return bots.length > 1 ? bots.indexOf(seat) + 1 : 0;
}

export const initial = (name: string): string => [...name][0]?.toLocaleUpperCase() ?? '?';
