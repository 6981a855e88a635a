import { expect, test } from 'vitest';
import { recall, remember } from '../src/core/remembered';
import type { TableModel } from '../src/core/table';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear()
  };
}
const table = (id: string, state = 'playing') => ({ id, state, version: 7, gate: 'start', log: [{ entry: { events: [{ what: 'turned_round' }] } }, { entry: {} }], chat: [{}] }) as unknown as TableModel;

test('a table is seen again as it was, without its talk, the gate where it stood', () => {
  const here = storage();
  remember('ada', table('one'), here);
  expect(recall('ada', 'one', here)).toEqual({ id: 'one', state: 'playing', version: 7, gate: 'end', log: [], chat: [] });
});

test('nobody sees what another person saw', () => {
  const here = storage();
  remember('ada', table('one'), here);
  expect(recall('bob', 'one', here)).toBeNull();
});

test('a table that was over, or that cannot be read, begins afresh', () => {
  const here = storage();
  remember('ada', table('one', 'over'), here);
  expect(recall('ada', 'one', here)).toBeNull();
  here.setItem('menagerie.seen.ada.two', '{');
  expect(recall('ada', 'two', here)).toBeNull();
});

test('only the newest dozen are kept', () => {
  const here = storage();
  for (let i = 0; i < 30; i++) remember('ada', table(`t${i}`), here);
  expect(here.length).toBe(12);
});
