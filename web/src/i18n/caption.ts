// One event of docs/events-beasty.md or docs/events-ark.md as a sentence. Which words fit is the text's business: it is
// given every field.
import { t } from './index.svelte';

export interface Event {
  what: string;
  who?: string | null;
  why?: string;
  seat?: number | null;
  other?: string | null;
  place?: number | null;
  count?: number | null;
  species?: string | null | number;
  card?: string | null;
  cards?: string[] | number | null;
  tiles?: string[] | null;
  left?: string[] | null;
  right?: string[] | null;
  crates?: number | null;
  has?: number | null;
  animals?: number | null;
  total?: number | null;
  phase?: string | null;
  [field: string]: unknown;
}

type Args = Record<string, string | number>;

/** `me` is the seat to which "your turn" may be said, if there is one. */
export function caption(event: Event, nameOf: (seat: number) => string, game: 'beasty' | 'ark' = 'beasty', me: number | null = null): string {
  const { id, args } = captionOf(event, nameOf, game, me);
  return t(id, args);
}

export function captionOf(event: Event, nameOf: (seat: number) => string, game: 'beasty' | 'ark', me: number | null = null): { id: string; args: Args } {
  const kind = event.what.replaceAll('_', '-');
  if (game === 'ark') return { id: `ark-event-${kind}`, args: { ...arkArgs(event, nameOf), mine: me !== null && event.seat === me ? 'yes' : 'no' } };
  return { id: `event-${kind}`, args: beastyArgs(event, nameOf) };
}

function beastyArgs(event: Event, nameOf: (seat: number) => string): Args {
  return {
    who: event.who ?? '',
    owner: ownerOf(event.who, nameOf),
    other: event.other ?? 'none',
    name: seatName(event.seat, nameOf),
    place: event.place ?? 0,
    placed: event.place ? 'yes' : 'no',
    count: event.count ?? 0,
    species: event.species ?? '',
    card: event.card ?? '?',
    cards: Array.isArray(event.cards) ? event.cards.join(' ') : '',
    known: everyCardKnown(event) ? 'yes' : 'no',
    why: event.why ?? '',
    phase: event.phase ?? '',
  };
}

function arkArgs(event: Event, nameOf: (seat: number) => string): Args {
  return {
    name: seatName(event.seat, nameOf),
    tile: event.who ?? '?',
    known: event.who && event.who !== '?' ? 'yes' : 'no',
    tiles: (event.tiles ?? []).join(' '),
    count: event.tiles?.length ?? 0,
    left: (event.left ?? []).join(' '),
    right: (event.right ?? []).join(' '),
    first: event.tiles?.[0]?.replace(/[?\d]/g, '') ?? '',
    crates: event.crates ?? 0,
    has: event.has ?? 0,
    animals: event.animals ?? 0,
    total: event.total ?? 0,
    species: event.species ?? 0,
  };
}

function everyCardKnown(event: Event): boolean {
  const told = Array.isArray(event.cards) ? event.cards : [event.card ?? '?'];
  return told.every((card) => card !== '?');
}

// The seat is the part after the point: lion.0.
function ownerOf(card: string | null | undefined, nameOf: (seat: number) => string): string {
  const seat = /\.(\d)$/.exec(card ?? '')?.[1];
  return seat === undefined ? '' : nameOf(Number(seat));
}

function seatName(seat: number | null | undefined, nameOf: (seat: number) => string): string {
  return typeof seat === 'number' ? nameOf(seat) : '';
}
