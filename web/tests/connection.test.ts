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
    expect(reached).toEqual(['connecting', 'here', 'connecting']);
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
    waits[2]!.run();
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
  it('is not said to be away when it comes back at once: the server closes a line whose session was replaced', () => {
    connection.start();
    last().tell(welcome);
    last().onclose?.();
    for (const { run } of waits.filter(({ ms }) => ms < 1000)) run();
    last().tell(welcome);
    for (const { run } of waits) run();
    expect(reached).toEqual(['connecting', 'here', 'connecting', 'connecting', 'here']);
    expect(sockets.length).toBe(2);
  });
  it('is away when the first attempt fails, or takes long', () => {
    connection.start();
    last().tell(welcome);
    last().onclose?.();
    waits[0]!.run();
    last().onclose?.();
    expect(connection.reach).toBe('away');
    connection.renew();
    last().tell(welcome);
    const before = waits.length;
    last().onclose?.();
    expect(connection.reach).toBe('connecting');
    for (const { run } of waits.slice(before)) run();
    expect(connection.reach).toBe('away');
  });
  it('stays closed after it was stopped, until it is needed', () => {
    connection.start();
    last().tell(welcome);
    last().onclose?.();
    connection.stop();
    for (const { run } of waits) run();
    expect([connection.reach, sockets.length]).toEqual(['idle', 1]);
    connection.join('T', () => null);
    expect(sockets.length).toBe(2);
  });
  it('sends nothing again of what was dropped', () => {
    connection.start();
    connection.send({ t: 'chat', table: 'T', text: 'hello' });
    connection.drop();
    last().tell(welcome);
    expect(last().sent).toEqual([]);
  });
  it('joins after a welcome has been heard, with what is there then', () => {
    let version: number | null = 12;
    const socket = new FakeSocket();
    const ears = { message: ({ t }: ServerMessage) => void (t === 'welcome' && (version = null)), reach: () => undefined };
    new Connection(() => socket, ears, () => undefined).join('T', () => version);
    socket.tell(welcome);
    expect(socket.sent).toEqual([{ t: 'join', table: 'T' }]);
  });
});
