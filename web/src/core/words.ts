// Sentences about a turn, made from events.
import { animals, seatOf, speciesOf } from './animals';
import type { Mark } from './story';
import { outcomeOf } from './story';
import type { BeastyPosition, Card, GameEvent } from './protocol';
import { seatColour } from '../art';
import { t } from '../i18n';

/** What a turn comes to, in one or two sentences. */
export function outcomeWords(before: BeastyPosition, events: GameEvent[]): string {
  const { enter, out, gone, place } = outcomeOf(before, events);
  const played = events.find((event) => event.what === 'plays')?.who ?? '';
  const parts: string[] = [];
  if (gone.length > 0) parts.push(t('outcome-gone', { cards: gone.join(' '), count: gone.length }));
  if (enter.length > 0) parts.push(t('outcome-enter', { cards: enter.join(' '), count: enter.length }));
  if (out.length > 0) parts.push(t('outcome-out', { cards: out[0] ?? '' }));
  if (enter.length === 0 && place !== null) parts.push(t('outcome-place', { animal: speciesOf(played), place }));
  return parts.join(' ');
}

export function cardLabel(card: Card, place: number, mark?: Mark): string {
  const species = speciesOf(card);
  const name = t('card-in-line', { animal: species, strength: animals[species]?.strength ?? 0, colour: seatColour(seatOf(card)), place });
  return mark && mark !== 'acts' ? t('card-fate', { card: name, fate: t(`fate-${mark}`) }) : name;
}

export const handLabel = (species: string): string => t('card-name', { animal: species, strength: animals[species]?.strength ?? 0 });
