// A list from the server on the screen: its first page, and another page for each "show more".
import { Refusal } from './http';
import { pagesFrom, type Answer } from './pages';

/** What a button that shows more has to know. */
export interface Growing {
  readonly rows: readonly unknown[] | null;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly trouble: string;
  more(): Promise<number>;
}

export class Listing<Row, Body extends Answer> implements Growing {
  /** Null before the first answer. */
  rows = $state.raw<Row[] | null>(null);
  /** The code of the last refusal; '' where there was none. */
  trouble = $state('');
  busy = $state(false);
  private next = $state<string | null>(null);
  private pages = 1;
  // An answer that comes after a later question is not shown.
  private asked = 0;

  constructor(
    private path: string,
    private readonly rowsOf: (body: Body) => Row[],
    private readonly keyOf: (row: Row) => string
  ) {}

  get hasMore(): boolean {
    return this.next !== null;
  }

  /** Asks for all pages that are shown. */
  async look(): Promise<void> {
    if (this.busy) return;
    const question = ++this.asked;
    try {
      const loaded = await pagesFrom(this.path, this.pages, this.rowsOf, this.keyOf);
      if (question !== this.asked) return;
      this.rows = loaded.rows;
      this.next = loaded.next;
      this.trouble = '';
    } catch (error) {
      if (question === this.asked) this.trouble = codeOf(error);
    }
  }

  /** Shows another page; says how many rows are new, and -1 after a failure. */
  async more(): Promise<number> {
    if (this.next === null || this.busy) return 0;
    const question = ++this.asked;
    const known = new Set((this.rows ?? []).map(this.keyOf));
    this.busy = true;
    try {
      const loaded = await pagesFrom(this.next, 1, this.rowsOf, this.keyOf);
      if (question !== this.asked) return 0;
      const added = loaded.rows.filter((row) => !known.has(this.keyOf(row)));
      this.rows = [...(this.rows ?? []), ...added];
      this.next = loaded.next;
      this.trouble = '';
      ++this.pages;
      return added.length;
    } catch (error) {
      this.trouble = codeOf(error);
      return -1;
    } finally {
      this.busy = false;
    }
  }

  /** Another list in its place, from its first page on. */
  turnTo(path: string): void {
    if (path === this.path) return;
    this.path = path;
    this.pages = 1;
    this.rows = null;
    this.next = null;
    ++this.asked;
  }
}

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : 'unknown');
