// Who gets the device, and what they are told of what they missed.
import { describe, expect, it } from 'vitest';
import { missed, whoTakes } from '../src/core/local/handover';
import { cleanName, orderOf } from '../src/core/local/open';
import type { EntryMessage, SeatModel, State } from '../src/core/protocol';
import type { LogEntry, TableModel } from '../src/core/table';

const person = (name: string, left = false): SeatModel => ({ kind: 'person', person: name, name, here: true, left });
const bot: SeatModel = { kind: 'bot', level: 1, name: 'bot 1', here: true, left: false };
const table = (seats: SeatModel[], turn: number[], state: State = 'playing', log: LogEntry[] = []): TableModel => ({
  id: 'local-1', version: 9, state, seat: null, host: 'a', spec: { game: 'beasty', players: seats.length }, seats, commitment: '', lots: [],
  position: null, turn, legal: null, answered: [], chosen: null, clock: null, match: null, next: null, winners: null, score: null,
  matchWinners: null, chat: [], log, lost: false
});

describe('whoTakes', () => {
  const three = [person('a'), person('b'), bot];
  it('leaves the device with somebody who is alone with bots', () => {
    expect(whoTakes(table([bot, person('a'), bot], [0]), null)).toBe('a');
    expect(whoTakes(table([bot, person('a'), bot], [0]), 'a')).toBe('a');
  });
  it('gives it to whoever is to act', () => {
    expect(whoTakes(table(three, [1]), 'a')).toBe('b');
    expect(whoTakes(table(three, [0]), 'a')).toBe('a');
  });
  it('leaves it where it is while bots play', () => {
    expect(whoTakes(table(three, [2]), 'b')).toBe('b');
  });
  it('gives it to the next in the round where nobody has it and a bot plays', () => {
    expect(whoTakes(table([person('a'), bot, person('b')], [1]), null)).toBe('b');
  });
  it('goes round in a secret choice, beginning with who has it', () => {
    const all = [person('a'), person('b'), person('c')];
    expect(whoTakes(table(all, [0, 1, 2]), null)).toBe('a');
    expect(whoTakes(table(all, [0, 2]), 'b')).toBe('c');
    expect(whoTakes(table(all, [0]), 'c')).toBe('a');
  });
  it('asks nobody who has given up', () => {
    expect(whoTakes(table([person('a', true), person('b'), person('c')], [0]), 'b')).toBe('b');
    expect(whoTakes(table([person('a', true), person('b'), person('c')], [0]), null)).toBe('b');
  });
  it('passes nothing on when the game is over', () => {
    expect(whoTakes(table(three, [], 'over'), 'b')).toBe('b');
    expect(whoTakes(table(three, [], 'over'), null)).toBe('a');
  });
});

describe('missed', () => {
  const said = (version: number, seat: number, what = 'move'): LogEntry => ({
    version, before: null, after: null, entry: { t: 'entry', table: 'local-1', version, at: 0, what, seat, state: 'playing', turn: [], clock: null } as EntryMessage
  });
  const mine = { ...table([person('a'), person('b')], [1], 'playing', [said(2, 0), said(3, 1), said(4, 0), said(5, 0, 'resign')]), seat: 1 };
  const versions = (entries: LogEntry[]) => entries.map(({ version }) => version);
  it('is what came after the version that was seen', () => {
    expect(versions(missed(mine, 2))).toEqual([3, 4, 5]);
    expect(missed(mine, 5)).toEqual([]);
  });
  it('is what came after the own last move where it is not known what was seen', () => {
    expect(versions(missed(mine, null))).toEqual([4, 5]);
    expect(versions(missed({ ...mine, seat: 2 }, null))).toEqual([2, 3, 4, 5]);
  });
});

describe('orderOf', () => {
  it('seats people first and bots after them', () => {
    const { spec, seats } = orderOf({ game: 'ark', players: 3, seats: ['me', 'open', 'open'], open: true, begin: 'host', clock: null, preview: false }, ['  Ada  L. ', ''], 3);
    expect(spec).toEqual({ game: 'ark', players: 3, preview: false });
    expect(seats).toEqual([{ person: 'here-1', name: 'Ada L.' }, { person: 'here-2', name: 'Player 2' }, { bot: 3 }]);
  });
  it('cleans names as the server does', () => {
    expect(cleanName('علي\u202E كريم')).toBe('علی کریم');
    expect([...cleanName('🦒'.repeat(40))]).toHaveLength(24);
  });
});
