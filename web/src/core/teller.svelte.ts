// Plays the story of a turn: one beat an event, faster when the chain is long, a tap for the next one. What is shown is always
// a frame made from events; when all is told, the table itself.
import { fold } from './fold';
import { framesOf, type Frame } from './story';
import type { EntryMessage, Position } from './protocol';
import { calm, settings, type Speed } from './settings.svelte';
import type { LogEntry } from './table';

const beat: Record<Speed, number> = { slow: 1300, normal: 750, fast: 300, off: 0 };
const kWhole: Record<Speed, number> = { slow: 9000, normal: 4500, fast: 2000, off: 0 };

export interface Told extends Frame {
  entry: EntryMessage;
}

export class Teller {
  /** The beat that is being told, or the one that was looked up in the log. */
  frame = $state.raw<Told | null>(null);
  /** A beat of the past that somebody looks at: time stands still until they return. */
  looking = $state(false);
  /** The same on the quay, which tells its own story: only the past is shown from here. */
  past = $state.raw<{ entry: EntryMessage; index: number; position: Position } | null>(null);
  private queue = $state.raw<Told[]>([]);
  private timer: ReturnType<typeof setTimeout> | null = null;

  get busy(): boolean {
    return this.frame !== null && !this.looking;
  }

  /** Tells a turn after those that are still being told. */
  tell({ entry, before }: LogEntry): void {
    if (!entry.events || before?.game !== 'beasty' || settings.speed === 'off') return;
    const frames = framesOf(before, entry.events).filter((frame) => frame.told);
    this.queue = [...this.queue, ...frames.map((frame) => ({ ...frame, entry }))];
    if (!this.frame || this.looking) this.next();
  }

  /** The next beat; after the last one the table is shown as it is. */
  next(): void {
    this.stopTimer();
    if (this.looking) return;
    this.frame = this.queue[0] ?? null;
    this.queue = this.queue.slice(1);
    if (this.frame) this.timer = setTimeout(() => this.next(), this.pace());
  }

  skip(): void {
    this.queue = [];
    this.past = null;
    this.looking = false;
    this.next();
  }

  /** Brings the table back to a beat of the log. */
  lookAt({ entry, before }: LogEntry, index: number): void {
    if (!entry.events || !before) return;
    if (before.game === 'ark') {
      this.past = { entry, index, position: fold(before, entry.events.slice(0, index + 1)) };
      return;
    }
    this.stopTimer();
    this.queue = [];
    const frame = framesOf(before, entry.events)[index];
    this.frame = frame ? { ...frame, entry } : null;
    this.looking = this.frame !== null;
  }

  /** How many events of an entry have been told: the log does not run ahead of the story. */
  toldOf(entry: EntryMessage): number {
    if (!this.frame || this.looking) return Infinity;
    if (this.frame.entry === entry) return this.frame.index + 1;
    return this.queue.some((told) => told.entry === entry) ? 0 : Infinity;
  }

  // A long chain is told faster, so that a turn never takes more than a few seconds.
  private pace(): number {
    const usual = calm() ? Math.min(beat[settings.speed], 600) : beat[settings.speed];
    const left = this.queue.length + 1;
    return Math.max(120, Math.min(usual, kWhole[settings.speed] / left));
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

export const teller = new Teller();
