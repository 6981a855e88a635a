// Where the gate is on the screen. In every text place 1 is at the gate; the gate begins where the writing begins, and each
// seal (turned_round) changes it to the other side. Which way a picture looks follows from that; words are never mirrored.
import type { GameEvent } from './protocol';

export type Side = 'start' | 'end';
export type Writing = 'ltr' | 'rtl';

export const otherSide = (side: Side): Side => (side === 'start' ? 'end' : 'start');

/** The gate's side after what happened. */
export const sideAfter = (side: Side, events: readonly GameEvent[]): Side =>
  events.filter((event) => event.what === 'turned_round').length % 2 === 0 ? side : otherSide(side);

/** The gate's side after a whole log that began with the gate on this side. */
export const sideOf = (turns: readonly (readonly GameEvent[])[], from: Side = 'start'): Side => turns.reduce<Side>(sideAfter, from);

/** Pictures look to the left: they are mirrored when the gate is on the right. */
export const mirrored = (side: Side, writing: Writing): boolean => (side === 'start') === (writing === 'rtl');

/** The place that an arrow key leads to: towards the gate is one less. */
export function stepOf(key: string, side: Side, writing: Writing): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const gateIsLeft = !mirrored(side, writing);
  return (key === 'ArrowLeft') === gateIsLeft ? -1 : 1;
}
