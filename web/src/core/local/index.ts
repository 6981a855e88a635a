// The page's side of the house on this device: a worker that is started when it is first needed, sockets to it, and the
// games it keeps.
import type { Socket } from '../connection';
import { Refusal } from '../http';
import type { SeatModel } from '../protocol';
import { isBot, seatModelOf, type Kept, type Order } from './kept';
import type { FromHouse, Question, ToHouse } from './wire';

export { isLocal, personHere, type Kept, type KeptSeat, type Order } from './kept';

let worker: Worker | null = null;
let count = 0;
const sockets = new Map<number, Socket>();
const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();

function start(): Worker {
  const made = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  made.onerror = shut;
  return made;
}

function tell(message: ToHouse): void {
  worker ??= start();
  worker.postMessage(message);
}

function hear(message: FromHouse): void {
  if (message.t === 'shut') return shut();
  if (message.t === 'frame') return sockets.get(message.door)?.onmessage?.({ data: message.text });
  const asked = waiting.get(message.n);
  waiting.delete(message.n);
  if (message.error !== undefined) asked?.reject(new Refusal(message.error, 0));
  else asked?.resolve(message.value);
}

// The next who asks begins anew.
function shut(): void {
  worker?.terminate();
  worker = null;
  const open = [...sockets.values()];
  sockets.clear();
  for (const socket of open) socket.onclose?.();
  for (const { reject } of waiting.values()) reject(new Refusal('unknown', 0));
  waiting.clear();
}

function ask<Value>(what: Question, about?: unknown): Promise<Value> {
  const n = ++count;
  return new Promise<Value>((resolve, reject) => {
    waiting.set(n, { resolve: resolve as (value: unknown) => void, reject });
    tell({ t: 'ask', n, what, about });
  });
}

/** What a WebSocket is to a server: frames of docs/websocket.md, spoken as this person; null watches. */
export function socketHere(person: string | null): Socket {
  const door = ++count;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => tell({ t: 'frame', door, text }),
    close: () => {
      if (sockets.delete(door)) tell({ t: 'close', door });
    }
  };
  sockets.set(door, socket);
  tell({ t: 'open', door, person });
  return socket;
}

/** How long the bots wait before they play. */
export const setPace = (ms: number): void => tell({ t: 'pace', ms });

/** Makes a table on this device and says its id. */
export const makeHere = (order: Order): Promise<string> => ask<string>('make', order);

/** The games on this device, the latest first. */
export const gamesHere = async (): Promise<Kept[]> => (await ask<Kept[]>('games')).sort((a, b) => b.changed - a.changed);

export const removeHere = (id: string): Promise<void> => ask<void>('remove', id);

/** Who sat where at a table on this device; `mine` is null where several people shared it. */
export async function seatsOf(id: string): Promise<{ seats: SeatModel[]; mine: number | null }> {
  const seats = (await ask<Kept[]>('games')).find((game) => game.id === id)?.seats ?? [];
  const people = seats.flatMap((seat, i) => (isBot(seat) ? [] : [i]));
  return { seats: seats.map((seat) => seatModelOf(seat)), mine: people.length === 1 ? (people[0] ?? null) : null };
}

/** The record of a finished game on this device, as docs/record.md has it; before the end it is refused as on a server. */
export const recordOf = (id: string): Promise<string> => ask<string>('record', id);
