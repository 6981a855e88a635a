// Where a hint is offered: to whoever plays against bots, or at a table of this device. Never against a clock or other people.
import { isLocal } from './local/kept';
import type { TableModel } from './table';

export function offersHint({ id, seat, seats, spec, position }: Pick<TableModel, 'id' | 'seat' | 'seats' | 'spec' | 'position'>): boolean {
  if (seat === null || spec.preview === false || spec.clock) return false;
  if (position?.phase !== 'play' && position?.phase !== 'keep') return false;
  return isLocal(id) || seats.every(({ kind }, other) => other === seat || kind === 'bot');
}
