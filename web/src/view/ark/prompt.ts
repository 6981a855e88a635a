// The words on the main button, or in its place.
import { list, t } from '../../i18n';
import type { PreparedMove } from './prepared.svelte';
import { canSplit } from '../../core/ark/split';
import type { ArkPosition, Player, TableModel } from '../../core/ark/types';

export function promptFor(table: TableModel, position: ArkPosition, prepared: PreparedMove, players: Player[]): string {
  if (!prepared.mine) return waiting(table, position, players);
  if (!prepared.move) return t(position.phase === 'keep' ? 'ark-choose-tile' : 'ark-choose-group');
  if (prepared.move === 'pass') return t('ark-do-pass');
  if (prepared.move.startsWith('keep ')) return t('ark-do-keep', { tiles: prepared.move.slice('keep '.length) });
  if (prepared.move.startsWith('take ')) return taking(table, position, prepared);
  if (!prepared.told) return t('ark-do-split');
  return t(prepared.told.events.some(({ what }) => what === 'crate_returned') ? 'ark-do-split-return' : 'ark-do-split-take');
}

function taking(table: TableModel, position: ArkPosition, prepared: PreparedMove): string {
  const count = prepared.trays?.group.length ?? 0;
  const has = position.crates[table.seat ?? 0] ?? 0;
  if (prepared.allowed) return t('ark-do-take', { count });
  const divisible = canSplit(prepared.trays?.group ?? [], prepared.legal ?? []);
  return t(divisible ? 'ark-too-dear-split' : 'ark-too-dear', { count, has });
}

function waiting(table: TableModel, position: ArkPosition, players: Player[]): string {
  if (table.state !== 'playing') return '';
  const names = list(table.turn.filter((seat) => seat !== table.seat).map((seat) => players[seat]?.name ?? ''));
  return names ? t(position.phase === 'keep' ? 'ark-waiting-keep' : 'ark-waiting', { names }) : t('ark-sending');
}
