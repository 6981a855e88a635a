// One game on the rules' module, as a house needs it: who may act, secret answers in any order, what each seat may know.
// The module holds one game at a time; another is brought back by playing its moves again.
import type { GameEvent, Position, Score } from '../protocol';
import { optionsOf, type KeptSpec } from './kept';

export interface Answer {
  ok: boolean;
  error?: string;
  turn?: number | null;
  moves?: string[];
  events?: GameEvent[];
  position?: Position;
  over?: boolean;
  winners?: number[];
  players?: Score['players'];
  move?: string;
  commitment?: string;
  record?: string;
  options?: KeptSpec;
}

export type Ask = (request: object) => Answer;

/** The module, and which game it holds now. */
export interface Rules {
  ask: Ask;
  holds: Game | null;
}

/** A seat's number, or null for somebody who watches. */
export type Viewer = number | null;

const secret = new Set<string>(['deck', 'trim', 'keep']);

export class Game {
  readonly moves: [number, string][] = [];
  /** Those that were made in the open. */
  private readonly turns: [number, string][] = [];
  private readonly answers = new Map<number, string>();
  private now!: Position;

  constructor(
    private readonly rules: Rules,
    private readonly spec: KeptSpec,
    private readonly seed: string
  ) {
    this.look();
  }

  get over(): boolean {
    return this.now.turn === null;
  }

  get choosingInSecret(): boolean {
    return secret.has(this.now.phase);
  }

  get answered(): number[] {
    return [...this.answers.keys()].sort((a, b) => a - b);
  }

  answerOf(seat: Viewer): string | null {
    return seat === null ? null : (this.answers.get(seat) ?? null);
  }

  get toAct(): number[] {
    if (this.now.turn === null) return [];
    return this.choosingInSecret ? this.seats.filter((seat) => !this.answers.has(seat)) : [this.now.turn];
  }

  get seats(): number[] {
    return [...Array(this.spec.players).keys()];
  }

  /** In a secret choice every seat sees the table as if it were its turn. */
  position(viewer: Viewer): Position {
    const position = this.asked({ op: 'view', seat: viewer }).position as Position;
    return viewer !== null && this.choosingInSecret ? { ...position, turn: viewer } : position;
  }

  /** Null where the list would be too long: composing a deck, and every turn on the ark. */
  legal(seat: number): string[] | null {
    if (!this.toAct.includes(seat) || this.now.phase === 'deck' || (this.now.game === 'ark' && this.now.phase === 'play')) return null;
    return this.rules.ask({ op: 'preview', view: this.position(seat) }).moves ?? null;
  }

  allows(seat: number, move: string): boolean {
    return this.toAct.includes(seat) && this.rules.ask({ op: 'preview', view: this.position(seat), move }).ok;
  }

  /** What each viewer is told of it (every seat, then a watcher); null while others have yet to answer in secret. */
  play(seat: number, move: string): GameEvent[][] | null {
    if (!this.choosingInSecret) return this.playOne(seat, move);
    this.answers.set(seat, move);
    if (this.answers.size < this.spec.players) return null;
    const answers = this.seats.map((each) => this.answers.get(each) ?? '');
    this.answers.clear();
    const told = answers.map((answer, each) => this.playOne(each, answer));
    return this.viewers.map((_, viewer) => told.flatMap((events) => events[viewer] ?? []));
  }

  get viewers(): Viewer[] {
    return [...this.seats, null];
  }

  score(): Score {
    const { over = false, winners = [], players = [] } = this.asked({ op: 'score' });
    return { over, winners, players };
  }

  thought(seat: number, level: number, seed: string): string | null {
    return this.rules.ask({ op: 'bot', view: this.position(seat), turns: this.turns, level, seed }).move ?? null;
  }

  record(left: number[], notes: [string, string][]): string {
    const { record, error } = this.rules.ask({ op: 'record', options: optionsOf(this.spec), seed: this.seed, moves: this.moves, left, notes });
    if (record === undefined) throw new Error(error ?? 'no record');
    return record;
  }

  private playOne(seat: number, move: string): GameEvent[][] {
    const { ok, error } = this.asked({ op: 'play', move });
    if (!ok) throw new Error(`${move}: ${error ?? 'refused'}`);
    this.moves.push([seat, move]);
    if (!this.choosingInSecret) this.turns.push([seat, move]);
    this.look();
    return this.viewers.map((viewer) => this.asked({ op: 'events', seat: viewer }).events ?? []);
  }

  private look(): void {
    this.now = this.asked({ op: 'view', seat: null }).position as Position;
  }

  private asked(request: object): Answer {
    if (this.rules.holds !== this) this.bringBack();
    return this.rules.ask(request);
  }

  private bringBack(): void {
    this.rules.holds = null;
    const begun = this.rules.ask({ op: 'new', ...optionsOf(this.spec), seed: this.seed });
    if (!begun.ok) throw new Error(begun.error ?? 'no such game');
    for (const [, move] of this.moves) this.rules.ask({ op: 'play', move });
    this.rules.holds = this;
  }
}
