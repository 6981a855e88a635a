// My turn on the quay: keeping the first tile, taking a group, splitting one by naming the tiles of one side, passing.
import { t } from '../../i18n';
import { begin, canSplit, moveOf, type Side } from '../ark/split';
import type { ArkPosition } from '../protocol';
import { decided, played } from './decide';
import { groupLines, tileOption } from './look-ark';
import { bare, tilesMeant } from './named';
import { numberIn } from './normal';
import { cleared, line, refuses, says, type Line, type Reply, type Scene, type TextState } from './state';

const positionOf = ({ table }: Scene): ArkPosition => table.position as ArkPosition;
const dealt = (scene: Scene): string[] => positionOf(scene).dealt[scene.table.seat ?? 0] ?? [];

/** The tiles to choose from, numbered. */
export function keepLines(state: TextState, scene: Scene): Reply {
  const options = dealt(scene).map((tile, i) => ({ number: i + 1, meaning: { is: 'move' as const, move: `keep ${tile}` } }));
  return says({ ...state, options }, t('ark-keep-title'), t('ark-keep-hint'), ...dealt(scene).map((tile, i) => tileOption(tile, i + 1)));
}

export function keep(state: TextState, scene: Scene, typed: string[]): Reply {
  const tiles = typed.length === 0 ? null : tilesMeant(scene.words, typed, dealt(scene));
  const first = tiles?.[0];
  if (tiles?.length === 1 && first !== undefined) return decided(state, scene, `keep ${dealt(scene)[first]}`);
  const again = keepLines(state, scene);
  return { ...again, lines: [line(t(tiles && tiles.length > 1 ? 'text-one-tile' : 'text-name-tile'), 'trouble'), ...again.lines] };
}

/** The group that is meant: by its number, or the only one. */
function groupOf(scene: Scene, typed: readonly string[]): number | null {
  const count = positionOf(scene).groups.length;
  const place = numberIn(typed[0] ?? '');
  if (place !== null) return place >= 1 && place <= count ? place - 1 : null;
  return count === 1 ? 0 : null;
}

function askedGroup(state: TextState, scene: Scene, text: string): Reply {
  const shown = groupLines(state, scene);
  return { ...shown, lines: [line(text, 'trouble'), ...shown.lines] };
}

const tilesOf = (scene: Scene, group: number): string[] => positionOf(scene).groups[group] ?? [];

export function take(state: TextState, scene: Scene, typed: string[]): Reply {
  const group = groupOf(scene, bare(scene.words, typed));
  if (group === null) return askedGroup(state, scene, t('text-which-group'));
  const move = `take ${tilesOf(scene, group).join(' ')}`;
  if (scene.legal?.includes(move)) return decided(cleared(state), scene, move);
  return refuses(state, t('ark-too-dear', { count: tilesOf(scene, group).length, has: positionOf(scene).crates[scene.table.seat ?? 0] ?? 0 }));
}

/** "2", "2: 1 3", "2: fox 2 lion"; where there is only one group its number may be left out before names. */
export function split(state: TextState, scene: Scene, typed: string[]): Reply {
  const words = bare(scene.words, typed);
  const place = groupOf(scene, words);
  if (place === null) return askedGroup(state, scene, t('text-which-group'));
  if (!canSplit(tilesOf(scene, place), scene.legal ?? [])) return refuses(state, t('text-cannot-split', { place: place + 1 }));
  const tiles = numberIn(words[0] ?? '') === null ? words : words.slice(1);
  return tiles.length === 0 ? askSplit(state, scene, place) : splitBy({ ...cleared(state), group: place }, scene, tiles);
}

function askSplit(state: TextState, scene: Scene, group: number): Reply {
  const tiles = tilesOf(scene, group);
  return says({ ...cleared(state), group }, t('text-ask-split', { place: group + 1 }), ...tiles.map((tile, i): Line => tileOption(tile, i + 1)));
}

/** The tiles of one side of the group that is being split. */
export function splitBy(state: TextState, scene: Scene, typed: string[]): Reply {
  const group = tilesOf(scene, state.group ?? 0);
  const places = tilesMeant(scene.words, typed, group);
  if (!places || places.length === 0) return refuses(state, t('text-name-tiles', { count: group.length }));
  if (places.length === group.length) return refuses(state, t('text-both-sides'));
  const side = group.map((_, i): Side => (places.includes(i) ? 1 : 0));
  const move = moveOf({ ...begin(group), side });
  return scene.legal?.includes(move) ? decided({ ...cleared(state), group: state.group }, scene, move) : refuses(state, t('refused-illegal'));
}

/** A group by its number: what can be done with it. */
export function group(state: TextState, scene: Scene, place: number): Reply {
  const tiles = tilesOf(scene, place);
  const payable = scene.legal?.includes(`take ${tiles.join(' ')}`) ?? false;
  const divisible = canSplit(tiles, scene.legal ?? []);
  if (payable && !divisible) return take(state, scene, [String(place + 1)]);
  if (!payable && divisible) return askSplit(state, scene, place);
  if (!payable) return take(state, scene, [String(place + 1)]);
  const options = (['take', 'split'] as const).map((is, i) => ({ number: i + 1, meaning: { is, group: place } }));
  const texts = [t('ark-do-take', { count: tiles.length }), t('ark-do-split')];
  return says({ ...cleared(state), options }, t('text-group-what', { place: place + 1 }), ...texts.map((text, i): Line => ({ kind: 'option', number: i + 1, text })));
}

export function pass(state: TextState, scene: Scene): Reply {
  return scene.legal?.includes('pass') ? played(state, 'pass') : refuses(state, t('text-no-pass'));
}

export function chosen(state: TextState, scene: Scene, is: 'take' | 'split', place: number): Reply {
  return is === 'take' ? take(state, scene, [String(place + 1)]) : askSplit(state, scene, place);
}

/** Back from the tiles of a group to the groups. */
export function groupsAgain(state: TextState, scene: Scene): Reply {
  const nothing = state.group === null && state.pending === null && state.options.length === 0;
  return nothing ? refuses(state, t('text-nothing-back')) : groupLines(cleared(state), scene);
}
