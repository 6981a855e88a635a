// What travels between server and client (docs/websocket.md, docs/http.md), as types; nothing here acts.

export type Language = 'en' | 'fr' | 'fa';
export type Cards = 'bar' | 'town' | 'mix';
export type Variant = 'guests' | 'points';
export type State = 'waiting' | 'drawing' | 'playing' | 'over' | 'closed';

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface ClockSpec {
  bank_s?: number;
  increment_s?: number;
  days?: number;
}

export interface Spec {
  game: 'beasty' | 'ark';
  cards?: Cards;
  variant?: Variant;
  players: number;
  seats?: ('me' | 'open' | { bot: number })[];
  open?: boolean;
  begin?: 'full' | 'host';
  seating?: 'order' | 'chance';
  clock?: ClockSpec | null;
  preview?: boolean;
  species?: string[];
}

export interface SeatModel {
  kind: 'person' | 'bot' | 'empty' | 'reserved';
  person?: string | null;
  name?: string | null;
  guest?: boolean;
  level?: number;
  here: boolean;
  left: boolean;
}

/** A card in play is "species.seat"; a hidden one is "?". */
export type Card = string;
export type Species = string;

export interface BeastyPosition {
  game: 'beasty';
  cards: Cards;
  variant: Variant;
  players: number;
  phase: 'deck' | 'trim' | 'play' | 'over';
  turn: number | null;
  line: Card[];
  gone: Card[];
  bar: Card[];
  hands: Species[][];
  draws: Species[][];
  aside: Species[][];
  shown: Species[][];
}

export interface ArkPosition {
  game: 'ark';
  players: number;
  phase: 'keep' | 'play' | 'over';
  turn: number | null;
  first: number;
  next: number | null;
  species: string[];
  groups: string[][];
  arks: string[][];
  crates: number[];
  supply: number;
  out: boolean[];
  dealt: string[][];
  draw: string[];
}

export type Position = BeastyPosition | ArkPosition;

export interface GameEvent {
  what: string;
  by: number | null;
  why: string;
  who?: string | null;
  other?: string;
  seat?: number;
  place?: number;
  step?: 'play' | 'act' | 'recur' | 'check' | 'draw';
  card?: string;
  cards?: string[];
  tiles?: string[];
  left?: string[];
  right?: string[];
  species?: string;
  phase?: string;
  count?: number;
  crates?: number;
  has?: number;
  draw?: number;
  from?: number;
  animals?: number;
  total?: number;
}

export interface Clock {
  left_ms: number[];
  running: number[];
  since: number;
  grace_ms: number;
}

export interface BeastyScore {
  guests: number;
  values: number;
  points: number;
}
export interface ArkScore {
  tiles: string[];
  animals: number;
  crates: number;
  total: number;
  species: number;
}
export interface Score {
  over: boolean;
  winners: number[];
  players: (BeastyScore & ArkScore)[];
}

export interface Match {
  first?: string;
  scores?: (BeastyScore & ArkScore)[];
  wins?: number[];
}

export interface TableMessage {
  t: 'table';
  table: string;
  version: number;
  state: State;
  seat: number | null;
  host: string | null;
  spec: Spec;
  seats: SeatModel[];
  commitment: string;
  lots: { seat: number; lot: string }[];
  position: Position | null;
  turn: number[];
  legal: string[] | null;
  answered: number[];
  chosen: string | null;
  clock: Clock | null;
  match: Match | null;
  next: string | null;
  winners: number[] | null;
  score: Score | null;
}

export interface EntryMessage {
  t: 'entry';
  table: string;
  version: number;
  at: number;
  what: string;
  seat: number | null;
  state: State;
  turn: number[];
  clock: Clock | null;
  move?: string;
  events?: GameEvent[];
  position?: Position;
  legal?: string[] | null;
  was?: number[];
  kind?: SeatModel['kind'];
  person?: string | null;
  name?: string | null;
  level?: number;
  lot?: string;
  table_next?: string;
  winners?: number[];
  match_winners?: number[];
  score?: Score;
  id?: string;
}

export interface ChatMessage {
  t: 'chat';
  table: string;
  n: number;
  at: number;
  person: string;
  name: string;
  text: string;
  id?: string;
}

export interface RefusedMessage {
  t: 'refused';
  table?: string;
  id?: string;
  code: string;
  text: string;
  version?: number;
}

/** Somebody at the table has another name now, or has become an account. */
export interface NameMessage {
  t: 'name';
  table: string;
  person: string;
  name: string;
  guest: boolean;
}

export type ServerMessage =
  | TableMessage
  | EntryMessage
  | ChatMessage
  | RefusedMessage
  | { t: 'joined'; table: string; version: number }
  | { t: 'here'; table: string; seat: number; here: boolean }
  | NameMessage
  | { t: 'welcome'; protocol: number; person: Person | null; now: number }
  | { t: 'pong'; n: number; now: number }
  | { t: 'muted'; person: string; on: boolean; id?: string }
  | { t: 'reported'; table: string; id?: string };

/** Commands that change a table; the connection adds the id. */
export type Command =
  | { t: 'sit'; table: string; seat?: number }
  | { t: 'stand' | 'start' | 'resign' | 'back' | 'close'; table: string }
  | { t: 'bot'; table: string; seat: number; level: number }
  | { t: 'kick'; table: string; seat: number }
  | { t: 'move'; table: string; version: number; move: string }
  | { t: 'rematch'; table: string; return?: boolean }
  | { t: 'chat'; table: string; text: string }
  | { t: 'mute'; table: string; person: string; on: boolean }
  | { t: 'report'; table: string; chat: number; reason: string };
