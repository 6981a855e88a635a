// Before the cards are dealt: composing a deck from the twelve pairs, sorting out four.
import { t } from '../../i18n';
import { animals, pairs } from '../animals';
import type { BeastyPosition } from '../protocol';
import { either, withCommas } from './join';
import { played } from './decide';
import { leading } from './named';
import { numberIn } from './normal';
import { line, refuses, says, type Line, type Reply, type Scene, type TextState } from './state';

const kOut = 4;
const nameOf = (species: string): string => t(`animal-${species}`);
const strengthOf = (species: string): number => animals[species]?.strength ?? 0;

/** The usual beginning: the two games by turns. */
const kUsual = pairs.map((pair, i) => pair[i % 2 === 0 ? 0 : 1]);
const deckOf = (state: TextState): string[] => (state.deck.length > 0 ? state.deck : kUsual);

/** The pairs by strength; the number to type is the strength and takes the other one. */
export function deckLines(state: TextState, ...before: Line[]): Reply {
  const deck = deckOf(state);
  const options = pairs.map((pair, i) => ({ number: strengthOf(pair[0]), meaning: { is: 'animal' as const, species: pair[0] === deck[i] ? pair[1] : pair[0] } }));
  const rows = pairs.map((pair, i): Line => {
    const other = pair[0] === deck[i] ? pair[1] : pair[0];
    return { kind: 'option', number: strengthOf(pair[0]), text: t('text-pair', { taken: deck[i] ?? '', other }) };
  });
  return says({ ...state, deck, options }, ...before, t('compose-title'), t('text-pair-how'), ...rows);
}

/** One animal instead of its twin. */
function taken(state: TextState, species: string): Reply {
  const deck = deckOf(state).map((one) => (strengthOf(one) === strengthOf(species) ? species : one));
  const options = deckLines({ ...state, deck }).state.options;
  return says({ ...state, deck, options }, t('text-deck-taken', { animal: species, strength: strengthOf(species) }));
}

/** Twelve at once: one of the games, by chance, or as last time. */
export function preset(state: TextState, scene: Scene, which: 'first' | 'second' | 'random' | 'last'): Reply {
  if (which === 'last' && !scene.lastDeck) return refuses(state, t('text-no-last'));
  const chosen = { first: () => 0, second: () => 1, random: () => (scene.chance() < 0.5 ? 0 : 1), last: (i: number) => (scene.lastDeck?.includes(pairs[i]?.[1] ?? '') ? 1 : 0) }[which];
  const deck = pairs.map((pair, i) => pair[chosen(i) === 1 ? 1 : 0]);
  const told = line(t('text-deck', { names: deck.join(' ') }));
  return says({ ...state, deck, options: deckLines({ ...state, deck }).state.options }, told);
}

export function deckNamed(state: TextState, scene: Scene, typed: string[]): Reply | null {
  return each(state, scene, typed, pairs.flat(), taken);
}

export const deckDone = (state: TextState): Reply => played(state, `deck ${[...deckOf(state)].reverse().join(' ')}`);

const handOf = ({ table }: Scene): string[] => (table.position as BeastyPosition).hands[table.seat ?? 0] ?? [];

export function trimLines(state: TextState, scene: Scene): Reply {
  const hand = handOf(scene);
  const options = hand.map((species, i) => ({ number: i + 1, meaning: { is: 'animal' as const, species } }));
  const rows = hand.map((species, i): Line => {
    const name = t('card-name', { animal: species, strength: strengthOf(species) });
    const facts = withCommas([name, t('card-points', { points: animals[species]?.points ?? 0 })]);
    return { kind: 'option', number: i + 1, text: state.out.includes(species) ? t('text-trim-out', { card: facts }) : facts };
  });
  return says({ ...state, options }, t('trim-title'), t('trim-line'), ...rows);
}

/** Naming an animal sorts it out; naming it again takes it back. */
function sorted(state: TextState, species: string): Reply {
  if (state.out.includes(species)) {
    const out = state.out.filter((one) => one !== species);
    return says({ ...state, out }, t('text-trim-back', { animal: species, count: out.length }));
  }
  if (state.out.length === kOut) return refuses(state, t('text-trim-full', { names: state.out.join(' ') }));
  const out = [...state.out, species];
  return says({ ...state, out }, t('text-trim-added', { animal: species, count: out.length }));
}

export function trimNamed(state: TextState, scene: Scene, typed: string[]): Reply | null {
  return each(state, scene, typed, handOf(scene), sorted);
}

export function trimDone(state: TextState): Reply {
  if (state.out.length !== kOut) return refuses(state, t('text-trim-need', { count: state.out.length }));
  return played(state, `trim ${[...state.out].sort((a, b) => (animals[a]?.order ?? 0) - (animals[b]?.order ?? 0)).join(' ')}`);
}

/** A number of the list before a game. */
export const pickedBefore = (state: TextState, scene: Scene, species: string): Reply =>
  (scene.table.position as BeastyPosition).phase === 'deck' ? taken(state, species) : sorted(state, species);

/** The animal that a number of the list or a name stands for. */
function numberedOr(state: TextState, scene: Scene, typed: string[], among: readonly string[]): { found: string[]; rest: string[] } {
  const number = numberIn(typed[0] ?? '');
  const meaning = state.options.find((option) => option.number === number)?.meaning;
  return meaning?.is === 'animal' ? { found: [meaning.species], rest: typed.slice(1) } : leading(scene.words, typed, among);
}

/** Several animals in one line, each with its own answer; nothing is done unless all are understood. */
function each(state: TextState, scene: Scene, typed: string[], among: readonly string[], act: (state: TextState, species: string) => Reply): Reply | null {
  let reply: Reply = { state, lines: [] };
  for (let rest = typed; rest.length > 0; ) {
    const next = numberedOr(reply.state, scene, rest, among);
    const only = next.found[0];
    if (next.found.length > 1) return refuses(state, t('text-which', { names: either(next.found.map(nameOf)) }));
    if (!only) return rest.every((word) => scene.words.fillers.has(word)) && reply.lines.length > 0 ? reply : null;
    const { state: after, lines } = act(reply.state, only);
    reply = { state: after, lines: [...reply.lines, ...lines] };
    rest = next.rest;
  }
  return reply;
}
