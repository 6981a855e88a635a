// Lists in pages: with `next` and without it, and rows that move from one page to the next between two questions.
import { afterEach, expect, test, vi } from 'vitest';
import { Listing } from '../src/core/listing.svelte';
import { nextOf, pagesFrom } from '../src/core/pages';

interface Row {
  id: string;
}
type Body = { rows: string[]; next?: string | null };
const rowsOf = ({ rows }: Body): Row[] => rows.map((id) => ({ id }));
const keyOf = ({ id }: Row) => id;
const ids = (rows: readonly Row[] | null) => rows?.map(keyOf).join('');

function server(pages: Record<string, Body | number>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.replace('/api/v1/', ''));
    const answer = pages[path.replace('/api/v1/', '')] ?? 404;
    return typeof answer === 'number' ? new Response('{"code":"too_fast"}', { status: answer }) : new Response(JSON.stringify(answer));
  });
  return asked;
}
const three = { 'me/games': { rows: ['a', 'b'], next: '/api/v1/me/games?after=b' }, 'me/games?after=b': { rows: ['c', 'd'], next: '/api/v1/me/games?after=d' }, 'me/games?after=d': { rows: ['e'], next: null } };

afterEach(() => vi.unstubAllGlobals());

test('only a path of the server\'s own interface is followed', () => {
  expect(nextOf({ next: '/api/v1/lobby?after=x' })).toBe('lobby?after=x');
  for (const next of [undefined, null, '', 'https://elsewhere/api/v1/lobby', '/other', '/api/v1/']) expect(nextOf({ next })).toBeNull();
});

test('a server without pages gives one', async () => {
  server({ lobby: { rows: ['a'] } });
  expect(await pagesFrom('lobby', 3, rowsOf, keyOf)).toEqual({ rows: [{ id: 'a' }], next: null, pages: 1 });
});

test('a page more each time, until there is none', async () => {
  server(three);
  const list = new Listing('me/games', rowsOf, keyOf);
  await list.look();
  expect([ids(list.rows), list.hasMore]).toEqual(['ab', true]);
  expect(await list.more()).toBe(2);
  expect([ids(list.rows), list.hasMore]).toEqual(['abcd', true]);
  expect(await list.more()).toBe(1);
  expect([ids(list.rows), list.hasMore]).toEqual(['abcde', false]);
  expect(await list.more()).toBe(0);
});

test('looking again asks for all pages that are shown', async () => {
  const asked = server(three);
  const list = new Listing('me/games', rowsOf, keyOf);
  await list.look();
  await list.more();
  asked.length = 0;
  await list.look();
  expect(asked).toEqual(['me/games', 'me/games?after=b']);
  expect(ids(list.rows)).toBe('abcd');
});

test('a row that has moved to the next page is shown once', async () => {
  server({ ...three, 'me/games?after=b': { rows: ['b', 'c'], next: null } });
  const list = new Listing('me/games', rowsOf, keyOf);
  await list.look();
  expect(await list.more()).toBe(1);
  expect(ids(list.rows)).toBe('abc');
});

test('a page that does not come takes nothing away, and can be asked for again', async () => {
  server({ ...three, 'me/games?after=b': 429 });
  const list = new Listing('me/games', rowsOf, keyOf);
  await list.look();
  expect(await list.more()).toBe(-1);
  expect([ids(list.rows), list.hasMore, list.trouble]).toEqual(['ab', true, 'too_fast']);
  server(three);
  expect(await list.more()).toBe(2);
  expect(list.trouble).toBe('');
});

test('another list begins with its first page', async () => {
  server({ ...three, watch: { rows: ['x'] } });
  const list = new Listing('me/games', rowsOf, keyOf);
  await list.look();
  await list.more();
  list.turnTo('watch');
  expect([list.rows, list.hasMore]).toEqual([null, false]);
  await list.look();
  expect(ids(list.rows)).toBe('x');
});
