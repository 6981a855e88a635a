// The house in the browser: it plays the server's part for the tables of this device, with the frames of docs/websocket.md.
// A command is checked, kept, and only then told. One thing happens at a time.
import type { ServerMessage } from '../protocol';
import { entryFrame } from './frames';
import type { Ask, Rules } from './game';
import { isLocal, kPrefix, type Kept, type KeptEntry, type Order } from './kept';
import { rematchOf } from './rematch';
import type { Shelf } from './shelf';
import { Sitting, type Asked, type Refused } from './sitting';
import { Visitors, type Followed, type Visitor } from './visitors';

/** Time, chance and timers, so that a test can have its own. */
export interface World {
  now(): number;
  /** So many random hexadecimal digits. */
  digits(count: number): string;
  later(run: () => void, ms: number): void;
  /** Tells other pages of this browser that a table has gone on. */
  changed(id: string): void;
}

/** How a visitor is heard. */
export interface Door {
  receive(text: string): void;
  close(): void;
}

interface Live extends Followed {
  thinking: boolean;
}

type Message = Partial<Asked> & { t: string; table?: string; n?: number };

/** When something could not be kept, the bots try again after this. */
const kTryAgain = 2000;

const commands = new Set(['sit', 'stand', 'bot', 'kick', 'start', 'move', 'resign', 'back', 'close', 'rematch', 'lot', 'reveal']);

