// The table that is on the screen: its model, the connection that keeps it up to date, and what can be said to it.
import { Connection, type Reach } from './connection';
import type { Device } from './local/device.svelte';
import { isLocal } from './local/kept';
import type { Command, Person, RefusedMessage, ServerMessage } from './protocol';
import { session } from './session.svelte';
import { recall, rememberNow, rememberSoon } from './remembered';
import { Talking } from './talking.svelte';
import { apply, beforeAll, knowsPast, withPast, type LogEntry, type TableModel } from './table';
import { teller } from './teller.svelte';

// Keeps the commands apart that a table takes.
type Said = Command extends infer One ? (One extends { table: string } ? Omit<One, 'table'> : never) : never;

const kMany = 3;

class Room {
  table = $state.raw<TableModel | null>(null);
  private reached = $state<Reach>('idle');
  refused = $state.raw<RefusedMessage | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** A move that is on its way. */
  sent = $state<string | null>(null);
  /** At a table that is played on this device: the people who share it. */
  device = $state.raw<Device | null>(null);
  readonly talking = new Talking();
  private wanted: string | null = null;
  /** The turns since this person last looked, if there were several: told as a list. */
  meanwhile = $state.raw<LogEntry[]>([]);
  // What comes between joining and being up to date.
  private missed: LogEntry[] | null = null;
  private refreshing = false;
  /** The table from its beginning, while its entries are told again: a viewer came, or came back, in mid-game. */
  private past: TableModel | null = null;
  private pastAsked = false;
  /** The line speaks for nobody although somebody is signed in: it is opened anew, once. */
  private doubted = false;
  private awaited: (() => void)[] = [];
  private readonly connection = new Connection(
    () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/v1`) as never,
    { message: (message) => this.hear(message), reach: (reach) => this.reaches(reach) }
  );

  /** How the server can be reached; at a table on this device that does not matter. */
  get reach(): Reach {
    return this.device ? 'idle' : this.reached;
  }

  constructor() {
    session.onChange(() => this.forgetPerson());
    if (typeof window === 'undefined') return;
    const check = () => this.wanted && this.connection.check(Date.now());
    addEventListener('online', check);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
    setInterval(check, 25_000);
  }

  async enter(id: string): Promise<void> {
    if (this.wanted === id) return;
    this.leave();
    this.wanted = id;
    if (isLocal(id)) return this.enterHere(id);
    await session.ensure().catch(() => undefined);
    if (this.wanted !== id) return;
    this.table = session.me ? recall(session.me.id, id) : null;
    if (this.table && this.reached === 'here') this.missed = [];
    this.connection.join(id, () => this.table?.version ?? null);
  }

  // The house is on this device: neither a session nor a network is needed.
  private async enterHere(id: string): Promise<void> {
    const { Device } = await import('./local/device.svelte');
    if (this.wanted !== id) return;
    this.device = new Device(id, {
      show: (table) => {
        this.table = table;
        if (!table) this.sent = null;
      },
      message: (message) => {
        if (message.t === 'refused') this.refuse(message);
        if ('id' in message && message.id && message.id === this.sent) this.sent = null;
      }
    });
  }

  private get line(): Connection {
    return this.device?.connection ?? this.connection;
  }

  leave(): void {
    rememberNow();
    if (this.wanted) this.connection.part(this.wanted);
    this.device?.end();
    this.device = null;
    this.wanted = null;
    this.clear();
  }

  private clear(): void {
    this.table = null;
    this.refused = null;
    this.sent = null;
    this.missed = null;
    this.past = null;
    this.pastAsked = false;
    this.meanwhile = [];
    this.talking.clear();
    teller.skip();
  }

  /** When there is a table to show, or a word why there is none. */
  known(): Promise<void> {
    return this.table || this.refused || this.device ? Promise.resolve() : new Promise((resolve) => this.awaited.push(resolve));
  }

  /** Opens the line to the server before a table is known: it will be soon. */
  greet(): void {
    void session.ensure().then(() => this.connection.start(), () => undefined);
  }

  /** After a change of session. */
  renew(): void {
    if (this.reached !== 'idle') this.connection.renew();
  }

  // The person has changed: nothing stays on the screen of what the one before saw, and their commands are not sent again.
  private forgetPerson(): void {
    this.connection.drop();
    if (this.device) return;
    this.clear();
    if (!this.wanted) return this.connection.stop();
    if (session.ended) this.refused = { t: 'refused', code: 'no_session', text: '' };
    this.renew();
  }

  say(command: Said): void {
    if (!this.table) return;
    this.refused = null;
    this.line.send({ ...command, table: this.table.id } as Command);
  }

  talk(text: string): void {
    if (!this.table) return;
    this.refused = null;
    this.talking.sent(this.line.send({ t: 'chat', table: this.table.id, text }), text);
  }

  move(move: string): void {
    if (!this.table) return;
    this.refused = null;
    this.sent = this.line.send({ t: 'move', table: this.table.id, version: this.table.version, move });
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'welcome' || message.t === 'pong') this.ahead = message.now - Date.now();
    if (message.t === 'welcome') this.meet(message.person);
    if (message.t === 'chat' && message.id) this.talking.heard(message.id);
    if (message.t === 'name' && message.person === session.me?.id) session.renamed(message.name, message.guest);
    if (message.t === 'refused') this.refuse(message);
    if (message.t === 'table' && message.table !== this.wanted) return;
    if (this.past && this.hearPast(this.past, message)) return;
    const before = this.table;
    this.table = apply(before, message, session.me?.id ?? null);
    if (this.table || this.refused) this.awaited.splice(0).forEach((done) => done());
    if ('id' in message && message.id && message.id === this.sent) this.sent = null;
    if (message.t === 'table') this.refreshing = false;
    if (this.table?.lost && !this.refreshing) {
      this.refreshing = true;
      this.connection.refresh(this.table.id);
    }
    const newest = this.table?.log[this.table.log.length - 1];
    if (message.t === 'entry' && newest && newest !== before?.log[before.log.length - 1]) this.tell(newest);
    if (message.t === 'table') this.missed = null;
    if (message.t === 'joined') this.catchUp();
    if (message.t === 'table' || message.t === 'joined') this.askForPast();
    if (this.table && session.me && this.table !== before) rememberSoon(session.me.id, this.table);
  }

  // The line speaks for the cookie that it was opened with, and that may be another person's by now, or nobody's.
  private meet(person: Person | null): void {
    const again = !this.doubted;
    this.doubted = person === null && session.me !== null;
    if (person?.id === session.me?.id) return;
    this.table = null;
    if (person) return session.become(person);
    void session.confirm().then((same) => same && again && this.renew());
  }

  private reaches(reach: Reach): void {
    this.reached = reach;
    if (this.past) this.pastAsked = false;
    this.past = null;
    if (reach === 'here' && this.table) this.missed = [];
  }

  private askForPast(): void {
    const { table } = this;
    if (!table?.position || this.device || this.pastAsked || knowsPast(table)) return;
    this.pastAsked = true;
    this.past = beforeAll(table);
    this.connection.recount(table.id);
  }

  /** True for the message that ends it. An entry may be new to the table as well. */
  private hearPast(past: TableModel, message: ServerMessage): boolean {
    if (message.t === 'entry') this.past = apply(past, message);
    if (message.t !== 'joined' && message.t !== 'table') return false;
    this.past = null;
    if (message.t === 'table' || message.table !== past.id || past.lost || !this.table) return false;
    this.table = withPast(this.table, past);
    return true;
  }

  private tell(turn: LogEntry): void {
    if (this.missed) this.missed.push(turn);
    else teller.tell(turn);
  }

  // A turn or two are told as they would have been; more than that as a list.
  private catchUp(): void {
    const turns = (this.missed ?? []).filter(({ entry }) => entry.what === 'move');
    this.missed = null;
    if (turns.length >= kMany) this.meanwhile = turns;
    else for (const turn of turns) teller.tell(turn);
  }

  private refuse(message: RefusedMessage): void {
    if (message.table && message.table !== this.wanted) return;
    if (message.id && this.talking.refused(message.id, message.code)) return;
    this.refused = message;
    if (message.code === 'stale' && this.table) this.line.refresh(this.table.id);
  }
}

export const room = new Room();
