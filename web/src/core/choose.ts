// Choosing a move by touching: the legal moves are texts, each touch keeps those that go on with it, and when one is left it
// is the move. The client knows no rule about them, only how a move is written (docs/protocol.md).

/** What has been touched, in order: the card of the hand first, then the choices of its act, then cards for the pile. */
export type Pick = string;

export interface Choice {
  /** The legal moves that begin with the picks. */
  moves: string[];
  /** The picks and all that follows from them without a choice. */
  picks: Pick[];
  /** What can be touched next; empty when the move is decided. */
  options: Pick[];
  /** The move, once only one is left. */
  move: string | null;
}

const kPairs = new Set(['as', 'takes', 'expel', 'drag']);

/** A move as the row of its choices: "parrot @1 / a.0 b.1" is parrot · @1 · /a.0 · /b.1 */
export function picksOf(move: string): Pick[] {
  const picks: Pick[] = [];
  let mark = '';
  const words = move.split(' ');
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '/' || word === '//') mark = word;
    else if (mark) picks.push(mark + word);
    else if (kPairs.has(word)) picks.push(`${word} ${words[++i] ?? ''}`);
    else picks.push(word);
  }
  return picks;
}

interface Row {
  move: string;
  picks: Pick[];
}

// The same list is asked about at every touch, and once for each answer it leaves open: it is taken apart once.
const known = new WeakMap<readonly string[], Row[]>();

function rowsOf(legal: readonly string[]): Row[] {
  let rows = known.get(legal);
  if (!rows) known.set(legal, (rows = legal.map((move) => ({ move, picks: picksOf(move) }))));
  return rows;
}

const beginsWith = (all: Pick[], start: Pick[]): boolean => start.every((pick, i) => all[i] === pick);

const distinct = (picks: (Pick | undefined)[]): Pick[] => [...new Set(picks.filter((pick) => pick !== undefined))];

/** Narrows the legal moves by what was touched. The card itself is never chosen for the player, all else with one way is. */
export function choose(legal: readonly string[], picks: readonly Pick[]): Choice {
  let chosen = [...picks];
  let left = rowsOf(legal).filter((row) => beginsWith(row.picks, chosen));
  for (;;) {
    const options = distinct(left.map((row) => row.picks[chosen.length]));
    const only = options[0];
    const settled = options.length === 1 && left.every((row) => row.picks[chosen.length] === only);
    if (chosen.length === 0 || only === undefined || !settled) {
      const decided = chosen.length > 0 && left.length === 1 && options.length === 0;
      return { moves: left.map((row) => row.move), picks: chosen, options, move: decided ? (left[0]?.move ?? null) : null };
    }
    chosen = [...chosen, only];
    left = left.filter((row) => beginsWith(row.picks, chosen));
  }
}

/** The place in the line that a pick points at, or null. */
export const placeOf = (pick: Pick): number | null => (pick.startsWith('@') ? Number(pick.slice(1)) : null);

/** What kind of question the options are: it chooses the words of the sheet. */
export type Question = 'card' | 'target' | 'jump' | 'parity' | 'copy' | 'fetch' | 'species' | 'pile';

export function questionOf(options: readonly Pick[]): Question {
  const first = options[0] ?? '';
  if (first.startsWith('@')) return 'target';
  if (first.startsWith('+')) return 'jump';
  if (first === 'even' || first === 'odd') return 'parity';
  if (first.startsWith('as ')) return 'copy';
  if (first.startsWith('takes ')) return 'fetch';
  if (first.startsWith('expel ') || first.startsWith('drag ')) return 'species';
  if (first.startsWith('/')) return 'pile';
  return 'card';
}

/** The animal that asks: the last one named among the picks. */
export function actorOf(picks: readonly Pick[]): string {
  const named = picks.filter((pick) => /^(as |takes )?[a-z]+$/.test(pick) && pick !== 'even' && pick !== 'odd');
  return (named[named.length - 1] ?? '').replace(/^(as|takes) /, '');
}
