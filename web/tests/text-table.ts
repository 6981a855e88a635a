// For the tests: a table on the real rules where seat 0 is mine and plays by typed lines only; the others play by chance.
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf } from '../src/i18n/bundle';
import { allTexts, setLanguage, type Language } from '../src/i18n';
import { everything } from '../src/i18n/sources';
import { choose } from '../src/core/choose';
import type { EntryMessage, Position, Score, Spec, TableMessage } from '../src/core/protocol';
import { apply, fromMessage, type TableModel } from '../src/core/table';
import { answer } from '../src/core/text/answer';
import { completed, wanted } from '../src/core/text/decide';
import { fresh, type Line, type Reply, type Scene, type TextState } from '../src/core/text/state';
import { arrived, heard } from '../src/core/text/told';
import { vocabularyOf, type Vocabulary } from '../src/core/text/vocabulary';
import { chooser, loadRules, type Answer } from './rules';

export type Ask = (request: object) => Answer;
export const kLanguages: Language[] = ['en', 'fr', 'fa'];

const spoken = new Map<Language, Vocabulary>();

/** Sets the language of all that is said; the words that can be typed in it. */
export async function speak(code: Language): Promise<Vocabulary> {
  await setLanguage(code);
  await allTexts();
  const known = spoken.get(code);
  if (known) return known;
  const bundles: FluentBundle[] = [];
  for (const one of code === 'en' ? (['en'] as const) : ([code, 'en'] as const)) bundles.push(bundleOf(one, await everything(one)));
  const words = vocabularyOf(bundles);
  spoken.set(code, words);
  return words;
}

export class Typing {
  model: TableModel;
  state: TextState;
  heard: Line[] = [];
  last: Reply | null = null;
  private readonly pick: (below: number) => number;

  constructor(
    readonly ask: Ask,
    readonly words: Vocabulary,
    readonly spec: Spec,
    seed = 1,
    public settings: Partial<Scene> = {},
    position?: object
  ) {
    this.pick = chooser(seed);
    const digits = Array.from({ length: 64 }, () => this.pick(16).toString(16)).join('');
    if (position) ask({ op: 'load', position });
    else ask({ op: 'new', ...spec, seed: digits });
    const seats = Array.from({ length: spec.players }, (_, i) => ({ kind: i === 0 ? ('person' as const) : ('bot' as const), person: i === 0 ? 'me' : null, name: i === 0 ? 'مینا' : null, level: 1, here: true, left: false }));
    const message: TableMessage = { t: 'table', table: 'T', version: 0, state: 'playing', seat: 0, host: 'me', spec, seats, commitment: '', lots: [], position: this.view(), turn: this.turn(), legal: null, answered: [], chosen: null, clock: null, match: null, next: null, winners: null, score: null };
    this.model = fromMessage(message);
    this.state = fresh(null);
    this.take(arrived(this.state, this.scene));
  }

  private view(): Position {
    return this.ask({ op: 'view', seat: 0 }).position;
  }

  /** In the secret choices everybody is asked at once. */
  private turn(): number[] {
    const { position } = this.ask({ op: 'position' });
    return position.turn === null ? [] : [position.turn];
  }

  get mine(): boolean {
    return this.model.state === 'playing' && this.model.turn.includes(0);
  }

  get scene(): Scene {
    const legal = this.mine && this.model.position ? this.ask({ op: 'preview', view: this.model.position }).moves : null;
    return { table: this.model, legal, me: 'me', words: this.words, takeback: 'confirm', preview: true, sent: false, link: 'http://here/game/T', chance: () => this.pick(1000) / 1000, lastDeck: null, ...this.settings };
  }

  /** Types a line; what it sends is played. The lines that were said to it. */
  type(text: string): Line[] {
    const reply = answer(this.state, this.scene, text);
    const lines = this.take(reply);
    if (reply.order?.t === 'move') this.play(reply.order.move);
    return lines;
  }

  said(text: string): string {
    return this.type(text).map((line) => line.text).join('\n');
  }

  /** Types without anything being played: the move that would be sent. */
  moves(...lines: string[]): string | null {
    let move: string | null = null;
    for (const text of lines) {
      const reply = answer(this.state, this.scene, text);
      this.state = reply.state;
      if (reply.order?.t === 'move') move = reply.order.move;
    }
    return move;
  }

  private take(reply: Reply): Line[] {
    this.last = reply;
    this.state = reply.state;
    const outcomes = Object.fromEntries(wanted(reply.lines).map((move) => [move, this.ask({ op: 'preview', view: this.model.position, move })]));
    const lines = completed(reply.lines, this.model, outcomes);
    this.heard.push(...lines);
    return lines;
  }

  play(move: string): void {
    const before = this.ask({ op: 'position' }).position;
    const answered = this.ask({ op: 'play', move });
    if (!answered.ok) throw new Error(`${move}: ${answered.error}`);
    const { events } = this.ask({ op: 'events', seat: 0 });
    const over = answered.position.phase === 'over';
    const score = over ? (this.ask({ op: 'score' }) as unknown as Score) : undefined;
    const entry: EntryMessage = {
      t: 'entry', table: 'T', version: this.model.version + 1, at: 0, what: 'move', seat: before.turn, move, events,
      state: over ? 'over' : 'playing', turn: this.turn(), clock: null, ...(score ? { score, winners: score.winners } : {})
    };
    this.model = apply(this.model, entry, 'me')!;
    const log = this.model.log[this.model.log.length - 1];
    if (log) this.take(heard(this.state, this.scene, log));
  }

  /** The others, until it is my turn or the game is over. */
  others(): void {
    while (this.model.state === 'playing' && !this.mine) this.play(this.chosen(this.ask({ op: 'legal' }).moves));
  }

  chosen<Value>(values: readonly Value[]): Value {
    const value = values[this.pick(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }

  below(count: number): number {
    return this.pick(count);
  }

  /** What the half-entered turn asks now. */
  get asks(): string[] {
    return choose(this.scene.legal ?? [], this.state.steps.at(-1) ?? []).options;
  }
}

/** A position of two players with my hand and this line; the other has one card left. */
export const standing = (spec: Spec, line: string[], hand: string[], gone: string[] = []): object => ({
  ...spec, phase: 'play', turn: 0, line, gone, bar: [], hands: [hand, [spec.cards === 'bar' ? 'skunk' : 'bat']], draws: [[], []], aside: [[], []], shown: [[], []]
});

export { loadRules };
