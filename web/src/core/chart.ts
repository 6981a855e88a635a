// The chart of win chances as numbers: where a turn and a share lie, the lines of the seats, which turn is meant. Time goes from left
// to right in every language, like the scrubber's.

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The last turn. */
  last: number;
}

const kLuckLane = 16;
const kNumbers = 16;

export const plotOf = (width: number, height: number, last: number): Plot => ({ width, height, left: 34, right: 10, top: 12, bottom: kLuckLane + kNumbers, last: Math.max(1, last) });

const round = (value: number): number => Math.round(value * 10) / 10;

export const xOf = ({ width, left, right, last }: Plot, turn: number): number => round(left + ((width - left - right) * turn) / last);
export const yOf = ({ height, top, bottom }: Plot, share: number): number => round(top + (height - top - bottom) * (1 - share));
/** The middle of the lane below the lines, where luck is marked, and the line on which turns are numbered. */
export const luckAt = ({ height }: Plot): number => height - kNumbers - kLuckLane / 2;
export const numbersAt = ({ height }: Plot): number => height - 4;

export const lineOf = (plot: Plot, shares: readonly number[]): string => shares.map((share, turn) => `${turn === 0 ? 'M' : 'L'}${xOf(plot, turn)} ${yOf(plot, share)}`).join('');

/** The turn nearest to a place across. */
export function turnAt({ width, left, right, last }: Plot, across: number): number {
  return Math.min(last, Math.max(0, Math.round(((across - left) / (width - left - right)) * last)));
}

/** The turns that are numbered: every fifth, tenth, …, so that they do not run into each other. */
export function numberedTurns({ width, left, right, last }: Plot): number[] {
  const room = Math.max(1, Math.floor((width - left - right) / 28));
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => last / each <= room) ?? 100;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}

/** Solid, dashed, dotted, dash and dot: a seat is never told by its colour alone. */
export const dashes = ['', '8 4', '2 4', '10 4 2 4'] as const;

const kSteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** Where a key leads from a turn; null where it leads nowhere. */
export function turnByKey(key: string, turn: number, last: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = kSteps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, turn + step));
}
