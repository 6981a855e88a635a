// Tiles and seats in words.
import { language, list, t } from '../../i18n';
import { numberOf, speciesOf } from './tiles';

export function tileName(tile: string): string {
  const species = speciesOf(tile);
  return species ? t('ark-tile', { species, value: numberOf(tile) }) : t('ark-tile-unknown');
}

/** A thing and what is to be said of it, one after the other; not a list of things. */
export const told = (parts: string[]): string => parts.join(language.code === 'fa' ? '، ' : ', ');

export function tileNames(tiles: readonly string[]): string {
  return list(tiles.map(tileName));
}
