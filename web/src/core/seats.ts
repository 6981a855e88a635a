// How a seat is called: its player's name, or that of the bot's level.
import { t } from '../i18n';
import { botName, botNumber } from './levels';
import type { SeatModel } from './protocol';

export function seatName({ seats }: { seats: readonly SeatModel[] }, seat: number): string {
  const model = seats[seat];
  if (!model || model.kind === 'empty') return t('seat-empty');
  if (model.kind === 'bot') return botName(model.level ?? 1, botNumber(seats, seat));
  return personName(model.name);
}

/** A guest, or a player at this device, who has not chosen a name is called so in the reader's language. */
export function personName(name: string | null | undefined): string {
  const [, kind, number] = /^(Guest|Player) (\d+)$/.exec(name ?? '') ?? [];
  if (kind && number) return t(kind === 'Guest' ? 'seat-guest' : 'local-player', { number });
  return name ?? t('seat-nobody');
}

/** All who sit there, by their seats. */
export const namesOf = (seats: readonly SeatModel[]): string[] => seats.map((_, seat) => seatName({ seats }, seat));

/** Whether nobody is missing. */
export const isFull = ({ seats }: { seats: readonly SeatModel[] }): boolean => seats.every(({ kind }) => kind === 'person' || kind === 'bot');

export const initial = (name: string): string => [...name][0]?.toLocaleUpperCase() ?? '?';
