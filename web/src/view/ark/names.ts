// Tiles and seats in words.
import { list, t } from '../../i18n';
import { numberOf, speciesOf } from './tiles';

export function tileName(tile: string): string {
  const species = speciesOf(tile);
  return species ? t('ark-tile', { species, value: numberOf(tile) }) : t('ark-tile-unknown');
}

export function tileNames(tiles: readonly string[]): string {
  return list(tiles.map(tileName));
}
