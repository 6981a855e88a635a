// The house in the browser: it plays the server's part for the tables of this device, with the frames of docs/websocket.md.
// A command is checked, kept, and only then told. One thing happens at a time.
import type { ServerMessage } from '../protocol';
import { Course } from './course';
import { entryFrame } from './frames';
import type { Ask, Rules } from './game';
import { kPrefix, type Kept, type KeptEntry, type Order } from './kept';
import { Queue } from './queue';
import { rematchOf } from './rematch';
import type { Shelf } from './shelf';
import { Sitting, type Asked, type Refused } from './sitting';
import { Tables, type Live } from './tables';
import { Visitors, type Visitor } from './visitors';
import type { World } from './world';

/** How a visitor is heard. */
export interface Door {
  receive(text: string): void;
  close(): void;
}

type Message = Partial<Asked> & { t: string; table?: string; n?: number };

const commands = new Set(['sit', 'stand', 'bot', 'kick', 'start', 'move', 'resign', 'back', 'close', 'rematch', 'lot', 'reveal']);

export class House {
  private readonly rules: Rules;
  private readonly visitors = new Visitors();
  private readonly queue = new Queue();
  private readonly tables: Tables;
  private readonly course: Course;

  constructor(
    ask: Ask,
    private readonly shelf: Shelf,
    private readonly world: World
  ) {
    this.rules = { ask, holds: null };
    this.tables = new Tables(this.rules, shelf, this.visitors);
    this.course = new Course(this.tables, this.visitors, shelf, this.queue, world);
  }

  /** How long a bot waits before it plays, in milliseconds. */
  set pace(ms: number) {
    this.course.pace = ms;
  }

  /** Somebody comes in; `person` is null for a watcher. */
  connect(person: string | null, send: (message: ServerMessage) => void): Door {
    const visitor = this.visitors.welcome(person, send);
    const known = person === null ? null : { id: person, name: '', guest: true };
    send({ t: 'welcome', protocol: 1, person: known, now: this.world.now() });
    return {
      receive: (text) => {
        const message = JSON.parse(text) as Message;
        const unable = () => send({ t: 'refused', code: 'not_kept', text: 'the games of this device cannot be read just now', ...(message.id ? { id: message.id } : {}) });
        void this.queue.run(() => this.receive(visitor, message)).catch(unable);
      },
      close: () => {
        this.visitors.goodbye(visitor);
        this.tables.forgetUnwatched();
      }
    };
  }

  /** A new table with its cards dealt. */
  make(order: Order): Promise<string> {
    return this.queue.run(() => this.create(order));
  }

  games(): Promise<Kept[]> {
    return this.shelf.all();
  }

  remove(id: string): Promise<void> {
    return this.queue.run(async () => {
      await this.shelf.remove(id);
      this.tables.forget(id);
    });
  }

  record(id: string): Promise<string> {
    return this.queue.run(async () => {
      const live = await this.tables.find(id);
      if (!live) throw new Error('no_table');
      // It would show what the others hold.
      if (live.sitting.state === 'playing') throw new Error('not_over');
      const record = live.sitting.record();
      this.tables.forgetUnwatched();
      return record;
    });
  }

  /** Another page of this browser has gone on with a table. */
  catchUp(id: string): Promise<void> {
    return this.queue.run(async () => {
      if (this.tables.live(id)) await this.course.renew(id);
    });
  }

  /** When all that was begun is done; for tests. */
  quiet(): Promise<void> {
    return this.queue.quiet();
  }

  private async receive(visitor: Visitor, message: Message): Promise<void> {
    const { t, table = '', id } = message;
    if (t === 'ping') return visitor.send({ t: 'pong', n: message.n ?? 0, now: this.world.now() });
    if (t === 'part') {
      visitor.tables.delete(table);
      return this.tables.forgetUnwatched();
    }
    const refuse = ({ code, text }: Refused, version?: number) =>
      visitor.send({ t: 'refused', table, code, text, ...(id ? { id } : {}), ...(version === undefined ? {} : { version }) });
    const live = await this.tables.find(table);
    if (!live) return refuse({ code: 'no_table', text: 'there is no such table on this device' });
    if (t === 'join') {
      this.visitors.join(visitor, live.sitting, message.version);
      return this.course.letBotThink(table);
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
    const why = await this.course.commit(live, entry);
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
    if ((await this.shelf.add({ ...bare, ...sitting.now })) !== 'kept') throw new Error('not_kept');
    return id;
  }
}
