// The next view of a table from the last one and what its seat was told.
import { foldArk } from './fold-ark';
import { foldBeasty } from './fold-beasty';
import type { GameEvent, Position } from './protocol';

export function foldOne(position: Position, event: GameEvent): Position {
  return position.game === 'ark' ? foldArk(position, event) : foldBeasty(position, event);
}

export const fold = (position: Position, events: GameEvent[]): Position => events.reduce(foldOne, position);
