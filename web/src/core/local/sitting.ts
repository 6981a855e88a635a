// A table on this device: a fold over its log. What a command may do becomes an entry, and what an entry means to each seat is
// worked out once. It keeps nothing and talks to nobody: that is the house's part.
import type { GameEvent, Position, Score, State } from '../protocol';
import { Game, type Rules, type Viewer } from './game';
import { isBot, type Kept, type KeptEntry, type KeptState } from './kept';

/** What everybody may know after an entry; lists go by viewer, every seat and then a watcher. */
export interface Told {
  entry: KeptEntry;
  state: State;
  turn: number[];
  events: GameEvent[][] | null;
  positions: Position[] | null;
  legal: (string[] | null)[];
  winners: number[] | null;
  matchWinners: number[] | null;
  score: Score | null;
}

export interface Refused {
  code: string;
  text: string;
}

export interface Asked {
  t: string;
  id: string;
  version?: number;
  move?: string;
  return?: boolean;
}

const kStandIn = 2;
const notNow = (text: string): Refused => ({ code: 'not_now', text });

export class Sitting {
  readonly game: Game;
  state: State = 'playing';
  winners: number[] | null = null;
  next: string | null = null;
  readonly commitment: string;
  readonly left = new Set<number>();
  readonly told: Told[] = [];
  private readonly askedAt: number[] = [];

  constructor(
    private readonly rules: Rules,
    readonly kept: Kept
  ) {
    this.game = new Game(rules, kept.spec, kept.seed);
    this.commitment = rules.ask({ op: 'commit', seed: kept.seed }).commitment ?? '';
    for (const entry of kept.log) this.apply(entry);
  }

  get version(): number {
    return this.told.length;
  }

  get turn(): number[] {
    return this.state === 'playing' ? this.game.toAct : [];
  }

  get now(): KeptState {
    return { state: this.state, turn: this.turn, winners: this.winners, changed: this.told[this.version - 1]?.entry.at ?? this.kept.created };
  }

  // With two players the game ends there, and a record says so instead.
  private get resigned(): number[] {
    return this.kept.spec.players > 2 ? [...this.left] : [];
  }

  seatOf(person: string | null): Viewer {
    const seat = this.kept.seats.findIndex((each) => !isBot(each) && each.person === person);
    return person === null || seat < 0 ? null : seat;
  }

  /** The version at which this command was done already. */
  done(command: string): number | null {
    const index = this.told.findIndex(({ entry }) => entry.command === command);
    return index < 0 ? null : index + 1;
  }

  /** What the command comes to, or why it cannot be done. */
  propose(asked: Asked, person: string | null, at: number): KeptEntry | Refused {
    const seat = this.seatOf(person);
    if (seat === null) return { code: 'not_seated', text: 'you have no seat at this table' };
    if (this.state === 'closed') return notNow('this table is closed');
    const command = `${person}:${asked.id}`;
    switch (asked.t) {
      case 'move':
        return this.proposeMove(asked, seat) ?? { what: this.game.choosingInSecret ? 'answer' : 'move', seat, text: asked.move ?? '', at, command };
      case 'resign':
        if (this.state !== 'playing' || this.left.has(seat)) return notNow('there is nothing to give up');
        return { what: 'resign', seat, text: '', at, command };
      case 'close':
        if (this.state !== 'playing') return notNow('the game is over');
        return { what: 'close', seat: null, text: '', at, command };
      default:
        return notNow('at a table on this device that cannot be done');
    }
  }

  private proposeMove({ version = 0, move = '' }: Asked, seat: number): Refused | null {
    if (this.state === 'over') return notNow('the game is over');
    if (this.left.has(seat)) return notNow('you have given up: a bot plays on');
    if (!this.turn.includes(seat)) return { code: 'not_your_turn', text: 'it is not your turn' };
    if (version < (this.askedAt[seat] ?? 0) || version > this.version) return { code: 'stale', text: 'the table has changed since you saw it' };
    return this.game.allows(seat, move) ? null : { code: 'illegal', text: 'that is not a legal move' };
  }

  apply(entry: KeptEntry): void {
    const known = this.turn;
    let events: GameEvent[][] | null = null;
    if (entry.seat !== null && (entry.what === 'move' || entry.what === 'answer')) events = this.game.play(entry.seat, entry.text);
    if (entry.what === 'resign') this.leave(entry.seat ?? 0);
    if (entry.what === 'close') this.state = 'closed';
    if (entry.what === 'next') this.next = entry.text;
    if (this.state === 'playing' && this.game.over) this.end(this.winnersOfGame());
    const shown = entry.what === 'deal' || (entry.what === 'answer' && events !== null);
    if (shown || entry.what === 'move') for (const seat of this.turn) this.askedAt[seat] = this.version + 1;
    const viewers = this.game.viewers;
    this.told.push({
      entry,
      state: this.state,
      turn: this.turn,
      events,
      positions: shown ? viewers.map((viewer) => this.game.position(viewer)) : null,
      legal: viewers.map((viewer) => (viewer !== null && this.turn.includes(viewer) ? this.legalOf(viewer, known, entry) : null)),
      winners: this.winners,
      matchWinners: this.matchWinners(),
      score: this.winners ? this.game.score() : null
    });
  }

  // Others' secret answers change nothing for those who are still choosing.
  private legalOf(seat: number, known: number[], entry: KeptEntry): string[] | null {
    const before = this.told[this.version - 1]?.legal[seat];
    return entry.what === 'answer' && known.includes(seat) && this.game.answered.length > 0 && before ? before : this.game.legal(seat);
  }

  // With two players the game is lost; with more a bot plays on.
  private leave(seat: number): void {
    this.left.add(seat);
    if (this.kept.spec.players === 2) this.end([1 - seat]);
  }

  private end(winners: number[]): void {
    this.winners = winners;
    this.state = 'over';
  }

  // Whoever has given up cannot win: the rules work it out for the record.
  private winnersOfGame(): number[] {
    if (this.left.size === 0) return this.game.score().winners;
    const found = /^winners (.*)$/m.exec(this.game.record(this.resigned, []))?.[1] ?? '';
    return found.split(' ').filter((seat) => seat !== '').map(Number);
  }

  private matchWinners(): number[] | null {
    const first = this.kept.match?.scores;
    if (!first || !this.winners || !this.game.over) return null;
    return this.rules.ask({ op: 'match', position: this.game.position(null), first }).winners ?? null;
  }

  /** The next bot to choose: a seat of its own, or one that was given up. */
  botToThink(): { seat: number; level: number } | null {
    const seat = this.turn.find((each) => isBot(this.kept.seats[each]) || this.left.has(each));
    if (seat === undefined) return null;
    const chair = this.kept.seats[seat];
    return { seat, level: isBot(chair) ? chair.bot : kStandIn };
  }

  record(): string {
    const notes: [string, string][] = [['table', this.kept.id]];
    const early = this.told.find(({ entry }) => entry.what === 'close' || (entry.what === 'resign' && !this.game.over && this.state === 'over'));
    if (early) notes.push(['ended', early.entry.what === 'close' ? 'closed' : `resign ${early.entry.seat}`]);
    return this.game.record(this.resigned, notes);
  }
}
