// What the champion thinks of a position, for a hint, and of a recorded game, turn by turn (docs/analysis.md). A worker thinks.
import { netBytes } from './net-files';
import { netOf, Nets } from './nets';
import type { Position } from './protocol';
import { house } from './records';

/** A move and what share of the win it may bring, from 0 to 1; null for secret choices and for what was not worth a try. */
export interface Weighed {
  move: string;
  worth: number | null;
  /** One standard error; 0 where the ending was solved. */
  bar: number | null;
}

const nets = new Nets(netBytes, (request) => house.ask(request).then(() => true, () => false));

/** The moves of the seat whose view this is, best first. */
export async function weigh(view: Position): Promise<Weighed[]> {
  await nets.bring(netOf(view));
  return (await house.ask<{ analysis: { moves: Weighed[] } }>({ op: 'weigh', view })).analysis.moves;
}

/** A turn of a recorded game and what it was worth. Turns count from 1. */
export interface AnalysedTurn {
  turn: number;
  seat: number;
  move: string;
  /** Of every seat, before the turn. */
  chances: number[];
  luck: number[];
  forced: boolean;
  secret: boolean;
  moves: Weighed[];
  played: Weighed | null;
  best: Weighed | null;
  error: number | null;
  error_bar: number | null;
  sure: boolean;
}

export interface Total {
  seat: number;
  turns: number;
  error: number;
  luck: number;
  /** The turns of its biggest mistakes, biggest first. */
  mistakes: number[];
}

export interface AnalysedGame {
  turns: AnalysedTurn[];
  final: number[];
  totals: Total[];
}

/** Whether what was learnt of this game could be had; without it chances are only guessed. */
export const prepare = (options: Parameters<typeof netOf>[0]): Promise<boolean> => nets.bring(netOf(options));

/** A turn by its number from 0: as long as a champion's thought. */
export const analyseTurn = async (record: string, turn: number): Promise<AnalysedTurn> => (await house.ask<{ turn: AnalysedTurn }>({ op: 'analyse', record, turn })).turn;

/** The game, made of its first turns. */
export const analyseWhole = async (record: string, whole: readonly AnalysedTurn[]): Promise<AnalysedGame> => (await house.ask<{ analysis: AnalysedGame }>({ op: 'analyse', record, whole })).analysis;