export class House {
  /** How long a bot waits before it plays, in milliseconds. */
  pace = 600;
  private readonly rules: Rules;
  private readonly visitors = new Visitors();
  private readonly tables = new Map<string, Live>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    ask: Ask,
    private readonly shelf: Shelf,
    private readonly world: World
  ) {
    this.rules = { ask, holds: null };
  }

  /** Somebody comes in; `person` is null for a watcher. */
  connect(person: string | null, send: (message: ServerMessage) => void): Door {
    const visitor = this.visitors.welcome(person, send);
    const known = person === null ? null : { id: person, name: '', guest: true };
    send({ t: 'welcome', protocol: 1, person: known, now: this.world.now() });
    return {
      receive: (text) => {
        const message = JSON.parse(text) as Message;
        const unable = () => send({ t: 'refused', code: 'not_stored', text: 'the games of this device cannot be read just now', ...(message.id ? { id: message.id } : {}) });
        void this.inTurn(() => this.receive(visitor, message)).catch(unable);
      },
      close: () => {
        this.visitors.goodbye(visitor);
        this.forgetUnwatched();
      }
    };
  }

  /** A new table with its cards dealt. */
  make(order: Order): Promise<string> {
    return this.inTurn(() => this.create(order));
  }

  games(): Promise<Kept[]> {
    return this.shelf.all();
  }

  remove(id: string): Promise<void> {
    return this.inTurn(async () => {
      await this.shelf.remove(id);
      this.tables.delete(id);
    });
  }

  record(id: string): Promise<string> {
    return this.inTurn(async () => {
      const live = await this.find(id);
      if (!live) throw new Error('no_table');
      // It would show what the others hold.
      if (live.sitting.state === 'playing') throw new Error('not_over');
      const record = live.sitting.record();
      this.forgetUnwatched();
      return record;
    });
  }

  /** Another page of this browser has gone on with a table. */
  catchUp(id: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.tables.has(id)) await this.reload(id);
    });
  }

  /** When all that was begun is done; for tests. */
  async quiet(): Promise<void> {
    for (let seen: unknown = null; seen !== this.queue; ) {
      seen = this.queue;
      await seen;
    }
  }

  private inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(run);
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async receive(visitor: Visitor, message: Message): Promise<void> {
    const { t, table = '', id } = message;
    if (t === 'ping') return visitor.send({ t: 'pong', n: message.n ?? 0, now: this.world.now() });
    if (t === 'part') {
      visitor.tables.delete(table);
      return this.forgetUnwatched();
    }
    const refuse = ({ code, text }: Refused, version?: number) =>
      visitor.send({ t: 'refused', table, code, text, ...(id ? { id } : {}), ...(version === undefined ? {} : { version }) });
    const live = await this.find(table);
    if (!live) return refuse({ code: 'no_table', text: 'there is no such table on this device' });
    if (t === 'join') {
      this.visitors.join(visitor, live.sitting, message.version);
      return this.letBotThink(table);
    }
    if (!commands.has(t) || !id) return refuse({ code: 'no_such_thing', text: 'that cannot be done at a table on this device' });
    return this.command(visitor, live, { ...message, id }, refuse);
  }

  private async command(visitor: Visitor, live: Live, asked: Asked, refuse: (why: Refused, version: number) => void): Promise<void> {
    const { sitting } = live;
    const done = sitting.done(`${visitor.person}:${asked.id}`);
    if (done !== null) return visitor.send(entryFrame(sitting, done, visitor.person));
    const entry = asked.t === 'rematch' ? await this.rematch(sitting, asked, visitor.person) : sitting.propose(asked, visitor.person, this.world.now());
    if ('code' in entry) return refuse(entry, sitting.version);
    const why = await this.commit(live, entry);
    if (why) refuse(why, sitting.version);
  }

  private async rematch(sitting: Sitting, asked: Asked, person: string | null): Promise<KeptEntry | Refused> {
    const seat = sitting.seatOf(person);
    if (seat === null) return { code: 'not_seated', text: 'you have no seat at this table' };
    const order = rematchOf(this.rules, sitting, asked.return ? 'return' : 'again');
    if ('code' in order) return order;
    return { what: 'next', seat, text: await this.create(order), at: this.world.now(), command: `${person}:${asked.id}` };
  }

  private async create({ spec, seats, match = null }: Order): Promise<string> {
    const at = this.world.now();
    const id = `${kPrefix}${this.world.digits(10)}`;
    const deal: KeptEntry = { what: 'deal', seat: null, text: '', at };
    const bare: Kept = { id, spec, seats, match, seed: this.world.digits(64), created: at, changed: at, log: [deal], state: 'playing', turn: [], winners: null };
    const sitting = new Sitting(this.rules, bare);
    if ((await this.shelf.add({ ...bare, ...sitting.now })) !== 'kept') throw new Error('not_stored');
    return id;
  }

  // Nobody is told before it is kept. What could not be kept is forgotten: the table is read again as it lies there.
  private async commit(live: Live, entry: KeptEntry): Promise<Refused | null> {
    const { sitting } = live;
    const { id } = sitting.kept;
    const seen = sitting.version;
    sitting.apply(entry);
    const outcome = await this.shelf.append(id, seen, entry, sitting.now);
    if (outcome === 'kept') {
      this.visitors.tell(live);
      this.world.changed(id);
      this.letBotThink(id);
      return null;
    }
    await this.reload(id, outcome === 'behind' ? this.pace : kTryAgain);
    return outcome === 'behind' ? { code: 'stale', text: 'the table has changed since you saw it' } : { code: 'not_stored', text: 'it could not be kept: nothing was done' };
  }

  private async find(id: string): Promise<Live | null> {
    const known = this.tables.get(id);
    if (known || !isLocal(id)) return known ?? null;
    const kept = await this.shelf.read(id);
    const sitting = kept && this.seated(kept);
    if (!sitting) return null;
    const live = { sitting, told: sitting.version, thinking: false };
    this.tables.set(id, live);
    return live;
  }

  // Rules that have changed since may not allow an old game's moves: then it cannot be gone on with.
  private seated(kept: Kept): Sitting | null {
    try {
      return new Sitting(this.rules, kept);
    } catch {
      return null;
    }
  }

  private async reload(id: string, wait = this.pace): Promise<void> {
    const told = this.tables.get(id)?.told ?? 0;
    this.tables.delete(id);
    const live = await this.find(id);
    if (!live) return;
    live.told = Math.min(told, live.sitting.version);
    this.visitors.tell(live);
    this.letBotThink(id, wait);
  }

  private letBotThink(id: string, wait = this.pace): void {
    const live = this.tables.get(id);
    if (!live || live.thinking || !this.visitors.watch(id) || !live.sitting.botToThink()) return;
    live.thinking = true;
    this.world.later(() => void this.inTurn(() => this.think(live)), wait);
  }

  private async think(live: Live): Promise<void> {
    live.thinking = false;
    const { sitting } = live;
    const bot = sitting.botToThink();
    if (this.tables.get(sitting.kept.id) !== live || !bot) return;
    const move = sitting.game.thought(bot.seat, bot.level, this.world.digits(16));
    if (move === null) return;
    await this.commit(live, { what: sitting.game.choosingInSecret ? 'answer' : 'move', seat: bot.seat, text: move, at: this.world.now() });
  }

  private forgetUnwatched(): void {
    for (const id of this.tables.keys()) if (!this.visitors.watch(id)) this.tables.delete(id);
  }
}
