// The worker's side of index.ts: the house with the real module, the real shelf, the clock and chance of the browser.
import url from '@house?url';
import { netBytes } from '../net-files';
import { Nets } from '../nets';
import { rulesOf } from '../rules';
import type { Answer } from './game';
import { House, type Door } from './house';
import type { Order } from './kept';
import { openShelf } from './shelf-database';
import type { FromHouse, ToHouse } from './wire';

const tell = (message: FromHouse): void => self.postMessage(message);
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('menagerie-house');

function digits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(count / 2)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, count);
}

async function open(): Promise<House> {
  const response = await fetch(url);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  const answer = rulesOf(instance);
  const ask = (request: object): Answer => JSON.parse(answer(JSON.stringify(request))) as Answer;
  const nets = new Nets(netBytes, (request) => ask(request).ok);
  return new House(ask, await openShelf(), {
    now: () => Date.now(),
    digits,
    later: (run, ms) => setTimeout(run, ms),
    bring: (net) => nets.bring(net),
    changed: (id) => others?.postMessage(id)
  });
}

const opened = open();
const doors = new Map<number, Door>();

// What was asked, by its name; the answer goes back under the same number.
const asked = {
  make: (house: House, order: unknown) => house.make(order as Order),
  games: (house: House) => house.games(),
  remove: (house: House, id: unknown) => house.remove(id as string),
  record: (house: House, id: unknown) => house.record(id as string)
};

function hear(house: House, message: ToHouse): void {
  switch (message.t) {
    case 'open': {
      const { door } = message;
      doors.set(door, house.connect(message.person, (frame) => tell({ t: 'frame', door, text: JSON.stringify(frame) })));
      return;
    }
    case 'frame':
      return doors.get(message.door)?.receive(message.text);
    case 'close':
      doors.get(message.door)?.close();
      return void doors.delete(message.door);
    case 'pace':
      house.pace = message.ms;
      return;
    case 'ask':
      void asked[message.what](house, message.about).then(
        (value) => tell({ t: 'answer', n: message.n, value }),
        (error: unknown) => tell({ t: 'answer', n: message.n, error: error instanceof Error ? error.message : String(error) })
      );
  }
}

self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  void opened.then(
    (house) => hear(house, data),
    () => tell({ t: 'shut' })
  );
};
if (others) others.onmessage = ({ data }: MessageEvent<string>) => void opened.then((house) => house.catchUp(data));
