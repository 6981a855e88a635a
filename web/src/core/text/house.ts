// The table as a place: sitting down, filling the seats, beginning, giving up, the next game, talk, leaving.
import { number, t } from '../../i18n';
import { kUsualLevel, levelName, levels } from '../levels';
import { isFull } from '../seats';
import { either } from './join';
import { numberIn, squeezed } from './normal';
import { line, refuses, says, type Order, type Reply, type Scene, type TextState } from './state';
import type { CommandId } from './vocabulary';

const kHouse = ['sit', 'stand', 'start', 'bot', 'remove', 'resign', 'rematch', 'returngame', 'seat', 'leave', 'close', 'say', 'pictures'] as const;
export type HouseCommand = (typeof kHouse)[number];
export const isHouse = (id: CommandId): id is HouseCommand => (kHouse as readonly string[]).includes(id);

const sends = (state: TextState, order: Order, text = t('table-sent')): Reply => ({ state: { ...state, sure: null }, lines: [line(text)], order });

export const isHost = ({ table, me }: Scene): boolean => table.host !== null && table.host === me;
const waiting = ({ table }: Scene): boolean => table.state === 'waiting';

/** A seat I could sit down on: free, or kept for me. */
export function freeSeat({ table, me }: Scene): number {
  const kept = table.seats.findIndex((seat) => seat.kind === 'reserved' && seat.person === me);
  return kept >= 0 ? kept : table.seats.findIndex((seat) => seat.kind === 'empty');
}

export function inHouse(state: TextState, scene: Scene, id: HouseCommand, rest: string[], said: string): Reply {
  const { table } = scene;
  switch (id) {
    case 'say':
      return said === '' ? refuses(state, t('table-chat-write')) : { state, lines: [], order: { t: 'chat', text: said.slice(0, 500) } };
    case 'leave':
      return { state, lines: [], go: '/' };
    case 'pictures':
      return { state, lines: [], pictures: true };
    case 'rematch':
      return next(state, scene, false);
    case 'returngame':
      return next(state, scene, true);
    case 'resign':
      return playing(scene) ? says({ ...state, sure: 'resign' }, t('table-resign-sure'), yesNo(scene)) : refuses(state, t('refused-not-now'));
    case 'seat':
      return table.seat !== null && table.seats[table.seat]?.left && table.state === 'playing' ? sends(state, { t: 'back' }) : refuses(state, t('refused-not-now'));
    default:
      return waiting(scene) ? beforeTheDeal(state, scene, id, rest) : refuses(state, t('refused-not-now'));
  }
}

const playing = ({ table }: Scene): boolean => table.state === 'playing' && table.seat !== null && !table.seats[table.seat]?.left;
const yesNo = ({ words }: Scene): string => t('text-yes-no', { yes: words.shown('yes'), no: words.shown('no') });

/** The place that a number names, or the first that fits. */
const seatMeant = (rest: readonly string[], first: number): number => (numberIn(rest[0] ?? '') ?? first + 1) - 1;

function beforeTheDeal(state: TextState, scene: Scene, id: HouseCommand, rest: string[]): Reply {
  const { table } = scene;
  if (id === 'sit') {
    const free = freeSeat(scene);
    const seat = seatMeant(rest, free);
    if (table.seat !== null) return refuses(state, t('text-sitting'));
    if (free < 0) return refuses(state, t('text-no-seat'));
    return seat === free || table.seats[seat]?.kind === 'empty' ? sends(state, { t: 'sit', seat }) : refuses(state, t('refused-full'));
  }
  if (id === 'stand') return table.seat === null ? refuses(state, t('refused-not-seated')) : sends(state, { t: 'stand' });
  if (!isHost(scene)) return refuses(state, t('refused-not-host'));
  if (id === 'close') return says({ ...state, sure: 'close' }, t('text-close-sure'), yesNo(scene));
  if (id === 'start') return isFull(scene.table) ? sends(state, { t: 'start' }) : refuses(state, t('wait-need'));
  if (id === 'remove') {
    const seat = seatMeant(rest, -1);
    return table.seats[seat] && table.seats[seat].kind !== 'empty' && seat !== table.seat ? sends(state, { t: 'kick', seat }) : refuses(state, t('text-remove-which'));
  }
  const seat = table.seats.findIndex(({ kind }) => kind === 'empty');
  const level = levelMeant(scene, rest);
  if (level === null) return refuses(state, t('text-level-which', { levels: either(levels.map((each) => `${number(each)} ${levelName(each)}`)) }));
  return seat < 0 ? refuses(state, t('text-no-seat')) : sends(state, { t: 'bot', seat, level });
}

/** "4" or "bouncer"; the usual one where nothing is said, null where it is not understood. */
function levelMeant({ words }: Scene, rest: readonly string[]): number | null {
  const said = rest.filter((word) => !words.fillers.has(word));
  if (said.length === 0) return kUsualLevel;
  const level = numberIn(said.join(' ')) ?? words.levels.get(squeezed(said.join(''))) ?? 0;
  return levels.some((each) => each === level) ? level : null;
}

/** The next game: the one somebody has asked for already, or a new one. */
function next(state: TextState, { table }: Scene, back: boolean): Reply {
  if (table.next) return { state, lines: [], go: `/table/${table.next}` };
  if (table.state !== 'over') return refuses(state, t('text-not-over'));
  if (table.seat === null) return refuses(state, t('table-watching'));
  const returnable = table.spec.cards === 'mix' && !table.match?.first && table.score?.over !== false;
  if (back && !returnable) return refuses(state, t('text-no-return'));
  return sends(state, back ? { t: 'rematch', return: true } : { t: 'rematch' });
}

/** A yes or no to "are you sure?". */
export function sure(state: TextState, yes: boolean): Reply {
  const what = state.sure;
  const calm = { ...state, sure: null };
  if (!yes || !what) return says(calm, t('text-nothing-done'));
  return sends(calm, { t: what });
}
