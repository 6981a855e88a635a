// My turn while it is being put together: what was touched, what is left to choose, and what the rules say it would bring.
// Nothing of it leaves the client before play().
import { untrack } from 'svelte';
import { choose, picksOf, questionOf, type Choice, type Pick } from '../../core/choose';
import { engine, type Preview } from '../../core/engine';
import type { BeastyPosition } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import type { TableModel } from '../../core/table';

const kPause = 2500;
const nothing: Choice = { moves: [], picks: [], options: [], move: null };

export class MyTurn {
  private touched = $state.raw<Pick[]>([]);
  /** What the decided move would bring. */
  outcome = $state.raw<Preview | null>(null);
  /** What each option would bring, where it decides the move. */
  outcomes = $state.raw<Record<Pick, Preview>>({});
  // A move that somebody else has put together is not played by itself.
  private suggested = $state(false);
  /** Runs out before a move is sent, so that it can be taken back. */
  pausing = $state(false);
  private timer: ReturnType<typeof setTimeout> | null = null;

  // A move that is on its way is not offered again: another one beside it could only be refused.
  readonly mine = $derived.by(() => {
    const { state, seat, turn, legal } = this.table();
    return state === 'playing' && seat !== null && turn.includes(seat) && legal !== null && !this.sent();
  });
  readonly choice = $derived.by((): Choice => (this.mine ? choose(this.table().legal ?? [], this.touched) : nothing));
  readonly card = $derived(this.choice.picks[0] ?? null);

  /** The last short question (how far, even or odd), which stays open: another answer may be touched instead. */
  readonly answered = $derived.by((): { options: Pick[]; chosen: Pick } | null => {
    const chosen = this.touched[this.touched.length - 1];
    if (!this.mine || !chosen || this.touched.length < 2 || this.choice.options.length > 0) return null;
    const { options } = choose(this.table().legal ?? [], this.touched.slice(0, -1));
    return options.length > 1 && ['jump', 'parity'].includes(questionOf(options)) ? { options, chosen } : null;
  });

  constructor(
    private readonly table: () => TableModel,
    private readonly onmove: (move: string) => void,
    /** Whether a move is on its way that the table has not answered yet. */
    private readonly sent: () => boolean = () => false
  ) {
    $effect(() => {
      void this.table().legal;
      untrack(() => this.takeBackAll());
    });
    $effect(() => this.look());
    $effect(() => {
      if (settings.takeback === 'pause' && this.choice.move && !this.suggested) untrack(() => this.wait());
    });
  }

  get previewing(): boolean {
    return settings.preview && this.table().spec.preview !== false;
  }

  /** Touching another card begins anew; touching the chosen one again plays it, if it is decided. */
  touchCard(species: string): void {
    if (!this.mine) return;
    if (this.card === species) return this.choice.move ? this.play() : undefined;
    this.stop();
    this.touched = [species];
  }

  touch(pick: Pick): void {
    if (this.choice.options.includes(pick)) this.touched = [...this.choice.picks, pick];
  }

  /** Puts a whole move together as if it had been touched. */
  suggest(move: string): void {
    if (!this.mine) return;
    this.stop();
    this.suggested = true;
    this.touched = picksOf(move);
  }

  /** Another answer to the last short question. */
  touchInstead(pick: Pick): void {
    this.stop();
    this.touched = [...this.touched.slice(0, -1), pick];
  }

  /** Takes the last touch back, with all that followed from it. */
  takeBack(): void {
    this.stop();
    this.touched = this.touched.slice(0, -1);
  }

  takeBackAll(): void {
    this.stop();
    this.touched = [];
  }

  play(): void {
    const move = this.choice.move;
    if (!move) return;
    this.takeBackAll();
    this.onmove(move);
  }

  private wait(): void {
    this.stop();
    this.pausing = true;
    this.timer = setTimeout(() => this.play(), kPause);
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.pausing = false;
    this.suggested = false;
  }

  // Asks the rules; an answer that comes too late is dropped.
  private look(): (() => void) | void {
    const { move, options, picks } = this.choice;
    const position = this.table().position as BeastyPosition | null;
    this.outcome = null;
    this.outcomes = {};
    if (!position || !this.previewing || picks.length === 0) return;
    let late = false;
    const legal = this.table().legal ?? [];
    if (move) void engine.preview(position, move).then((told) => late || (this.outcome = told), () => undefined);
    for (const option of options) {
      const decided = choose(legal, [...picks, option]).move;
      if (decided) void engine.preview(position, decided).then((told) => late || (this.outcomes = { ...this.outcomes, [option]: told }), () => undefined);
    }
    return () => {
      late = true;
    };
  }
}
