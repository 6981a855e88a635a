// The analysis of a recorded game while it grows: turn by turn, so that it can be watched, stopped and gone on with.
import type { Replay } from './records';
import { analyseTurn, analyseWhole, prepare, type AnalysedGame, type AnalysedTurn } from './thoughts';

export class Analysis {
  turns = $state.raw<AnalysedTurn[]>([]);
  /** What the turns so far come to. */
  game = $state.raw<AnalysedGame | null>(null);
  running = $state(false);
  trouble = $state(false);
  /** What was learnt of this game could not be had. */
  guessing = $state(false);
  readonly count: number;

  constructor(
    private readonly record: string,
    private readonly replay: Replay
  ) {
    this.count = replay.turns.length;
  }

  get done(): boolean {
    return this.game !== null && this.turns.length === this.count;
  }

  async start(): Promise<void> {
    if (this.running || this.done) return;
    this.running = true;
    this.trouble = false;
    try {
      this.guessing = !(await prepare(this.replay.options));
      while (this.running && this.turns.length < this.count) this.turns = [...this.turns, await analyseTurn(this.record, this.turns.length)];
      this.game = await analyseWhole(this.record, this.turns);
    } catch {
      this.trouble = true;
    }
    this.running = false;
  }

  /** After the turn that is being thought about. */
  stop(): void {
    this.running = false;
  }

  /** The chances of a seat from a turn on, as far as they are known: before each turn, and after the last. */
  chancesOf(seat: number, from: number): number[] {
    const after = this.game && this.game.turns.length === this.turns.length ? [this.game.final] : [];
    return [...this.turns.slice(from).map(({ chances }) => chances), ...after].map((shares) => shares[seat] ?? 0);
  }
}
