// The connection comes back by itself with what it has, and repeats what was not acknowledged under the same id.
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type Reach, type Socket } from '../src/core/connection';
import type { ServerMessage } from '../src/core/protocol';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { t: 'welcome', protocol: 1, person: null, now: 0 };
let sockets: FakeSocket[];
let heard: ServerMessage[];
let reached: Reach[];
let waits: { run: () => void; ms: number }[];
let connection: Connection;
const last = () => sockets[sockets.length - 1]!;

beforeEach(() => {
  sockets = [];
  heard = [];
  reached = [];
  waits = [];
  const open = () => {
    sockets.push(new FakeSocket());
    return last();
  };
  const ears = { message: (m: ServerMessage) => void heard.push(m), reach: (r: Reach) => void reached.push(r) };
  connection = new Connection(open, ears, (run, ms) => waits.push({ run, ms }));
});

describe('Connection', () => {
  it('asks for a fresh table, and after an interruption for what is missing', () => {
    let version: number | null = null;
    connection.join('T', () => version);
    expect(last().sent).toEqual([]);
    last().tell(welcome);
    expect(last().sent).toEqual([{ t: 'join', table: 'T' }]);
    version = 12;
    last().onclose?.();
    expect(reached).toEqual(['connecting', 'here', 'away']);
    waits[0]!.run();
    last().tell(welcome);
    expect(last().sent).toEqual([{ t: 'join', table: 'T', version: 12 }]);
    expect(connection.reach).toBe('here');
  });
  it('repeats a command with its id until it is acknowledged', () => {
    connection.start();
    last().tell(welcome);
    const id = connection.send({ t: 'move', table: 'T', version: 3, move: 'lion' });
    expect(last().sent).toMatchObject([{ t: 'move', id }]);
    last().onclose?.();
    waits[0]!.run();
    last().tell(welcome);
    expect(last().sent).toMatchObject([{ t: 'move', id, move: 'lion' }]);
    last().tell({ t: 'entry', table: 'T', version: 4, id });
    last().onclose?.();
    waits[1]!.run();
    last().tell(welcome);
    expect(last().sent).toEqual([]);
  });
  it('takes a refusal for an answer', () => {
    connection.start();
    last().tell(welcome);
    const id = connection.send({ t: 'resign', table: 'T' });
    last().tell({ t: 'refused', id, code: 'not_now', text: '' });
    connection.renew();
    last().tell(welcome);
    expect(last().sent).toEqual([]);
    expect(heard.some((m) => m.t === 'refused')).toBe(true);
  });
  it('waits longer after each failure, and not for ever', () => {
    connection.start();
    for (let i = 0; i < 8; i++) {
      last().onclose?.();
      waits[i]!.run();
    }
    const times = waits.map((wait) => wait.ms);
    expect(times.slice(0, 3)).toEqual([500, 1000, 2000]);
    expect(Math.max(...times)).toBe(8000);
  });
  it('hears nothing more from a socket it has replaced', () => {
    connection.start();
    const old = last();
    connection.renew();
    expect(old.closed).toBe(true);
    old.tell(welcome);
    expect(heard).toEqual([]);
  });
});
