// For the tests: a house on the real module, with a clock, chance and timers of its own, and people who play what a bot would.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Answer, Ask } from '../src/core/local/game';
import { House, type Door } from '../src/core/local/house';
import { personHere, type KeptSpec, type Order } from '../src/core/local/kept';
import { Memory, type Shelf } from '../src/core/local/shelf';
import type { ServerMessage } from '../src/core/protocol';
import { rulesOf } from '../src/core/rules';
import { apply, type TableModel } from '../src/core/table';
import { chooser } from './rules';

export async function loadHouse(): Promise<Ask> {
  const path = process.env.MENAGERIE_HOUSE ?? fileURLToPath(new URL('../../build/wasm/menagerie-house.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(await readFile(path), {});
  const answer = rulesOf(instance);
  return (request) => JSON.parse(answer(JSON.stringify(request))) as Answer;
}

export interface Opened {
  house: House;
  shelf: Shelf;
  /** Runs what was put off, a bot's thought at a time; false when nothing was. */
  tick(): Promise<boolean>;
  changed: string[];
  /** The nets that were asked for. */
  brought: string[];
}

export function openHouse(ask: Ask, shelf: Shelf = new Memory(), seed = 7): Opened {
  const pick = chooser(seed);
  const later: (() => void)[] = [];
  const changed: string[] = [];
  const brought: string[] = [];
  let now = 1000;
  const digits = (count: number) => Array.from({ length: count }, () => pick(16).toString(16)).join('');
  const house = new House(ask, shelf, { now: () => now++, digits, later: (run) => later.push(run), bring: async (net) => brought.push(net), changed: (id) => changed.push(id) });
  const tick = async () => {
    const run = later.shift();
    run?.();
    await house.quiet();
    return run !== undefined;
  };
  return { house, shelf, tick, changed, brought };
}

/** Somebody at a table, with the client's own fold of what they are told. */
export class Guest {
  model: TableModel | null = null;
  heard: ServerMessage[] = [];
  private count = 0;
  private readonly door: Door;

  constructor(
    house: House,
    readonly person: string | null,
    readonly table: string
  ) {
    this.door = house.connect(person, (message) => {
      const told = JSON.parse(JSON.stringify(message)) as ServerMessage;
      this.heard.push(told);
      this.model = apply(this.model, told, person);
    });
  }

  join(version?: number): void {
    this.door.receive(JSON.stringify({ t: 'join', table: this.table, ...(version === undefined ? {} : { version }) }));
  }

  say(command: object, id = `c-${++this.count}`): void {
    this.door.receive(JSON.stringify({ table: this.table, id, ...command }));
  }

  move(move: string): void {
    this.say({ t: 'move', version: this.model?.version ?? 0, move });
  }

  get mayAct(): boolean {
    const { model } = this;
    return model !== null && model.state === 'playing' && model.seat !== null && model.turn.includes(model.seat) && !model.seats[model.seat]?.left;
  }

  close(): void {
    this.door.close();
  }
}

export const order = (spec: KeptSpec, people: number, level = 1): Order => ({
  spec,
  seats: Array.from({ length: spec.players }, (_, i) => (i < people ? { person: personHere(i + 1), name: `P${i + 1}` } : { bot: level }))
});

/** What a bot would play there, asked of a module of its own. */
export const choice = (ask: Ask, guest: Guest, seed = 'abc'): string => ask({ op: 'bot', view: guest.model?.position, level: 1, seed }).move ?? '';
