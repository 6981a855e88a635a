// What is left on a seat's clock (docs/websocket.md): it runs only after the grace for the story of the last turn.
import type { Clock } from '../../core/protocol';

export function leftOf(clock: Clock | null, seat: number, now: number): number | null {
  const bank = clock?.left_ms[seat];
  if (!clock || bank === undefined) return null;
  if (!clock.running.includes(seat)) return bank;
  return Math.max(0, bank - Math.max(0, now - clock.since - clock.grace_ms));
}
