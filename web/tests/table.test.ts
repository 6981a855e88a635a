// A table follows what the server tells: messages in, the next table out.
import { describe, expect, it } from 'vitest';
import type { BeastyPosition, EntryMessage, TableMessage } from '../src/core/protocol';
import { apply, fromMessage, type TableModel } from '../src/core/table';

const position: BeastyPosition = {
  game: 'beasty', cards: 'bar', variant: 'guests', players: 2, phase: 'play', turn: 0, line: ['zebra.1'], gone: [], bar: [],
  hands: [['parrot', 'lion'], ['?', '?']], draws: [['?'], ['?']], aside: [[], []], shown: [[], []]
};
const message: TableMessage = {
  t: 'table', table: 'T', version: 5, state: 'playing', seat: 0, host: 'p1', spec: { game: 'beasty', cards: 'bar', players: 2 },
  seats: [{ kind: 'person', person: 'p1', name: 'Ada', here: true, left: false }, { kind: 'bot', level: 1, name: 'bot 1', here: true, left: false }],
  commitment: '', lots: [], position, turn: [0], legal: ['lion', 'parrot @1'], answered: [], chosen: null, clock: null, match: null,
  next: null, winners: null, score: null
};
const entry = (fields: Partial<EntryMessage>): EntryMessage => ({
  t: 'entry', table: 'T', version: 6, at: 0, what: 'move', seat: 0, state: 'playing', turn: [1], clock: null, ...fields
});
const table = fromMessage(message);
const waiting: TableModel = { ...table, state: 'waiting', position: null, seat: null, seats: table.seats.map(() => ({ kind: 'empty', here: false, left: false })) };
const after = (t: TableModel, fields: Partial<EntryMessage>, me: string | null = null) => apply(t, entry(fields), me)!;

describe('apply', () => {
  it('calls a renamed person by the new name, in every seat of theirs and as the host', () => {
    const renamed = apply(table, { t: 'name', table: 'T', person: 'p1', name: 'Ada L.', guest: false })!;
    expect(renamed.seats).toEqual([{ ...table.seats[0], name: 'Ada L.', guest: false }, table.seats[1]]);
    expect([renamed.hostName, renamed.version, renamed.position]).toEqual(['Ada L.', 5, position]);
    expect(apply(table, { t: 'name', table: 'T', person: 'p7', name: 'Eve', guest: true })).toEqual(table);
    expect(apply(table, { t: 'name', table: 'other', person: 'p1', name: 'Eve', guest: true })).toBe(table);
  });
  it('folds the events of a move over the view', () => {
    const next = after(table, {
      move: 'lion',
      events: [
        { what: 'plays', who: 'lion.0', by: null, why: 'T1', seat: 0, place: 2 },
        { what: 'moves', who: 'lion.0', by: 0, why: 'L', place: 1 },
        { what: 'draws', by: null, why: 'T6', seat: 0, card: 'seal' },
        { what: 'turn', by: null, why: 'S5', seat: 1 }
      ]
    });
    expect(next.position).toMatchObject({ line: ['lion.0', 'zebra.1'], hands: [['parrot', 'seal'], ['?', '?']], draws: [[], ['?']], turn: 1 });
    expect(next).toMatchObject({ version: 6, turn: [1], legal: null });
    expect(next.log).toHaveLength(1);
    expect(table.position).toEqual(position);
  });
  it('takes a position that comes with the entry as it is', () => {
    const dealt = { ...position, line: [] };
    expect(after(table, { what: 'deal', position: dealt }).position).toBe(dealt);
  });
  it('hears an entry once and notices a gap', () => {
    expect(after(table, { version: 5 })).toBe(table);
    const gap = after(table, { version: 8 });
    expect(gap.lost).toBe(true);
    expect(gap.version).toBe(5);
    expect(apply(gap, message)?.lost).toBe(false);
  });
  it('seats people and bots, and knows my own seat', () => {
    const sat = after(waiting, { what: 'sit', seat: 1, kind: 'person', person: 'p9', name: 'Bo', state: 'waiting' }, 'p9');
    expect(sat.seat).toBe(1);
    expect(sat.seats[1]).toMatchObject({ kind: 'person', name: 'Bo', here: true });
    const stood = after(sat, { version: 7, what: 'stand', seat: 1, state: 'waiting' }, 'p9');
    expect(stood.seat).toBeNull();
    expect(stood.seats[1]!.kind).toBe('empty');
  });
  it('moves everybody to where chance has put them', () => {
    const dealt = after({ ...table, state: 'waiting' }, { what: 'deal', position, was: [1, 0] });
    expect(dealt.seat).toBe(1);
    expect(dealt.seats.map((seat) => seat.kind)).toEqual(['bot', 'person']);
  });
  it('collects secret answers and forgets them with the next position', () => {
    const one = after(table, { what: 'answer', seat: 0, move: 'trim lion', turn: [1] });
    expect(one).toMatchObject({ answered: [0], chosen: 'trim lion' });
    const two = after(one, { version: 7, what: 'answer', seat: 1, position });
    expect(two).toMatchObject({ answered: [], chosen: null });
  });
  it('says who has left, who is back, and who won', () => {
    const left = after(table, { what: 'flag', seat: 1, state: 'over', winners: [0] });
    expect(left.seats[1]!.left).toBe(true);
    expect(left.winners).toEqual([0]);
    expect(after(left, { version: 7, what: 'back', seat: 1 }).seats[1]!.left).toBe(false);
    expect(after(left, { version: 7, what: 'next', table_next: 'U' }).next).toBe('U');
  });
  it('keeps chat in order, each line once', () => {
    const chat = (n: number) => ({ t: 'chat' as const, table: 'T', n, at: 0, person: 'p1', name: 'Ada', text: String(n) });
    const talked = [chat(2), chat(1), chat(2)].reduce((t, m) => apply(t, m)!, table);
    expect(talked.chat.map((line) => line.n)).toEqual([1, 2]);
  });
  it('does not mind other tables', () => {
    expect(apply(table, { ...entry({}), table: 'X' })).toBe(table);
    expect(apply(table, { t: 'here', table: 'T', seat: 1, here: false })!.seats[1]!.here).toBe(false);
  });
});
