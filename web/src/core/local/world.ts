// What the house takes from outside: time, chance and timers, so that a test can have its own.
import type { NetName } from '../nets';

export interface World {
  now(): number;
  /** So many random hexadecimal digits. */
  digits(count: number): string;
  later(run: () => void, ms: number): void;
  /** Brings the rules what the better bots lean on. Where it cannot be had they do without: it never fails. */
  bring(net: NetName): Promise<unknown>;
  /** Tells other pages of this browser that a table has gone on. */
  changed(id: string): void;
}
