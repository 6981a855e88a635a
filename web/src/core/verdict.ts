// An analysed turn in words.
import { t } from '../i18n';
import type { Position } from './protocol';
import { judged, luckOf } from './judgement';
import { hundredths, shareWords, tenths } from './shares';
import type { TableModel } from './table';
import { moveWords } from './text/phrases';
import type { AnalysedTurn, Weighed } from './thoughts';

/** A move as anybody would tell it; nobody's cards are "yours". */
export function moveTold(table: TableModel, before: Position, move: string): string {
  const [verb, ...animals] = move.split(' ');
  if (verb === 'deck' || verb === 'trim') return t(`analysis-${verb}`, { cards: animals.join(' ') });
  return moveWords({ ...table, seat: null }, before, move).replace(/\.$/, '');
}

/** "mistake", "best move": what the turn is called. */
export const judgementWords = (turn: AnalysedTurn): string => t(`analysis-is-${judged(turn)}`);

export const errorWords = ({ error, error_bar }: Pick<AnalysedTurn, 'error' | 'error_bar'>): string =>
  error === null ? '' : t('analysis-lost', { share: tenths(error), bar: tenths(error_bar ?? 0) });

export function luckWords(turn: AnalysedTurn): string {
  const luck = luckOf(turn);
  if (luck === 0) return '';
  return luck > 0 ? t('analysis-lucky', { share: tenths(luck) }) : t('analysis-unlucky', { share: tenths(-luck) });
}

/** A share with its sign, for tables and totals. */
export const signed = (share: number): string => tenths(share) === 0 ? t('share-exact', { share: 0 }) : t(share < 0 ? 'analysis-minus' : 'analysis-plus', { share: Math.abs(tenths(share)) });

const weighedWords = (table: TableModel, before: Position, weighed: Weighed): string => {
  const move = moveTold(table, before, weighed.move);
  return weighed.worth === null ? move : t('analysis-move-worth', { move, share: shareWords(weighed) });
};

/** What was played, what it lost, what would have been better, and what chance did: a sentence each. */
export function verdictOf(table: TableModel, before: Position, turn: AnalysedTurn): string[] {
  const lines: string[] = [];
  if (turn.played) lines.push(t('analysis-played', { move: weighedWords(table, before, turn.played) }));
  if (turn.best && !turn.forced && turn.best.move !== turn.move) {
    const move = weighedWords(table, before, turn.best);
    lines.push(t(turn.sure ? 'analysis-better' : 'hint-move', { move }));
    if (turn.played) lines.push(turn.sure ? errorWords(turn) : t('analysis-unsure'));
  }
  const luck = luckWords(turn);
  return luck ? [...lines, luck] : lines;
}

export const chanceWords = (share: number): string => t('share-exact', { share: hundredths(share) });
