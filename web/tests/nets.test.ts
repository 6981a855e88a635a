// The nets: which game and which level needs one, and that a module gets each once.
import { describe, expect, it } from 'vitest';
import { personHere } from '../src/core/local/kept';
import { hexOf, netOf, Nets, netsOf, type NetName } from '../src/core/nets';
import { Guest, loadHouse, openHouse, order } from './local-house';

describe('which net', () => {
  it('is one a card set, and one for the ark', () => {
    expect(netOf({ game: 'beasty', cards: 'town' })).toBe('town');
    expect(netOf({ game: 'beasty' })).toBe('bar');
    expect(netOf({ game: 'ark' })).toBe('ark');
  });
  it('is needed by all levels but the first', () => {
    const ark = { game: 'ark', players: 2 } as const;
    expect([1, 2, 3, 4, 5, 6].filter((level) => netsOf(level, ark).includes('ark'))).toEqual([2, 3, 4, 5, 6]);
  });
  it('comes with the habits of others for the champion, where it reads turns', () => {
    const bar = { game: 'beasty', cards: 'bar', variant: 'guests', players: 2 } as const;
    expect(netsOf(6, bar)).toEqual(['bar', 'habits']);
    expect(netsOf(5, bar)).toEqual(['bar']);
    expect(netsOf(6, { ...bar, players: 3 })).toEqual(['bar']);
    expect(netsOf(6, { ...bar, variant: 'points' })).toEqual(['bar']);
    expect(netsOf(6, { ...bar, cards: 'town' })).toEqual(['town']);
  });
  it('travels as hexadecimal digits', () => {
    expect(hexOf(new Uint8Array([0, 10, 255]))).toBe('000aff');
  });
});

describe('bringing one', () => {
  const told: string[] = [];
  const fetched: NetName[] = [];
  const from = (bytes: () => Uint8Array, taken = true) =>
    new Nets(
      async (name) => (fetched.push(name), bytes()),
      ({ name, bytes: digits }) => (told.push(`${name} ${digits}`), taken)
    );
  const clear = () => (told.splice(0), fetched.splice(0));

  it('happens once a game', async () => {
    clear();
    const nets = from(() => new Uint8Array([1]));
    expect(await Promise.all([nets.bring('bar'), nets.bring('bar'), nets.bring('ark')])).toEqual([true, true, true]);
    expect(told).toEqual(['bar 01', 'ark 01']);
  });
  it('is not tried again with a file that the module refuses', async () => {
    clear();
    const nets = from(() => new Uint8Array(), false);
    expect([await nets.bring('mix'), await nets.bring('mix')]).toEqual([false, false]);
    expect(fetched).toEqual(['mix']);
  });
  it('is tried again when the file did not come', async () => {
    clear();
    let reached = false;
    const nets = from(() => {
      if (!reached) throw new Error('offline');
      return new Uint8Array([2]);
    });
    expect(await nets.bring('town')).toBe(false);
    reached = true;
    expect(await nets.bring('town')).toBe(true);
    expect(told).toEqual(['town 02']);
  });
});

describe('a bot on this device', () => {
  const asked = async (level: number): Promise<string[]> => {
    const { house, tick, brought } = openHouse(await loadHouse());
    const guest = new Guest(house, personHere(1), await house.make(order({ game: 'beasty', cards: 'bar', variant: 'guests', players: 2 }, 1, level)));
    guest.join(0);
    await house.quiet();
    guest.move(guest.model!.legal![0]!);
    await house.quiet();
    await tick();
    expect(guest.model!.version).toBe(3);
    return brought;
  };
  it('has its net brought before it thinks, where it needs one', async () => {
    expect(await asked(1)).toEqual([]);
    expect(await asked(2)).toEqual(['bar']);
    expect(await asked(6)).toEqual(['bar', 'habits']);
  });
});
