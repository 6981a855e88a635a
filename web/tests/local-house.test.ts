// The house on this device: what it takes and refuses, what it keeps, and what follows a game.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../src/core/local/game';
import type { House } from '../src/core/local/house';
import { personHere, type KeptSpec } from '../src/core/local/kept';
import { Memory, type Shelf } from '../src/core/local/shelf';
import type { RefusedMessage } from '../src/core/protocol';
import { choice, Guest, loadHouse, openHouse, order, type Opened } from './local-house';

// Whole games take a while on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let ask: Ask;
let advice: Ask;
beforeAll(async () => {
  ask = await loadHouse();
  advice = await loadHouse();
});

const bar: KeptSpec = { game: 'beasty', cards: 'bar', variant: 'guests', players: 2 };
const mix: KeptSpec = { game: 'beasty', cards: 'mix', variant: 'guests', players: 3 };

async function seated(house: House, spec: KeptSpec, people: number): Promise<Guest[]> {
  const id = await house.make(order(spec, people));
  return at(house, id, people);
}

async function at(house: House, id: string, people: number): Promise<Guest[]> {
  const guests = Array.from({ length: people }, (_, i) => new Guest(house, personHere(i + 1), id));
  for (const guest of guests) guest.join(0);
  await house.quiet();
  return guests;
}

async function playOn({ house, tick }: Opened, guests: Guest[], turns = 500): Promise<void> {
  for (let turn = 0; turn < turns && guests[0]!.model?.state === 'playing'; turn++) {
    const one = guests.find((guest) => guest.mayAct);
    if (one) one.move(choice(advice, one, turn.toString(16)));
    else await tick();
    await house.quiet();
  }
}

const refusals = (guest: Guest) => guest.heard.filter((message): message is RefusedMessage => message.t === 'refused').map(({ code }) => code);

describe('commands', () => {
  it('refuses what cannot be done, and nothing changes', async () => {
    const { house } = openHouse(ask);
    const [ada, bo] = (await seated(house, bar, 2)) as [Guest, Guest];
    bo.move('lion');
    ada.move('elephant');
    ada.say({ t: 'move', version: 9, move: ada.model!.legal![0] });
    ada.say({ t: 'chat', text: 'hello' });
    ada.say({ t: 'sit', seat: 1 });
    ada.say({ t: 'rematch' });
    await house.quiet();
    expect(refusals(bo)).toEqual(['not_your_turn']);
    expect(refusals(ada)).toEqual(['illegal', 'stale', 'no_such_thing', 'not_now', 'not_now']);
    expect(ada.model!.version).toBe(1);
  });
  it('knows no table that is not on this device', async () => {
    const { house } = openHouse(ask);
    const ada = new Guest(house, personHere(1), 'local-none');
    ada.join();
    await house.quiet();
    expect(refusals(ada)).toEqual(['no_table']);
  });
  it('does not stumble over a game that the rules do not know any more', async () => {
    const { house, shelf } = openHouse(ask);
    const id = await house.make(order(bar, 1));
    const kept = (await shelf.read(id))!;
    await shelf.add({ ...kept, log: [...kept.log, { what: 'move', seat: 0, text: 'unicorn', at: 0 }] });
    const ada = new Guest(house, personHere(1), id);
    ada.join();
    await house.quiet();
    expect(refusals(ada)).toEqual(['no_table']);
  });
  it('does a command once, and answers the second time with the same entry', async () => {
    const { house } = openHouse(ask);
    const [ada] = (await seated(house, bar, 1)) as [Guest];
    const move = ada.model!.legal![0];
    ada.say({ t: 'move', version: 1, move }, 'same');
    ada.say({ t: 'move', version: 1, move }, 'same');
    await house.quiet();
    const entries = ada.heard.filter((message) => message.t === 'entry');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toEqual(entries[1]);
    expect(entries[0]).toMatchObject({ id: 'same', version: 2 });
  });
  it('ends a game of two when one gives up, and a bot plays on among three', async () => {
    const opened = openHouse(ask);
    const [ada, bo] = (await seated(opened.house, bar, 2)) as [Guest, Guest];
    bo.say({ t: 'resign' });
    await opened.house.quiet();
    expect(ada.model).toMatchObject({ state: 'over', winners: [0] });
    expect(ada.model!.score?.over).toBe(false);
    expect(await opened.house.record(ada.table)).toMatch(/ended resign 1[^]*unfinished/);

    const three = await seated(opened.house, { ...bar, players: 3 }, 3);
    three[0]!.say({ t: 'resign' });
    await playOn(opened, three);
    expect(three[1]!.model!.state).toBe('over');
    expect(three[1]!.model!.winners).not.toContain(0);
    expect(three[1]!.model!.seats[0]).toMatchObject({ kind: 'person', left: true });
    expect(advice({ op: 'replay', record: await opened.house.record(three[0]!.table) }).ok).toBe(true);
  });
});

