// Folding events over a Beasty view, as docs/events-beasty.md has it: each event says what it changes; no rule is asked.
import type { BeastyPosition, Card, GameEvent, Species } from './protocol';
import { animals, speciesOf } from './animals';

const without = (list: string[], one: string): string[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** Takes a card out of a hand: the known one, or else one that lies face down. */
const taken = (hand: Species[], one: Species): Species[] => without(hand, hand.includes(one) ? one : '?');

const inOrder = (hand: Species[]): Species[] =>
  [...hand].sort((a, b) => (animals[a]?.order ?? 99) - (animals[b]?.order ?? 99));

const replaced = <T>(list: T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

function placed(line: Card[], who: Card, place: number): Card[] {
  const rest = without(line, who);
  return [...rest.slice(0, place - 1), who, ...rest.slice(place - 1)];
}

function onLine(p: BeastyPosition, e: GameEvent): Card[] {
  const who = e.who ?? '';
  switch (e.what) {
    case 'plays':
    case 'fetches':
      return e.place ? [...p.line, who] : p.line;
    case 'passes':
    case 'moves':
    case 'sent_back':
      return placed(p.line, who, e.place ?? 1);
    case 'sorted':
      return e.cards ?? p.line;
    case 'turned_round':
      return [...p.line].reverse();
    case 'waits':
    case 'enters':
    case 'excluded':
    case 'expelled':
    case 'eaten':
    case 'rammed':
    case 'burns':
    case 'leaves':
      return without(p.line, who);
    default:
      return p.line;
  }
}

function onPile(p: BeastyPosition, e: GameEvent): Card[] {
  switch (e.what) {
    case 'excluded':
    case 'lands':
    case 'expelled':
    case 'eaten':
    case 'rammed':
    case 'burns':
    case 'leaves':
      return [...p.gone, e.who ?? ''];
    case 'fetches':
      return p.gone.slice(0, -1);
    case 'ordered':
      return [...p.gone.slice(0, p.gone.length - (e.cards?.length ?? 0)), ...(e.cards ?? [])];
    default:
      return p.gone;
  }
}

function onHands(p: BeastyPosition, e: GameEvent): Partial<BeastyPosition> {
  const seat = e.seat ?? 0;
  const hand = p.hands[seat] ?? [];
  const set = (cards: Species[]) => replaced(p.hands, seat, inOrder(cards));
  switch (e.what) {
    case 'composes':
      return { hands: set(e.cards ?? []) };
    case 'sorts_out':
      return {
        hands: set((e.cards ?? []).reduce(taken, hand)),
        aside: replaced(p.aside, seat, inOrder(e.cards ?? []))
      };
    case 'dealt':
      return { hands: set(e.cards ?? []), draws: replaced(p.draws, seat, Array<string>(e.draw ?? 0).fill('?')) };
    case 'plays':
      return {
        hands: set(taken(hand, speciesOf(e.who ?? ''))),
        shown: replaced(p.shown, seat, without(p.shown[seat] ?? [], speciesOf(e.who ?? '')))
      };
    case 'draws':
      return { hands: set([...hand, e.card ?? '?']), draws: replaced(p.draws, seat, (p.draws[seat] ?? []).slice(1)) };
    case 'shows': {
      const shown = p.shown[seat] ?? [];
      const species = e.species ?? '?';
      return {
        hands: hand.includes(species) ? p.hands : set([...taken(hand, species), species]),
        shown: shown.includes(species) ? p.shown : replaced(p.shown, seat, inOrder([...shown, species]))
      };
    }
    case 'reveals':
      return { aside: replaced(p.aside, seat, inOrder(e.cards ?? [])) };
    default:
      return {};
  }
}

function onTurn(e: GameEvent): Partial<BeastyPosition> {
  if (e.what === 'begins') return { phase: e.phase as BeastyPosition['phase'], turn: e.seat ?? null };
  if (e.what === 'turn') return { turn: e.seat ?? null };
  if (e.what === 'over') return { phase: 'over', turn: null };
  return {};
}

export function foldBeasty(p: BeastyPosition, e: GameEvent): BeastyPosition {
  return {
    ...p,
    line: onLine(p, e),
    gone: onPile(p, e),
    bar: e.what === 'enters' ? [...p.bar, e.who ?? ''] : p.bar,
    ...onHands(p, e),
    ...onTurn(e)
  };
}
