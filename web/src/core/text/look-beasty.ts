// Looking at a Beasty table: the line, the hand, the bar, the pile, the others, the count so far.
import { list, t } from '../../i18n';
import { animals, seatOf, speciesOf } from '../animals';
import type { BeastyPosition } from '../protocol';
import { seatName } from '../seats';
import type { TableModel } from '../table';
import { withCommas, withSemicolons } from './join';
import { cardWords } from './phrases';
import { isMine, line, says, type Line, type Reply, type Scene, type TextState } from './state';

const positionOf = ({ table }: Scene): BeastyPosition => table.position as BeastyPosition;

export function lineWords(scene: Scene): string {
  const position = positionOf(scene);
  if (position.line.length === 0) return t('text-line-empty');
  const cards = position.line.map((card, i) => t('text-line-card', { place: i + 1, card: cardWords(scene.table, card), strength: animals[speciesOf(card)]?.strength ?? 0 }));
  return t('text-line', { cards: withSemicolons(cards) });
}

/** The hand, numbered: on my turn a number begins that card. */
export function handLines(state: TextState, scene: Scene, first?: string): Reply {
  const { table } = scene;
  const hand = table.seat === null ? [] : (positionOf(scene).hands[table.seat] ?? []).filter((species) => species !== '?');
  if (table.seat === null) return says(state, t('table-watching'));
  if (hand.length === 0) return says(state, t('text-hand-empty'));
  const options = isMine(scene) ? hand.map((species, i) => ({ number: i + 1, meaning: { is: 'animal' as const, species } })) : state.options;
  const draw = positionOf(scene).draws[table.seat]?.length ?? 0;
  return says(
    { ...state, options },
    ...(first ? [line(first)] : []),
    line(t('text-hand', { draw })),
    ...hand.map((species, i): Line => ({ kind: 'option', number: i + 1, text: handCard(scene, species) }))
  );
}

function handCard({ table }: Scene, species: string): string {
  const facts = animals[species];
  const words = [t('card-name', { animal: species, strength: facts?.strength ?? 0 })];
  if (facts?.recurring) words.push(t('card-recurring'));
  if (table.spec.variant === 'points') words.push(t('card-points', { points: facts?.points ?? 0 }));
  return withCommas(words);
}

/** The guests, strongest first. */
export function guestsOf(position: BeastyPosition, seat: number): string[] {
  return position.bar.filter((card) => seatOf(card) === seat).map(speciesOf).sort((a, b) => (animals[b]?.strength ?? 0) - (animals[a]?.strength ?? 0));
}

export function barLines(state: TextState, scene: Scene): Reply {
  const position = positionOf(scene);
  const lines = scene.table.seats.map((_, seat) => {
    const guests = guestsOf(position, seat);
    return guests.length > 0 ? t('text-guests', { name: seatName(scene.table, seat), count: guests.length, guests: guests.join(' ') }) : t('text-guests-none', { name: seatName(scene.table, seat) });
  });
  return says(state, ...lines);
}

export function pileLines(state: TextState, scene: Scene): Reply {
  const pile = [...positionOf(scene).gone].reverse();
  if (pile.length === 0) return says(state, t('table-pile-empty'));
  return says(state, t('text-pile', { count: pile.length, cards: list(pile.map((card) => cardWords(scene.table, card))) }));
}

export function playerLines(state: TextState, scene: Scene): Reply {
  const position = positionOf(scene);
  return says(state, ...scene.table.seats.map((_, seat) => playerWords(scene.table, position, seat)).flat());
}

function playerWords(table: TableModel, position: BeastyPosition, seat: number): Line[] {
  const counts = [
    t('table-hand-count', { count: position.hands[seat]?.length ?? 0 }),
    t('table-draw-count', { count: position.draws[seat]?.length ?? 0 }),
    t('table-bar-count', { count: position.bar.filter((card) => seatOf(card) === seat).length })
  ];
  const shown = position.shown[seat] ?? [];
  return [
    line(t('text-player', { name: nameWithMark(table, seat), counts: withCommas(counts) })),
    ...(shown.length > 0 ? [line(`${t('table-shown')} ${list(shown.map((species) => t(`animal-${species}`)))}`)] : [])
  ];
}

/** The name, with "you", "away" or "left" where it is so. */
export function nameWithMark(table: TableModel, seat: number): string {
  const model = table.seats[seat];
  const name = seatName(table, seat);
  if (seat === table.seat) return `${name} (${t('wait-you')})`;
  if (model?.left) return `${name} (${t('table-left')})`;
  return model?.kind === 'person' && !model.here ? `${name} (${t('table-away')})` : name;
}

/** The count of each seat: as the rules have it at the end, from what is seen before. */
export function scoreLines(scene: Scene): Line[] {
  const { table } = scene;
  const position = positionOf(scene);
  return table.seats.map((_, seat) => {
    const guests = guestsOf(position, seat);
    const sum = (fact: 'strength' | 'points') => guests.reduce((total, species) => total + (animals[species]?.[fact] ?? 0), 0);
    const counted = table.score?.players[seat] ?? { guests: guests.length, values: sum('strength'), points: sum('points') };
    const counts = [t('end-guest-count', { count: counted.guests })];
    counts.push(table.spec.variant !== 'points' && table.spec.cards === 'bar' ? t('end-sum', { sum: counted.values }) : t('end-points-sum', { points: counted.points }));
    return line(t('text-player', { name: seatName(table, seat), counts: withCommas(counts) }));
  });
}
