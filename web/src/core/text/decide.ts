// A decided move: told with what it would bring, then played on a yes, or by itself after a moment.
import { caption, t } from '../../i18n';
import { outcomeWords } from '../words';
import type { Preview } from '../engine';
import { seatName } from '../seats';
import { logged } from '../story';
import type { TableModel } from '../table';
import { moveWords } from './phrases';
import { cleared, line, refuses, says, type Line, type Reply, type Scene, type TextState } from './state';

const sentence = (text: string): string => (/[.!?؟…]$/.test(text) ? text : `${text}.`);

/** Waits for the player's word. */
export function decided(state: TextState, scene: Scene, move: string): Reply {
  const { table, takeback, preview } = scene;
  if (!table.position) return refuses(state, t('refused-not-now'));
  const what: Line = { kind: 'say', text: sentence(moveWords(table, table.position, move)), ...(preview ? { brings: { move, how: 'short' } } : {}) };
  const words = { yes: scene.words.shown('yes'), back: scene.words.shown('back') };
  const ask = takeback === 'pause' ? t('text-ask-pause', { back: words.back }) : t('text-ask-play', words);
  return { ...says({ ...state, pending: move, options: [], sure: null }, what, ask), ...(takeback === 'pause' ? { pause: true } : {}) };
}

export function played(state: TextState, move: string): Reply {
  return { state: { ...cleared(state), deck: state.deck, out: state.out }, lines: [line(t('table-sent'))], order: { t: 'move', move } };
}

/** Shows what a move would bring, event by event, and keeps everything as it is. */
export function looked(state: TextState, scene: Scene, move: string): Reply {
  if (!scene.preview) return refuses(state, t('text-no-preview'));
  if (!scene.table.position) return refuses(state, t('refused-not-now'));
  return says(state, t('text-would', { move: moveWords(scene.table, scene.table.position, move) }), { kind: 'say', text: '', brings: { move, how: 'whole' } });
}

/** The moves whose outcome the lines tell. */
export const wanted = (lines: readonly Line[]): string[] => [...new Set(lines.flatMap(({ brings }) => (brings ? [brings.move] : [])))];

/** The lines with the outcomes in them; one that is not known is left out. */
export function completed(lines: readonly Line[], table: TableModel, outcomes: Readonly<Record<string, Preview>>): Line[] {
  return lines.flatMap(({ brings, ...said }) => {
    const told = brings && outcomes[brings.move];
    if (!brings) return [said];
    if (!told || !table.position) return said.text ? [said] : [];
    const captions = captionsOf(table, told, table.position.game);
    if (brings.how === 'whole') return captions;
    // On the quay the first event is the move itself, which is said already.
    const brief = table.position.game === 'beasty' ? outcomeWords(table.position, told.events) : captions.slice(1).map(({ text }) => text).join(' ');
    return [{ ...said, text: [said.text, brief].filter(Boolean).join(' ') }];
  });
}

function captionsOf(table: TableModel, { events }: Preview, game: 'beasty' | 'ark'): Line[] {
  return events
    .filter((event) => logged(event) && event.what !== 'draws')
    .map((event) => ({ kind: 'told', text: caption({ ...event }, (seat) => seatName(table, seat), game), rule: event.why }));
}
