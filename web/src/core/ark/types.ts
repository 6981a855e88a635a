// What the ark's table shows of one player.
export type { ArkPosition, ArkScore, GameEvent } from '../protocol';
export type { TableModel } from '../table';

export interface Player {
  seat: number;
  name: string;
  mine: boolean;
  acts: boolean;
  out: boolean;
  /** Holds the flag: began this round, or was first out and begins the next. */
  flag: 'first' | 'next' | null;
  tiles: string[];
  crates: number;
}
