// A hint in words: what the champion would play, how sure it is, what it thinks of the next best move, and what would happen.
import { caption, t } from '../i18n';
import { engine, type Preview } from './engine';
import { seatName } from './seats';
import { shareWords } from './shares';
import { logged } from './story';
import type { TableModel } from './table';
import { moveWords } from './text/phrases';
import { weigh, type Weighed } from './thoughts';
import { outcomeWords } from './words';

export interface Advice {
  move: string;
  /** Best first. */
  moves: readonly Weighed[];
  /** What the best one would bring. */
  brings: Preview | null;
}

const sentence = (text: string): string => (/[.!?؟…]$/.test(text) ? text : `${text}.`);

function sureness(table: TableModel, [best, second]: readonly Weighed[]): string[] {
  if (!best || best.worth === null || !table.position) return [t('hint-secret')];
  const lines = [t('hint-worth', { share: shareWords(best) })];
  if (!second) return [...lines, t('hint-only')];
  // Not worth a try, and so not weighed.
  if (second.worth === null) return lines;
  return [...lines, t('hint-second', { share: shareWords(second), move: moveWords(table, table.position, second.move) })];
}

function expected(table: TableModel, { events }: Preview): string {
  if (table.position?.game === 'beasty') return outcomeWords(table.position, events);
  // On the quay the first event is the move itself; whose turn comes then is no news.
  const told = events.filter((event) => logged(event)).slice(1);
  return told.map((event) => caption({ ...event }, (seat) => seatName(table, seat), 'ark')).join(' ');
}

/** Asks the champion; as long as a thought of its takes. */
export async function advise(table: TableModel): Promise<Advice | null> {
  if (!table.position) return null;
  // Where all choose at once each sees the table as if it were the only one.
  const view = { ...table.position, turn: table.seat };
  const moves = await weigh(view);
  const move = moves[0]?.move;
  return move === undefined ? null : { move, moves, brings: await engine.preview(view, move).catch(() => null) };
}

/** One sentence each, the choice first. */
export function adviceWords(table: TableModel, { move, moves, brings }: Advice): string[] {
  if (!table.position) return [];
  const happens = brings ? expected(table, brings) : '';
  return [sentence(t('hint-move', { move: moveWords(table, table.position, move) })), ...sureness(table, moves), ...(happens ? [t('hint-expects', { happens })] : [])];
}
