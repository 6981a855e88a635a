// The one WebSocket: it comes back by itself, says what it has ("I have version 12"), and sends again under the same id what
// was not acknowledged. It knows nothing of games.
import type { Command, ServerMessage } from './protocol';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** `away` is shown as a banner; `idle` without a connection. */
export type Reach = 'idle' | 'connecting' | 'here' | 'away';

export interface Ears {
  message(message: ServerMessage): void;
  reach(reach: Reach): void;
}

type Later = (run: () => void, ms: number) => unknown;

const kFirstWait = 500;
const kLongestWait = 8000;
// A line that comes back within this time is no news: the server closes it when a session is replaced.
const kGrace = 3000;

export class Connection {
  reach: Reach = 'idle';
  private socket: Socket | null = null;
  private failures = 0;
  private count = 0;
  private heard = 0;
  private readonly versions = new Map<string, () => number | null>();
  private readonly unanswered = new Map<string, Command & { id: string }>();
  private readonly prefix = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly open: () => Socket,
    private readonly ears: Ears,
    private readonly later: Later = (run, ms) => setTimeout(run, ms)
  ) {}

  start(): void {
    if (!this.socket) this.connect();
  }

  /** From now on this table's messages come; `version` tells what is here already, null for nothing. */
  join(table: string, version: () => number | null): void {
    this.versions.set(table, version);
    if (this.reach === 'here') this.askFor(table);
    else this.start();
  }

  /** Asks for the whole table again: what is here did not fit. */
  refresh(table: string): void {
    this.write({ t: 'join', table });
  }

  /** Asks for all entries of a joined table again, from the first one on. */
  recount(table: string): void {
    this.write({ t: 'join', table, version: 0 });
  }

  part(table: string): void {
    if (this.versions.delete(table)) this.write({ t: 'part', table });
  }

  /** Sends a command; until it is answered it will be sent again after every interruption. */
  send(command: Command): string {
    const id = `${this.prefix}-${++this.count}`;
    const whole = { ...command, id };
    this.unanswered.set(id, whole);
    this.write(whole);
    return id;
  }

  /** Ends this socket and opens another: after a change of session, or when nothing was heard for long. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.failures = 0;
    this.connect();
  }

  /** Closes the line until it is needed again. */
  stop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.failures = 0;
    this.tell('idle');
  }

  /** Commands without an answer are not sent again: they were another person's. */
  drop(): void {
    this.unanswered.clear();
  }

  /** Called now and then and when the page is seen again: a dead connection is replaced at once. */
  check(now: number): void {
    if (this.reach === 'away') return this.renew();
    if (this.reach !== 'here') return;
    if (this.heard && now - this.heard > 40_000) return this.renew();
    this.write({ t: 'ping', n: ++this.count });
  }

  private connect(): void {
    this.tell(this.failures <= 1 && this.reach !== 'away' ? 'connecting' : 'away');
    const socket = this.open();
    this.socket = socket;
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(socket, JSON.parse(data) as ServerMessage);
    socket.onclose = () => socket === this.socket && this.lose();
  }

  // A welcome may tell that the person has changed: what is joined, and what is sent again, is decided after that.
  private hear(socket: Socket, message: ServerMessage): void {
    this.heard = Date.now();
    if ('id' in message && message.id) this.unanswered.delete(message.id);
    this.ears.message(message);
    if (message.t === 'welcome' && socket === this.socket) this.welcome();
  }

  private welcome(): void {
    this.failures = 0;
    this.tell('here');
    for (const table of this.versions.keys()) this.askFor(table);
    for (const command of this.unanswered.values()) this.write(command);
  }

  private askFor(table: string): void {
    const version = this.versions.get(table)?.() ?? null;
    this.write(version === null ? { t: 'join', table } : { t: 'join', table, version });
  }

  private lose(): void {
    this.socket = null;
    const first = this.reach === 'here';
    const wait = Math.min(kFirstWait * 2 ** this.failures++, kLongestWait);
    this.tell(first ? 'connecting' : 'away');
    this.later(() => this.reach !== 'idle' && (this.socket ?? this.connect()), wait);
    if (first) this.later(() => this.reach === 'connecting' && this.tell('away'), kGrace);
  }

  private write(message: object): void {
    if (this.reach === 'here') this.socket?.send(JSON.stringify(message));
  }

  private tell(reach: Reach): void {
    this.reach = reach;
    this.ears.reach(reach);
  }
}
