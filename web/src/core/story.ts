// The story of a turn: one frame an event, each with the table as it stands and who is marked in it. Pure; the teller plays it.
import { foldBeasty } from './fold-beasty';
import type { BeastyPosition, Card, GameEvent } from './protocol';

export type Mark = 'acts' | 'target' | 'enters' | 'out' | 'eaten' | 'gone' | 'stops' | 'burns' | 'shown';

export interface Frame {
  /** Which event of the turn this is. */
  index: number;
  event: GameEvent;
  position: BeastyPosition;
  marks: Record<Card, Mark>;
  /** Whether it is worth a moment of its own. */
  told: boolean;
}

// Those who go are still to be seen while it is told.
const goes: Record<string, Mark> = {
  enters: 'enters',
  excluded: 'out',
  expelled: 'gone',
  eaten: 'eaten',
  rammed: 'gone',
  burns: 'burns',
  leaves: 'gone',
  waits: 'acts'
};

const silent = new Set(['turn', 'recurs', 'reverts', 'too_few', 'nothing_to_draw', 'draws', 'rests', 'lands', 'dealt', 'begins', 'ordered', 'composes', 'sorts_out', 'reveals']);

/** Whether the event has a line in the log. */
const unlogged = new Set(['turn', 'recurs', 'reverts', 'too_few', 'nothing_to_draw', 'begins']);
export const logged = (event: GameEvent): boolean => !unlogged.has(event.what);

function marksOf(events: GameEvent[], index: number): Record<Card, Mark> {
  const event = events[index];
  if (!event) return {};
  if (event.what === 'checks') return fatesOf(events.slice(index));
  const marks: Record<Card, Mark> = {};
  if (event.other) marks[event.other] = goes[event.what] ? 'acts' : event.what === 'stopped' || event.what === 'quills' ? 'stops' : 'target';
  if (event.what === 'quills' && event.who) return { ...marks, [event.who]: 'stops', ...(event.other ? { [event.other]: 'acts' } : {}) };
  if (event.who) marks[event.who] = goes[event.what] ?? 'acts';
  return marks;
}

/** Who gets in and who is thrown out when the gate opens. */
export function fatesOf(events: GameEvent[]): Record<Card, Mark> {
  const fates: Record<Card, Mark> = {};
  for (const event of events) {
    if (event.who && event.what === 'enters') fates[event.who] = 'enters';
    if (event.who && event.what === 'excluded') fates[event.who] = 'out';
    if (event.who && event.what === 'burns') fates[event.who] = 'burns';
  }
  return fates;
}

export function framesOf(before: BeastyPosition, events: GameEvent[]): Frame[] {
  let position = before;
  return events.map((event, index) => {
    const after = foldBeasty(position, event);
    const shown = goes[event.what] ? position : after;
    position = after;
    return { index, event, position: shown, marks: marksOf(events, index), told: !silent.has(event.what) };
  });
}

/** The line as a move would leave it just before the gate opens, and the fates it brings. */
export function previewOf(before: BeastyPosition, events: GameEvent[]): { line: Card[]; fates: Record<Card, Mark> } {
  const checks = events.findIndex((event) => event.what === 'checks');
  const until = checks < 0 ? events : events.slice(0, checks);
  const line = until.reduce(foldBeasty, before).line;
  return { line, fates: checks < 0 ? {} : fatesOf(events.slice(checks)) };
}

export interface Outcome {
  enter: Card[];
  out: Card[];
  gone: Card[];
  place: number | null;
}

/** What a turn comes to, for one sentence: who enters, who is out, who went to the pile, where the played card stands. */
export function outcomeOf(before: BeastyPosition, events: GameEvent[]): Outcome {
  const who = (kinds: string[]) => events.filter((e) => kinds.includes(e.what) && e.who).map((e) => e.who ?? '');
  const played = events.find((e) => e.what === 'plays')?.who ?? '';
  const place = previewOf(before, events).line.indexOf(played) + 1;
  return {
    enter: who(['enters']),
    out: who(['excluded']),
    gone: who(['expelled', 'eaten', 'rammed', 'burns', 'leaves']),
    place: place > 0 ? place : null
  };
}
