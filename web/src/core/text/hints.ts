// What can be typed now: the short line under the input, and the commands that help lists.
import { list, t } from '../../i18n';
import { offersHint } from '../hint';
import { isFull } from '../seats';
import { freeSeat, isHost } from './house';
import { isMine, type Scene, type TextState } from './state';
import type { CommandId } from './vocabulary';

type Hint = { text: string; commands: CommandId[] };

/** One sentence, and the words of some commands. */
export function hintOf(state: TextState, scene: Scene): { text: string; words: string[] } {
  const { text, commands } = hint(state, scene);
  return { text, words: commands.map((id) => scene.words.shown(id)) };
}

function hint(state: TextState, scene: Scene): Hint {
  const { table, sent } = scene;
  if (state.sure) return { text: t('text-hint-sure'), commands: ['yes', 'no'] };
  if (table.state === 'closed') return { text: t('wait-closed'), commands: ['leave'] };
  if (table.state === 'over') return { text: t('text-hint-over'), commands: overIds(scene) };
  if (!table.position) return { text: t(isFull(table) ? 'text-hint-full' : 'wait-need'), commands: waitingIds(scene) };
  if (table.seat === null) return { text: t('table-watching'), commands: looks(scene).map((id) => (id === 'hand' ? 'score' : id)) };
  if (table.seats[table.seat]?.left) return { text: t('text-hint-left'), commands: ['seat', ...looks(scene)] };
  if (sent) return { text: t('table-sent'), commands: looks(scene) };
  if (!isMine(scene)) return { text: t(table.chosen ? 'compose-waiting' : 'text-hint-wait'), commands: looks(scene) };
  return mine(state, scene);
}

function mine(state: TextState, scene: Scene): Hint {
  const position = scene.table.position;
  if (state.pending) return { text: t('text-hint-pending'), commands: ['yes', 'back', 'why', 'help'] };
  if (state.steps.length > 0) return { text: t('text-hint-choice'), commands: ['back', 'line', 'help'] };
  if (position?.game === 'ark' && position.phase === 'keep') return { text: t('text-hint-keep'), commands: ['hand', 'help'] };
  if (position?.game === 'ark' && scene.legal?.length === 1 && scene.legal[0] === 'pass') return { text: t('ark-do-pass'), commands: ['pass', 'line', 'help'] };
  if (position?.game === 'ark' && state.group !== null) return { text: t('text-hint-split'), commands: ['back', 'hand', 'help'] };
  if (position?.game === 'ark') return { text: t('text-hint-ark'), commands: ['take', 'split', 'line', 'hand', 'help'] };
  if (position?.phase === 'deck') return { text: t('text-hint-deck'), commands: ['first', 'second', 'random', 'last', 'done'] };
  if (position?.phase === 'trim') return { text: t('text-hint-trim'), commands: ['done', 'help'] };
  const hand = position?.game === 'beasty' ? (position.hands[scene.table.seat ?? 0] ?? []) : [];
  return { text: t('text-hint-card', { cards: list(hand.map((species) => t(`animal-${species}`))) }), commands: ['line', 'bar', 'moves', 'why', 'help'] };
}

const looks = ({ table }: Scene): CommandId[] => (table.position?.game === 'ark' ? ['line', 'hand', 'players', 'why', 'say', 'help'] : ['line', 'hand', 'bar', 'why', 'say', 'help']);

function overIds({ table }: Scene): CommandId[] {
  const again: CommandId[] = table.seat !== null || table.next ? ['rematch'] : [];
  const back: CommandId[] = table.seat !== null && table.spec.cards === 'mix' && !table.match?.first ? ['returngame'] : [];
  return [...again, ...back, 'score', 'log', 'leave'];
}

function waitingIds(scene: Scene): CommandId[] {
  const { table } = scene;
  const ids: CommandId[] = ['players'];
  if (table.seat === null && freeSeat(scene) >= 0) ids.push('sit');
  if (table.seat !== null) ids.push('stand');
  if (isHost(scene)) ids.push(...(isFull(scene.table) ? (['start'] as const) : (['bot'] as const)), 'close');
  return [...ids, 'link', 'say', 'leave'];
}

/** The commands that help tells about, in the order in which one meets them. */
export function helpIds(scene: Scene): CommandId[] {
  const { table } = scene;
  const always: CommandId[] = ['players', 'repeat', 'say', 'pictures', 'leave', 'help'];
  if (table.state === 'over') return [...overIds(scene).filter((id) => id !== 'leave'), 'line', 'bar', 'why', ...always];
  if (!table.position) return [...waitingIds(scene).filter((id) => !always.includes(id)), ...(isHost(scene) ? (['remove'] as const) : []), ...always];
  const looking: CommandId[] = ['line', 'hand', 'bar', ...(table.position.game === 'ark' ? [] : (['pile'] as const)), 'score', 'why', 'log', 'rules', 'animal'];
  const acting: CommandId[] = table.seat === null ? [] : [...turnIds(table.position), 'moves', 'preview', ...(offersHint(table) ? (['hint'] as const) : []), 'yes', 'back', 'resign'];
  return [...acting, ...looking, ...always];
}

function turnIds({ game, phase }: { game: string; phase: string }): CommandId[] {
  if (phase === 'deck') return ['first', 'second', 'random', 'last', 'done'];
  if (phase === 'trim') return ['done'];
  if (phase === 'keep') return ['keep'];
  return game === 'ark' ? ['take', 'split', 'pass'] : ['play'];
}
