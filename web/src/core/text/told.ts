// What the table tells by itself: who comes and goes, each turn event by event, whose turn it is, the count.
import { caption, list, number, t } from '../../i18n';
import { reasonOf } from '../result';
import { personName, seatName } from '../seats';
import { logged } from '../story';
import type { LogEntry, TableModel } from '../table';
import { deckLines, trimLines } from './before';
import { arkScoreLines, groupLines } from './look-ark';
import { handLines, lineWords, nameWithMark, scoreLines } from './look-beasty';
import { current, isMine, line, says, type Line, type Reply, type Scene, type TextState } from './state';
import { keepLines } from './turn-ark';

/** A turn: whose it was, then an event a line, each with its rule. */
export function turnLines(table: TableModel, { entry, before }: LogEntry): Line[] {
  const game = (before ?? table.position)?.game ?? 'beasty';
  const events = (entry.events ?? []).filter(logged);
  const told = events.map((event): Line => ({ kind: 'told', text: caption({ ...event }, (seat) => seatName(table, seat), game, table.seat), rule: event.why }));
  if (entry.what !== 'move' || entry.seat === null) return told;
  const head = entry.seat === table.seat ? t('text-head-you') : t('text-head', { name: seatName(table, entry.seat) });
  return [line(head, 'head'), ...told];
}

function changeWords(table: TableModel, { entry }: LogEntry): string | null {
  const name = entry.seat === null ? '' : seatName(table, entry.seat);
  switch (entry.what) {
    case 'sit':
      return t('text-told-sit', { name });
    case 'stand':
    case 'kick':
      return t('text-told-stand', { place: (entry.seat ?? 0) + 1 });
    case 'start':
      return t('wait-drawing');
    case 'deal':
      return t('text-told-deal');
    case 'flag':
    case 'resign':
    case 'leave':
      return t(`end-${entry.what}`, { name });
    case 'back':
      return t('text-told-back', { name });
    case 'close':
      return t('wait-closed');
    case 'next':
      return t('text-told-next');
    default:
      return null;
  }
}

/** Who sits where, before the deal. */
export function seatLines({ table }: Scene): Line[] {
  return table.seats.map((seat, i) => {
    const name = seat.kind === 'reserved' ? t('wait-reserved', { name: personName(seat.name) }) : nameWithMark(table, i);
    return line(t('text-seat', { place: i + 1, name }));
  });
}

/** The winners, why, and each count. */
export function endLines(scene: Scene): Line[] {
  const { table } = scene;
  const winners = table.winners ?? [];
  const names = list(winners.map((seat) => seatName(table, seat)));
  const only = winners.length === 1 ? winners[0] : undefined;
  const title = only === undefined ? t('end-shared', { names }) : only === table.seat ? t('end-you-win') : t('end-wins', { name: names });
  const ark = table.position?.game === 'ark';
  // Whoever gave up has been told of already.
  const reason = ark || table.score?.over === false ? null : reasonOf(table);
  const lines: Line[] = [line(t('text-head-count'), 'head'), line(title, 'end')];
  if (reason) lines.push({ kind: 'say', text: reason.text, ...(reason.rule ? { rule: reason.rule } : {}) });
  lines.push(...(ark ? arkScoreLines(scene) : scoreLines(scene)));
  if (table.match?.wins) lines.push(line(`${t('end-match')}: ${table.match.wins.map((count) => number(count)).join(' – ')}`));
  if (table.matchWinners) lines.push(line(t('text-match-won', { names: list(table.matchWinners.map((seat) => seatName(table, seat))) })));
  return lines;
}

/** What is asked of me now, with the numbered list to answer from. */
export function askedLines(state: TextState, scene: Scene): Reply {
  const { table } = scene;
  const position = table.position;
  if (!position || !isMine(scene)) return { state, lines: [] };
  const head = line(t('table-your-turn-heard'), 'turn');
  const ask = position.game === 'ark' ? (position.phase === 'keep' ? keepLines(state, scene) : groupLines(state, scene)) : askedAtTheDoor(state, scene);
  return { ...ask, lines: [head, ...ask.lines] };
}

function askedAtTheDoor(state: TextState, scene: Scene): Reply {
  const position = scene.table.position;
  if (position?.phase === 'deck') return deckLines(state);
  if (position?.phase === 'trim') return trimLines(state, scene);
  const hand = handLines(state, scene);
  return { ...hand, lines: [line(lineWords(scene)), ...hand.lines] };
}

/** The table as it is found: on coming in, or when the pictures are left for the text. */
export function arrived(state: TextState, scene: Scene): Reply {
  const { table } = scene;
  const now = current(state, scene);
  const past = table.log.flatMap((entry) => entryLines(table, entry));
  if (table.state === 'closed') return says(now, ...past, t('wait-closed'));
  if (table.state === 'over') return says(now, ...past, ...endLines(scene));
  if (!table.position) return says(now, ...past, t(table.state === 'drawing' ? 'wait-drawing' : 'wait-title'), ...seatLines(scene));
  const asked = askedLines(now, scene);
  const watching = table.seat === null ? [line(t('table-watching'))] : [];
  const waiting = isMine(scene) ? [] : waitingLines(now, scene);
  return { ...asked, lines: [...past, ...watching, ...waiting, ...asked.lines] };
}

/** Where it is not my turn: what lies there, and who is to play. */
function waitingLines(state: TextState, scene: Scene): Line[] {
  const { table } = scene;
  const { position } = table;
  const secret = position?.phase === 'deck' || position?.phase === 'trim' || position?.phase === 'keep';
  if (secret) return table.seat === null ? [] : [line(t('compose-waiting'))];
  const shown = position?.game === 'ark' ? groupLines(state, scene).lines : [line(lineWords(scene))];
  const next = table.turn[0];
  return next === undefined ? shown : [...shown, line(t('table-their-turn', { name: seatName(table, next) }))];
}

export function entryLines(table: TableModel, entry: LogEntry): Line[] {
  const change = changeWords(table, entry);
  return [...(change ? [line(change, 'told')] : []), ...turnLines(table, entry)];
}

/** An entry of the log, as it comes; then what it asks of me. */
export function heard(state: TextState, scene: Scene, entry: LogEntry): Reply {
  const { table } = scene;
  const now = current(state, scene);
  const told = entryLines(table, entry);
  if (table.state === 'over' && entry.entry.state === 'over' && entry.entry.what !== 'next') return says(now, ...told, ...endLines(scene));
  // A secret answer of somebody else changes nothing of what I am asked.
  const asked = state.about === table.position ? { state: now, lines: [] } : askedLines(now, scene);
  const lines = [...told, ...asked.lines];
  return { ...asked, lines, state: lines.length > 0 ? { ...asked.state, said: lines } : asked.state };
}
