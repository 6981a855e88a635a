// Looking at the quay: the groups with their prices, the own ark with its forecast, the others' arks.
import { list, t } from '../../i18n';
import { forecast, lines as forecastLines, type Line as Forecast } from '../ark/forecast';
import { payers } from '../ark/split';
import { tileName, tileNames } from '../ark/names';
import type { ArkPosition } from '../protocol';
import { seatName } from '../seats';
import { withCommas } from './join';
import { nameWithMark } from './look-beasty';
import { isMine, line, says, type Line, type Reply, type Scene, type TextState } from './state';

const positionOf = ({ table }: Scene): ArkPosition => table.position as ArkPosition;

export const tileOption = (tile: string, number: number): Line => ({ kind: 'option', number, text: tileName(tile) });

function groupWords(scene: Scene, group: readonly string[]): string {
  const { crates, out } = positionOf(scene);
  const { can } = payers(group.length, crates, out);
  const names = list(can.map((seat) => seatName(scene.table, seat)));
  const price = t('text-group', { tiles: group.join(' '), count: group.length });
  return `${price} ${can.length > 0 ? t('ark-can-pay', { names, count: can.length }) : t('text-nobody-can-pay')}`;
}

/** The groups, numbered: on my turn a number asks what to do with it. */
export function groupLines(state: TextState, scene: Scene): Reply {
  const { groups } = positionOf(scene);
  if (groups.length === 0) return says(state, t('text-no-groups'));
  const options = isMine(scene) ? groups.map((_, group) => ({ number: group + 1, meaning: { is: 'group' as const, group } })) : state.options;
  return says({ ...state, options }, t('ark-quay'), ...groups.map((group, i): Line => ({ kind: 'option', number: i + 1, text: groupWords(scene, group) })));
}

function forecastWords({ id, args }: Forecast): string {
  return t(id, args);
}

export function arkLines(state: TextState, scene: Scene): Reply {
  const { table } = scene;
  const { arks, crates, groups } = positionOf(scene);
  if (table.seat === null) return says(state, t('table-watching'));
  const ark = arks[table.seat] ?? [];
  const owned = crates[table.seat] ?? 0;
  const told = forecast(ark, owned);
  return says(
    state,
    ark.length > 0 ? t('text-ark', { tiles: tileNames(ark), count: ark.length }) : t('text-ark-empty'),
    t('ark-crates', { count: owned }),
    ...(ark.length > 0 ? [t('text-forecast', { total: told.total }), ...forecastLines(ark, groups, told).map(forecastWords)] : [])
  );
}

/** What all have seen of the arks. */
export function seenLines(state: TextState, scene: Scene): Reply {
  const { table } = scene;
  return says(
    state,
    ...positionOf(scene).arks.map((ark, seat) => (ark.length > 0 ? t('text-seen', { name: seatName(table, seat), tiles: tileNames(ark) }) : t('text-seen-none', { name: seatName(table, seat) })))
  );
}

export function arkPlayerLines(state: TextState, scene: Scene): Reply {
  const position = positionOf(scene);
  return says(
    state,
    ...scene.table.seats.map((_, seat) => {
      const counts = [t('ark-holds', { count: position.arks[seat]?.length ?? 0 }), t('ark-crates', { count: position.crates[seat] ?? 0 })];
      if (position.phase === 'play' && position.out[seat]) counts.push(t('ark-out'));
      if (position.next === seat) counts.push(t('ark-flag-next'));
      else if (position.next === null && position.first === seat) counts.push(t('ark-flag-first'));
      return t('text-player', { name: nameWithMark(scene.table, seat), counts: withCommas(counts) });
    })
  );
}

/** The count of each ark once they have departed; before, only one's own can be forecast. */
export function arkScoreLines(scene: Scene): Line[] {
  const { table } = scene;
  const scores = table.score?.players ?? [];
  return scores.map(({ animals, crates, total, species }, seat) =>
    line(t('text-player', { name: seatName(table, seat), counts: t('ark-end-sum', { animals, crates, total, species }) }))
  );
}
