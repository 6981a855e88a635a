// Cards, choices and whole moves in words.
import { t } from '../../i18n';
import { seatOf, speciesOf } from '../animals';
import { actorOf, picksOf, placeOf, questionOf, type Pick } from '../choose';
import type { BeastyPosition, Position } from '../protocol';
import { seatName } from '../seats';
import type { TableModel } from '../table';

/** A card with its owner: "crocodile of Ada", "lion (yours)". */
export function cardWords(table: TableModel, card: string): string {
  const seat = seatOf(card);
  return t('text-card', { animal: speciesOf(card), mine: seat === table.seat ? 'yes' : 'no', owner: seatName(table, seat) });
}

/** The card, or at least the species, that a choice points at. */
export function cardOf(position: BeastyPosition, pick: Pick): string {
  const place = placeOf(pick);
  if (place !== null) return position.line[place - 1] ?? '';
  return pick.replace(/^\/+|^(as|takes|expel|drag) /, '');
}

export function pickWords(table: TableModel, position: BeastyPosition, pick: Pick): string {
  const card = cardOf(position, pick);
  const place = placeOf(pick);
  if (place !== null) return card ? t('text-pick-place', { card: cardWords(table, card), place }) : t('text-place', { place });
  if (pick.startsWith('+')) return t('text-pick-jump', { count: Number(pick.slice(1)) });
  if (pick === 'even') return t('text-pick-even');
  if (pick === 'odd') return t('text-pick-odd');
  if (pick.startsWith('as ')) return t('text-pick-as', { animal: card });
  if (pick.startsWith('takes ')) return t('text-pick-takes', { animal: card });
  if (pick.startsWith('expel ')) return t('text-pick-expel', { animal: card });
  if (pick.startsWith('drag ')) return t('text-pick-drag', { animal: card });
  return card.includes('.') ? cardWords(table, card) : t(`animal-${card}`);
}

const kAsked: Record<string, string[]> = { target: ['parrot', 'bat', 'rhino', 'peacock', 'cheetah'], copy: ['chameleon', 'penguin'] };

/** What a half-entered turn asks, in the words of the table in pictures. */
export function questionWords(picks: readonly Pick[], options: readonly Pick[]): string {
  const kind = questionOf(options);
  const actor = actorOf(picks);
  if (kind === 'jump') return t('text-ask-jump');
  if (kind === 'fetch') return t('text-ask-fetch');
  if (kind === 'species') return t(options[0]?.startsWith('drag') ? 'choice-species-drag' : 'choice-species-expel');
  if (kind === 'pile') return t(picks.some((pick) => pick.startsWith('/')) ? 'choice-pile-next' : 'choice-pile');
  return kAsked[kind]?.includes(actor) ? t(`choice-${kind}-${actor}`) : t(`choice-${kind}`);
}

function beastyMove(table: TableModel, position: BeastyPosition, move: string): string {
  if (/^(deck|trim) /.test(move)) return move;
  const [card = '', ...picks] = picksOf(move);
  const choices = picks.filter((pick) => !pick.startsWith('/')).map((pick) => pickWords(table, position, pick));
  const pile = picks.filter((pick) => pick.startsWith('/')).map((pick) => pick.replace(/^\/+/, ''));
  if (pile.length > 0) choices.push(t('text-pick-pile', { cards: pile.join(' ') }));
  return choices.length > 0 ? t('text-move', { animal: card, choices: choices.join(' ') }) : t(`animal-${card}`);
}

/** A move of the ark: which group is meant follows from its tiles. */
function arkMove(move: string): string {
  const [verb = '', ...tiles] = move.split(' ');
  if (verb === 'keep') return t('ark-do-keep', { tiles: tiles.join(' ') });
  if (verb === 'take') return t('text-ark-take', { tiles: tiles.join(' '), count: tiles.length });
  if (verb === 'split') {
    const [left = '', right = ''] = move.slice('split '.length).split(' | ');
    return t('text-ark-split', { left, right });
  }
  return t('ark-do-pass');
}

export const moveWords = (table: TableModel, position: Position, move: string): string =>
  position.game === 'ark' ? arkMove(move) : beastyMove(table, position, move);
