// Whose turn it is when one looks elsewhere: the tables that wait for me, as a number for the title and as a notification.
import { pagesFrom, type Answer } from './pages';
import { room } from './room.svelte';
import { session } from './session.svelte';
import { keep, settings } from './settings.svelte';

const kEvery = 60_000;
const kPages = 4;

interface Row {
  table: string;
  state: string;
  your_turn: boolean;
}

class Attention {
  private rows = $state.raw<Row[]>([]);
  private notified = new Set<string>();

  /** Whether it is my turn at the table on the screen. */
  readonly here = $derived.by(() => {
    const table = room.table;
    return table !== null && table.state === 'playing' && table.seat !== null && table.turn.includes(table.seat) && !table.seats[table.seat]?.left;
  });

  /** How many tables wait for me, the one on the screen included. */
  readonly count = $derived.by(() => {
    const others = this.rows.filter((row) => row.your_turn && row.state === 'playing' && row.table !== room.table?.id).length;
    return others + (this.here ? 1 : 0);
  });

  /** Asks the server now and then, as long as the page is open and somebody plays. */
  start(words: () => { title: string; text: string }): void {
    const ask = () => {
      if (!session.me) return;
      const rowsOf = (body: Answer & { games: Row[] }) => body.games;
      void pagesFrom('me/games', kPages, rowsOf, (row) => row.table).then(({ rows }) => session.me && this.hear(rows, words), () => undefined);
    };
    session.onChange(() => (this.rows = []));
    setInterval(ask, kEvery);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
    setTimeout(ask, 3000);
  }

  private hear(games: Row[], words: () => { title: string; text: string }): void {
    this.rows = games;
    for (const { table, your_turn } of games) {
      if (!your_turn) this.notified.delete(table);
      else this.notify(table, words);
    }
  }

  /** Once a turn, and only to somebody who looks elsewhere. */
  notify(table: string, words: () => { title: string; text: string }): void {
    if (this.notified.has(table) || document.visibilityState === 'visible') return;
    this.notified.add(table);
    if (!settings.notify || globalThis.Notification?.permission !== 'granted') return;
    const { title, text } = words();
    const told = new Notification(title, { body: text, tag: table, icon: '/icon-192.png' });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  }

  /** A new turn may be told of again. */
  forget(table: string): void {
    this.notified.delete(table);
  }
}

export const attention = new Attention();

export const canNotify = (): boolean => typeof globalThis.Notification === 'function';

/** Asks the browser; what it answers is kept. */
export async function allowNotifications(on: boolean): Promise<void> {
  if (!on) return keep({ notify: false });
  const answer = await Notification.requestPermission();
  keep({ notify: answer === 'granted' });
}
