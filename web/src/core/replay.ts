// A replay as tables: the model of the table after so many turns, with everything open. Pure.
import type { EntryMessage, Position, SeatModel, Spec } from './protocol';
import type { Replay } from './records';
import type { LogEntry, TableModel } from './table';

/** The turns that are shown: the secret choices before the game are told by what they led to. */
export interface Reel {
  first: Position;
  turns: LogEntry[];
}

const inPlay = (position: Position): boolean => position.phase === 'play' || position.phase === 'over';

export function reelOf(replay: Replay): Reel {
  const positions = [replay.start, ...replay.turns.map((turn) => turn.position)];
  const begin = Math.max(0, positions.findIndex(inPlay));
  const first = positions[begin] ?? replay.start;
  const turns = replay.turns.slice(begin).map((turn, i): LogEntry => {
    const { position: after, ...told } = turn;
    const entry: EntryMessage = { t: 'entry', table: '', version: i + 1, at: 0, what: 'move', state: 'playing', turn: [], clock: null, ...told };
    return { version: i + 1, entry, before: positions[begin + i] ?? null, after };
  });
  return { first, turns };
}

/** The table after `count` turns, seen from a seat. Nobody is to act: it is a memory. */
export function tableAt(replay: Replay, reel: Reel, seats: SeatModel[], id: string, seat: number, count: number): TableModel {
  const { game, cards, variant, players } = replay.options;
  const spec: Spec = { game, players, ...(cards ? { cards } : {}), ...(variant ? { variant } : {}) };
  const log = reel.turns.slice(0, count);
  return {
    id,
    version: count,
    state: 'playing',
    seat,
    host: null,
    spec,
    seats,
    commitment: replay.commitment ?? '',
    lots: [],
    position: log[log.length - 1]?.after ?? reel.first,
    turn: [],
    legal: null,
    answered: [],
    chosen: null,
    clock: null,
    match: null,
    next: null,
    winners: replay.winners,
    score: replay.score,
    matchWinners: null,
    chat: [],
    log,
    gate: 'start',
    lost: false
  };
}

/** Where no server knows who sat there. */
export const strangers = (players: number): SeatModel[] => Array.from({ length: players }, () => ({ kind: 'person', name: null, here: true, left: false }));
