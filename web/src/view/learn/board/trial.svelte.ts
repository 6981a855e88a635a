// A table without a server: one prepared position, the rules beside it, and the story of what was tried. It speaks the
// table's own language, so that the table's own parts can show it.
import { engine } from '../../../core/engine';
import type { EntryMessage, GameEvent, Position, Score } from '../../../core/protocol';
import type { LogEntry, TableModel } from '../../../core/table';
import { Teller } from '../../../core/teller.svelte';
import { t } from '../../../i18n';
import { seatColour } from '../../../art';

/** Seats have no names here: they are called by their colour. */
export const seatWord = (seat: number): string => t(`learn-seat-${seatColour(seat)}`);

export class Trial {
  readonly teller = new Teller();
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  score = $state.raw<Score | null>(null);
  /** The card that is being looked at. */
  touched = $state<string | null>(null);
  private legal = $state.raw<string[] | null>(null);
  private seat = $state(0);
  private version = $state(0);
  /** The whole table, with what the reader does not see. */
  private open: Position | null = null;
  private visit = 0;

  readonly table = $derived.by((): TableModel => {
    const { position, seat } = this;
    const turn = position?.turn ?? null;
    return {
      id: 'trial',
      version: this.version,
      state: position?.phase === 'over' ? 'over' : 'playing',
      seat,
      host: null,
      spec: { game: position?.game ?? 'beasty', players: position?.players ?? 2 },
      seats: Array.from({ length: position?.players ?? 2 }, (_, i) => ({ kind: 'person' as const, name: seatWord(i), here: true, left: false })),
      commitment: '',
      lots: [],
      position,
      turn: turn === null ? [] : [turn],
      legal: turn === seat ? this.legal : null,
      answered: [],
      chosen: null,
      clock: null,
      match: null,
      next: null,
      winners: this.score?.winners ?? null,
      score: this.score,
      matchWinners: null,
      chat: [],
      log: this.log,
      gate: 'start',
      lost: false
    };
  });

  /** What the last move brought. */
  get events(): GameEvent[] {
    return this.log[this.log.length - 1]?.entry.events ?? [];
  }
  get moved(): string | null {
    return this.log[this.log.length - 1]?.entry.move ?? null;
  }
  get telling(): boolean {
    return this.teller.busy;
  }

  /** Sets the table up; nothing changes on the screen before all of it is there. */
  async begin(open: Position, seat = open.turn ?? 0): Promise<void> {
    const visit = ++this.visit;
    const [seen, legal] = await Promise.all([engine.view(open, seat), engine.legal(open)]);
    if (visit !== this.visit) return; // another one was set up meanwhile
    this.teller.skip();
    this.open = open;
    this.seat = seat;
    this.log = [];
    this.score = null;
    this.touched = null;
    this.show(seen, legal);
  }

  async play(move: string): Promise<void> {
    const { visit, open: before, position: shown, seat } = this;
    if (!before || !shown) return;
    const { events, position: open } = await engine.play(before, move, seat);
    const over = open.phase === 'over';
    const [seen, legal, score] = await Promise.all([engine.view(open, seat), over ? [] : engine.legal(open), over ? engine.score(open) : null]);
    if (visit !== this.visit) return;
    const version = this.version + 1;
    const entry: EntryMessage = { t: 'entry', table: 'trial', version, at: 0, what: 'move', seat: before.turn, state: over ? 'over' : 'playing', turn: [], clock: null, move, events };
    const told: LogEntry = { version, entry, before: shown, after: seen };
    this.open = open;
    this.log = [...this.log, told];
    this.score = score;
    this.show(seen, legal);
    this.teller.tell(told);
  }

  private show(position: Position, legal: string[]): void {
    this.version += 1;
    this.position = position;
    this.legal = legal;
  }
}