describe('what is kept', () => {
  it('goes on after the page was closed in the middle, in a secret choice too', async () => {
    for (const turns of [1, 2, 9]) {
      const opened = openHouse(ask);
      const [ada, bo] = (await seated(opened.house, mix, 2)) as [Guest, Guest];
      await playOn(opened, [ada, bo], turns);
      const again = openHouse(ask, opened.shelf, 8);
      const back = await at(again.house, ada.table, 2);
      expect(back[0]!.model).toEqual(ada.model);
      expect(back[1]!.model).toEqual(bo.model);
      await playOn(again, back);
      expect(back[0]!.model!.state).toBe('over');
      const listed = (await again.house.games())[0]!;
      expect(listed).toMatchObject({ id: ada.table, state: 'over', winners: back[0]!.model!.winners });
      expect(listed.changed).toBeGreaterThan(listed.created);
    }
  });
  it('tells what came after the version somebody has', async () => {
    const opened = openHouse(ask);
    const [ada] = (await seated(opened.house, bar, 1)) as [Guest];
    await playOn(opened, [ada], 6);
    const late = new Guest(opened.house, personHere(1), ada.table);
    late.join(3);
    await opened.house.quiet();
    expect(late.heard.map(({ t }) => t)).toEqual(['welcome', ...Array(ada.model!.version - 3).fill('entry'), 'joined']);
    late.join(99);
    await opened.house.quiet();
    expect(late.heard[late.heard.length - 1]).toMatchObject({ t: 'table', version: ada.model!.version });
  });
  it('lets two pages play the same table, one after the other', async () => {
    const shelf = new Memory();
    const one = openHouse(ask, shelf, 1);
    const two = openHouse(await loadHouse(), shelf, 2);
    const [ada] = (await seated(one.house, bar, 2)) as [Guest];
    const [other] = (await at(two.house, ada.table, 1)) as [Guest];
    ada.move(ada.model!.legal![0]!);
    await one.house.quiet();
    other.move(other.model!.legal![0]!);
    await two.house.quiet();
    expect(refusals(other)).toEqual(['stale']);
    expect(other.model!.position).toEqual(ada.model!.position);
    expect(one.changed).toEqual([ada.table]);
  });
  it('tells nothing that could not be kept', async () => {
    const shelf = new Memory();
    const full: Shelf = Object.assign(Object.create(shelf) as Shelf, { append: async () => 'failed' as const });
    const { house } = openHouse(ask, full);
    const [ada] = (await seated(house, bar, 2)) as [Guest];
    const before = ada.model;
    ada.move(ada.model!.legal![0]!);
    await house.quiet();
    expect(refusals(ada)).toEqual(['not_kept']);
    expect(ada.model).toBe(before);
    ada.join();
    await house.quiet();
    expect(ada.model!.version).toBe(1);
  });
  it('keeps two tables apart on one module', async () => {
    const opened = openHouse(ask);
    const first = await seated(opened.house, bar, 2);
    const second = await seated(opened.house, { game: 'ark', players: 2 }, 2);
    for (let turn = 0; turn < 6; turn++) {
      await playOn(opened, first, 1);
      await playOn(opened, second, 1);
    }
    expect(first[0]!.model!.version).toBe(7);
    expect(second[0]!.model!.version).toBe(7);
    await opened.house.remove(first[0]!.table);
    expect(await opened.house.games()).toHaveLength(1);
  });
});

describe('after a game', () => {
  it('lets the next seat begin and counts the wins of the evening', async () => {
    const opened = openHouse(ask);
    const guests = await seated(opened.house, { ...bar, players: 3 }, 2);
    await playOn(opened, guests);
    guests[1]!.say({ t: 'rematch' });
    guests[0]!.say({ t: 'rematch' });
    await opened.house.quiet();
    expect(refusals(guests[0]!)).toEqual(['not_now']);
    const [ada, bo] = (await at(opened.house, guests[0]!.model!.next!, 2)) as [Guest, Guest];
    expect([ada.model!.seat, bo.model!.seat]).toEqual([2, 0]);
    expect(ada.model!.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'person']);
    const won = guests[0]!.model!.winners!;
    expect(ada.model!.match?.wins).toEqual([1, 2, 0].map((seat) => (won.includes(seat) ? 1 : 0)));
  });
  it('plays the return game with the animals that stayed at home, and counts both', async () => {
    const opened = openHouse(ask);
    const guests = await seated(opened.house, mix, 3);
    await playOn(opened, guests);
    const decks = (await opened.shelf.read(guests[0]!.table))!.log.filter(({ text }) => text.startsWith('deck')).sort((a, b) => a.seat! - b.seat!);
    guests[0]!.say({ t: 'rematch', return: true });
    await opened.house.quiet();
    const back = await at(opened.house, guests[0]!.model!.next!, 3);
    const kept = (await opened.shelf.read(back[0]!.table))!;
    kept.spec.decks!.forEach((deck, seat) => {
      expect(deck).toHaveLength(12);
      for (const species of deck) expect(decks[(seat + 1) % 3]!.text).not.toMatch(new RegExp(`\\b${species}\\b`));
    });
    expect(back[0]!.model!.position!.phase).toBe('play');
    await playOn(opened, back);
    expect(back[0]!.model!.matchWinners?.length).toBeGreaterThan(0);
    expect(advice({ op: 'replay', record: await opened.house.record(back[0]!.table) }).ok).toBe(true);
    back[0]!.say({ t: 'rematch', return: true });
    await opened.house.quiet();
    expect(refusals(back[0]!)).toEqual(['not_now']);
    back[0]!.say({ t: 'rematch' });
    await opened.house.quiet();
    const third = await opened.shelf.read(back[0]!.model!.next!);
    expect(third!.spec.decks).toBeUndefined();
    expect(third!.match?.first).toBeUndefined();
  });
});
