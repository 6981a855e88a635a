// What the table in text keeps between two typed lines, and what an answer is made of. Values only.
import { t } from '../../i18n';
import type { Pick } from '../choose';
import type { Position } from '../protocol';
import type { TableModel } from '../table';
import type { Vocabulary } from './vocabulary';

/** Everything that an answer may depend on, besides the line and the state. */
export interface Scene {
  table: TableModel;
  /** Every move I have now; null where it is not my turn, or while the rules are still being asked. */
  legal: readonly string[] | null;
  /** Who I am, for the host's commands. */
  me: string | null;
  words: Vocabulary;
  takeback: 'confirm' | 'pause';
  /** Whether outcomes may be told before a move is played. */
  preview: boolean;
  /** A move is on its way. */
  sent: boolean;
  /** The table's address for others. */
  link: string;
  /** A number from 0 up to 1, for a deck by chance. */
  chance: () => number;
  /** The deck that was played last, strongest first. */
  lastDeck: readonly string[] | null;
}

export type Kind = 'head' | 'told' | 'say' | 'option' | 'trouble' | 'mine' | 'turn' | 'chat' | 'end';

export interface Line {
  kind: Kind;
  text: string;
  /** The number to type, for an option. */
  number?: number;
  /** The rule behind it. */
  rule?: string;
  /** A move whose outcome belongs to this line: in a sentence behind it, or event by event instead of it. */
  brings?: { move: string; how: 'short' | 'whole' };
}

/** What a number of the list last shown stands for. */
export type Meaning =
  | { is: 'pick'; pick: Pick }
  | { is: 'move'; move: string }
  | { is: 'animal'; species: string }
  | { is: 'group'; group: number }
  | { is: 'take' | 'split'; group: number };

export interface Option {
  number: number;
  meaning: Meaning;
}

export interface TextState {
  /** The position that the half-entered things below are about; they are dropped with it. */
  about: Position | null;
  options: Option[];
  /** The choices of a Beasty turn so far, one list after each answer: taking back drops the last. */
  steps: Pick[][];
  /** The group that is being split. */
  group: number | null;
  /** A decided move that waits for a yes. */
  pending: string | null;
  sure: 'resign' | 'close' | null;
  /** The animals chosen for the deck, strongest first; empty before the first choice. */
  deck: string[];
  /** The animals to be sorted out. */
  out: string[];
  /** What was said last, to be said again. */
  said: Line[];
}

/** What is to be sent to the table. */
export type Order =
  | { t: 'move'; move: string }
  | { t: 'sit'; seat: number }
  | { t: 'stand' | 'start' | 'resign' | 'back' | 'close' }
  | { t: 'bot'; seat: number; level: number }
  | { t: 'kick'; seat: number }
  | { t: 'rematch'; return?: boolean }
  | { t: 'chat'; text: string };

export interface Reply {
  state: TextState;
  lines: Line[];
  order?: Order;
  /** An address to go to. */
  go?: string;
  /** The decided move plays itself after a moment, unless it is taken back. */
  pause?: boolean;
  pictures?: boolean;
  /** The champion is asked for a hint. */
  think?: boolean;
}

export const fresh = (about: Position | null): TextState => ({ about, options: [], steps: [], group: null, pending: null, sure: null, deck: [], out: [], said: [] });

/** The state for this scene: when the table has gone on, nothing half-entered is left. */
export const current = (state: TextState, { table }: Scene): TextState => (state.about === table.position ? state : { ...fresh(table.position), said: state.said });

/** Nothing decided, nothing begun. */
export const cleared = (state: TextState): TextState => ({ ...state, options: [], steps: [], group: null, pending: null, sure: null });

export const line = (text: string, kind: Kind = 'say'): Line => ({ kind, text });

/** Says something and changes nothing. */
export const says = (state: TextState, ...lines: (Line | string)[]): Reply => ({ state, lines: lines.map((each) => (typeof each === 'string' ? line(each) : each)) });

export const refuses = (state: TextState, text: string): Reply => says(state, line(text, 'trouble'));

/** Whether I am asked, and have not answered yet. */
export const isMine = ({ table, sent }: Scene): boolean =>
  table.state === 'playing' && table.seat !== null && table.turn.includes(table.seat) && table.chosen === null && !sent;

/** Why a move cannot be made now. */
export function notNow({ table, sent }: Scene): string {
  if (table.seat === null) return t('table-watching');
  if (table.state !== 'playing') return t('refused-not-now');
  return t(sent ? 'table-sent' : 'refused-not-your-turn');
}
