// Lists that the server gives in pages (docs/http.md): an answer may name the path of the next page.
import { call } from './http';

export interface Answer {
  next?: string | null;
}

const kRoot = '/api/v1/';

/** The path for call(); null where there is no next page, or none that could be asked for. */
export const nextOf = ({ next }: Answer): string | null => (typeof next === 'string' && next.startsWith(kRoot) && next.length > kRoot.length ? next.slice(kRoot.length) : null);

export interface Loaded<Row> {
  rows: Row[];
  /** Where the next page is. */
  next: string | null;
  pages: number;
}

/** The rows of up to `count` pages from this path on, each row once: a row may move to the next page between two questions. */
export async function pagesFrom<Row, Body extends Answer>(path: string, count: number, rowsOf: (body: Body) => Row[], keyOf: (row: Row) => string): Promise<Loaded<Row>> {
  const rows = new Map<string, Row>();
  let next: string | null = path;
  let pages = 0;
  while (next !== null && pages < count) {
    const body: Body = await call<Body>('GET', next);
    for (const row of rowsOf(body)) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
    next = nextOf(body);
    ++pages;
  }
  return { rows: [...rows.values()], next, pages };
}
