// Who this browser is, and what goes when that changes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../src/core/protocol';
import { storage } from './storage';

const ada: Person = { id: 'ada', name: 'Ada', guest: false };
const bob: Person = { id: 'bob', name: 'Bob', guest: true };
const seen = { 'menagerie.seen.ada.one': '{}', 'menagerie.deck': '["lion"]' };
const ofTheDevice = { 'menagerie.settings': '{}', 'menagerie.people': '["Mina"]', 'menagerie.last': '{}' };

/** The server's answers by method and path; what was asked is listed. */
function server(answers: Record<string, [number, object]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const question = `${method} ${path.replace('/api/v1/', '')}`;
    asked.push(question);
    const [status, body] = answers[question] ?? [500, { code: 'unknown' }];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

async function browser(kept: Record<string, string>) {
  const here = storage({ ...ofTheDevice, ...kept });
  vi.stubGlobal('localStorage', here);
  vi.resetModules();
  const { session } = await import('../src/core/session.svelte');
  return { here, session };
}

const nobody: [number, object] = [401, { code: 'no_session' }];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('the person of the last visit finds what they saw', async () => {
  server({ 'GET me': [200, { person: ada }] });
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  expect(await session.ensure()).toEqual(ada);
  expect(here.all()).toEqual({ ...ofTheDevice, ...seen, 'menagerie.known': 'ada' });
});

test('after signing out nothing of a hand is left, and the device keeps its own', async () => {
  server({ 'GET me': [200, { person: ada }] });
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  await session.ensure();
  session.forget();
  expect(here.all()).toEqual(ofTheDevice);
  expect(session.me).toBeNull();
});

test('a session that ended while the page was closed leaves nothing, even where no guest can be made', async () => {
  server({ 'GET me': nobody, 'POST guest': [429, { code: 'too_fast' }] });
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  await session.ensure().catch(() => undefined);
  expect(here.all()).toEqual(ofTheDevice);
});

test('a session that ends while the page is open leaves nothing either', async () => {
  server({ 'GET me': [200, { person: ada }] });
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  await session.ensure();
  server({ 'GET me': nobody, 'GET me/games': nobody });
  const { call } = await import('../src/core/http');
  await call('GET', 'me/games').catch(() => undefined);
  expect(await session.confirm()).toBe(false);
  expect(here.all()).toEqual(ofTheDevice);
  expect([session.me, session.ended]).toEqual([null, true]);
});

test('a request that crossed a new session ends nothing', async () => {
  server({ 'GET me': [200, { person: ada }], 'GET me/games': nobody });
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  await session.ensure();
  const { call } = await import('../src/core/http');
  await call('GET', 'me/games').catch(() => undefined);
  expect(await session.confirm()).toBe(true);
  expect(here.getItem('menagerie.seen.ada.one')).toBe('{}');
  expect([session.me, session.ended]).toEqual([ada, false]);
});

test('without the server nothing is forgotten: nobody has said that the session is over', async () => {
  server({});
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  await session.ensure().catch(() => undefined);
  expect(here.getItem('menagerie.seen.ada.one')).toBe('{}');
});

test('the next person to sign in finds nothing of the one before, and the listeners are told', async () => {
  server({ 'GET me': [200, { person: ada }] });
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  await session.ensure();
  let told = 0;
  session.onChange(() => ++told);
  session.become(bob);
  expect(here.all()).toEqual({ ...ofTheDevice, 'menagerie.known': 'bob' });
  expect(told).toBe(1);
});

test('a guest who becomes an account stays the same person', async () => {
  server({ 'POST guest': [200, { person: bob }] });
  const { here, session } = await browser({});
  await session.ensure();
  here.setItem('menagerie.seen.bob.one', '{}');
  let told = 0;
  session.onChange(() => ++told);
  session.become({ ...bob, name: 'Robert', guest: false });
  expect(here.getItem('menagerie.seen.bob.one')).toBe('{}');
  expect(told).toBe(0);
});

test('another window of the browser signs out: this one forgets as well and makes no guest of its own', async () => {
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('window', { addEventListener: (what: string, run: (event: object) => void) => what === 'storage' && listeners.push(run) });
  const asked = server({ 'GET me': [200, { person: ada }] });
  const { here, session } = await browser({ ...seen, 'menagerie.known': 'ada' });
  await session.ensure();
  let told = 0;
  session.onChange(() => ++told);
  here.removeItem('menagerie.known');
  for (const run of listeners) run({ key: 'menagerie.known', newValue: null });
  expect([session.me, session.ended, told]).toEqual([null, true, 1]);
  expect(asked).toEqual(['GET me']);
});
