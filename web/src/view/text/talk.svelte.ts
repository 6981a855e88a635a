// The talk between a player and the table: what was typed and what was told, in the order in which it happened. Follows the
// table, asks the rules where an answer needs them, and sends what was decided.
import { untrack } from 'svelte';
import { engine, type Preview } from '../../core/engine';
import { place } from '../../core/place.svelte';
import type { Position } from '../../core/protocol';
import { room } from '../../core/room.svelte';
import { personName } from '../../core/seats';
import { session } from '../../core/session.svelte';
import { settings, showText } from '../../core/settings.svelte';
import type { TableModel } from '../../core/table';
import { answer } from '../../core/text/answer';
import { completed, wanted } from '../../core/text/decide';
import { hintOf } from '../../core/text/hints';
import { keepDeck, lastDeck } from '../../core/last-deck';
import { cleared, fresh, isMine, line, type Line, type Order, type Reply, type Scene, type TextState } from '../../core/text/state';
import { arrived, heard } from '../../core/text/told';
import type { Vocabulary } from '../../core/text/vocabulary';
import { t } from '../../i18n';

export type Shown = Line & { id: number };

const kPause = 2500;
const kMostLines = 600;

export class Talk {
  lines = $state.raw<Shown[]>([]);
  private state = $state.raw<TextState>(fresh(null));
  private legal = $state.raw<{ position: Position; moves: string[] } | null>(null);
  private version = -1;
  private chat = 0;
  private count = 0;
  private asked = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  // Lines whose outcomes are still being worked out keep the later ones waiting.
  private last: Promise<void> = Promise.resolve();

  readonly hint = $derived.by(() => hintOf(this.state, this.scene));
  readonly mine = $derived.by(() => isMine(this.scene));

  constructor(
    private readonly table: () => TableModel,
    private readonly words: Vocabulary
  ) {
    $effect(() => this.askWhatIsLegal());
    $effect(() => {
      const now = this.table();
      untrack(() => this.follow(now));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private get scene(): Scene {
    const table = this.table();
    const listed = this.legal?.position === table.position ? this.legal.moves : null;
    return {
      table,
      legal: table.legal ?? listed,
      me: (table.seat === null ? null : table.seats[table.seat]?.person) ?? session.me?.id ?? null,
      words: this.words,
      takeback: settings.takeback,
      preview: settings.preview && table.spec.preview !== false,
      sent: room.sent !== null,
      link: `${location.origin}/game/${table.id}`,
      chance: Math.random,
      lastDeck: lastDeck()
    };
  }

  /** A line that was typed. */
  send(typed: string): void {
    clearTimeout(this.timer);
    if (typed.trim() !== '') this.show([line(typed.trim(), 'mine')]);
    const reply = answer(this.state, this.scene, typed);
    this.take(reply);
    if (reply.order) this.order(reply.order);
    if (reply.pause) this.timer = setTimeout(() => this.state.pending && this.send(''), kPause);
    if (reply.think) this.think();
    if (reply.pictures) this.leaveForPictures();
    if (reply.go) place.go(reply.go);
  }

  // What the address asked for is over with it.
  private leaveForPictures(): void {
    showText(false);
    if (location.search) place.go(location.pathname, 'instead');
  }

  private order(order: Order): void {
    this.asked ||= order.t === 'rematch';
    if (order.t === 'chat') return room.talk(order.text);
    if (order.t !== 'move') return room.say(order);
    if (order.move.startsWith('deck ')) keepDeck(order.move.split(' ').slice(1));
    room.move(order.move);
  }

  /** Tells what is new: the log's entries and talk; what came without an entry is told as it stands. */
  private follow(table: TableModel): void {
    const first = this.version < 0;
    const entries = first ? [] : table.log.filter((entry) => entry.version > this.version);
    if (first) this.take(arrived(this.state, this.scene));
    for (const entry of entries) this.take(heard(this.state, this.scene, entry));
    if (!first && entries.length === 0 && this.state.about !== table.position) this.take(arrived(this.state, { ...this.scene, table: { ...table, log: [] } }));
    this.version = table.version;
    const said = table.chat.filter(({ n }) => n > this.chat);
    this.chat = Math.max(this.chat, ...table.chat.map(({ n }) => n));
    this.show(said.map(({ name, text }) => line(t('text-entry', { word: personName(name), meaning: text }), 'chat')));
    if (this.asked && table.next) place.go(`/table/${table.next}`);
  }

  private take(reply: Reply): void {
    this.state = reply.state;
    const moves = wanted(reply.lines);
    const table = this.table();
    if (moves.length === 0) return this.show(reply.lines);
    const told = Promise.all(moves.map((move) => outcome(table.position, move)));
    this.after(told.then((all) => completed(reply.lines, table, Object.assign({}, ...all) as Record<string, Preview>)));
  }

  private think(): void {
    const table = this.table();
    this.after(this.thought(table).catch(() => [line(t('hint-trouble'), 'trouble')]));
  }

  // Nobody who has moved meanwhile wants to hear it; and what was begun meanwhile is not taken away.
  private async thought(table: TableModel): Promise<Line[]> {
    const { advise, adviceWords } = await import('../../core/advice');
    const advice = await advise(table);
    if (this.table().position !== table.position || !this.mine) return [];
    if (!advice) return [line(t('hint-trouble'), 'trouble')];
    const told = adviceWords(table, advice).map((text) => line(text));
    if (this.state.pending !== null || this.state.group !== null || this.state.steps.length > 0) return told;
    this.state = { ...cleared(this.state), pending: advice.move };
    return [...told, line(t('text-ask-play', { yes: this.words.shown('yes'), back: this.words.shown('back') }))];
  }

  private show(lines: Line[]): void {
    if (lines.length > 0) this.after(Promise.resolve(lines));
  }

  private after(coming: Promise<Line[]>): void {
    this.last = Promise.all([this.last, coming]).then(([, lines]) => {
      const numbered = lines.map((one) => ({ ...one, id: ++this.count }));
      this.lines = [...this.lines, ...numbered].slice(-kMostLines);
    });
  }

  // The server lists the moves only where they are few; else the rules here do.
  private askWhatIsLegal(): (() => void) | void {
    const { position, legal, state, seat, turn } = this.table();
    if (!position || legal !== null || state !== 'playing' || seat === null || !turn.includes(seat)) return;
    let late = false;
    void engine.legal(position).then((moves) => late || (this.legal = { position, moves }), () => undefined);
    return () => {
      late = true;
    };
  }
}

async function outcome(position: Position | null, move: string): Promise<Record<string, Preview>> {
  return position ? engine.preview(position, move).then((told) => ({ [move]: told }), () => ({})) : {};
}
