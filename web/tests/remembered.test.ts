import { expect, test } from 'vitest';
import { forgetOthers, recall, remember } from '../src/core/remembered';
import { storage } from './storage';
import type { TableModel } from '../src/core/table';

const table = (id: string, state = 'playing') => ({ id, state, version: 7, gate: 'start', log: [{ entry: { events: [{ what: 'turned_round' }] } }, { entry: {} }], chat: [{}] }) as unknown as TableModel;

test('a table is seen again as it was, without its talk, the gate where it stood', () => {
  const here = storage({ 'menagerie.known': 'ada' });
  remember('ada', table('one'), here);
  expect(recall('ada', 'one', here)).toEqual({ id: 'one', state: 'playing', version: 7, gate: 'end', log: [], chat: [] });
});

test('nobody sees what another person saw', () => {
  const here = storage({ 'menagerie.known': 'ada' });
  remember('ada', table('one'), here);
  expect(recall('bob', 'one', here)).toBeNull();
});

test('a table that was over, or that cannot be read, begins afresh', () => {
  const here = storage({ 'menagerie.known': 'ada' });
  remember('ada', table('one', 'over'), here);
  expect(recall('ada', 'one', here)).toBeNull();
  here.setItem('menagerie.seen.ada.two', '{');
  expect(recall('ada', 'two', here)).toBeNull();
});

test('only the newest dozen are kept', () => {
  const here = storage({ 'menagerie.known': 'ada' });
  for (let i = 0; i < 30; i++) remember('ada', table(`t${i}`), here);
  expect(here.length).toBe(1 + 12);
});

test('what a person saw is kept only while this browser is signed in as them', () => {
  const here = storage({ 'menagerie.known': 'bob' });
  remember('ada', table('one'), here);
  expect(here.length).toBe(1);
  here.removeItem('menagerie.known');
  remember('bob', table('one'), here);
  expect(here.length).toBe(0);
});

test('another person finds nothing of what was seen, and everything else as it was', () => {
  const kept = { 'menagerie.settings': '{}', 'menagerie.people': '["Mina"]', 'menagerie.known': 'bob' };
  const here = storage({ ...kept, 'menagerie.seen.ada.one': '{}', 'menagerie.seen.bob.two': '{}' });
  forgetOthers('bob', here);
  expect(here.all()).toEqual({ ...kept, 'menagerie.seen.bob.two': '{}' });
  forgetOthers(null, here);
  expect(here.all()).toEqual(kept);
});

test('an id that begins like another is another person', () => {
  const here = storage({ 'menagerie.seen.adalbert.one': '{}' });
  forgetOthers('ada', here);
  expect(here.length).toBe(0);
});
