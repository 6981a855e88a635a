// Small tables, written short: whoever is not named has nothing, and what is missing is filled in so that the rules accept it.
import { animals, animalsOf } from '../../../core/animals';
import type { ArkPosition, BeastyPosition, Cards, Position, Variant } from '../../../core/protocol';

export interface BeastySetup {
  cards: Cards;
  /** Gate first; "lion.1" is the lion of seat 1, "lion" alone is the reader's. */
  line: string;
  hand: string;
  /** The pile, lowest first. */
  pile?: string;
  bar?: string;
  draw?: string;
  variant?: Variant;
  /** The others have no cards left: this turn ends the game. */
  last?: boolean;
  /** What the next seat holds; otherwise some card that is nowhere else. */
  theirs?: string;
  turn?: number;
}

export interface ArkSetup {
  /** Groups are divided by bars: "bear1 bear2 | ? fox3". */
  groups: string;
  arks: string[];
  crates: number[];
  out?: boolean[];
  first?: number;
  next?: number;
  /** The tile that lies face down. */
  hidden?: string;
  /** What is dealt at the beginning, a list a seat. */
  dealt?: string[];
  turn?: number;
  /** Tiles that are drawn next. */
  draw?: string;
}

export type Setup = BeastySetup | ArkSetup;

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');
const cardsOf = (text = ''): string[] => words(text).map((card) => (card.includes('.') ? card : `${card}.0`));

function beasty(setup: BeastySetup): BeastyPosition {
  const [line, gone, bar] = [cardsOf(setup.line), cardsOf(setup.pile), cardsOf(setup.bar)];
  const seats = [...line, ...gone, ...bar].map((card) => Number(card.split('.')[1]));
  const players = Math.max(1, ...seats) + 1;
  const lists = <T>(make: (seat: number) => T): T[] => Array.from({ length: players }, (_, seat) => make(seat));
  const idle = (seat: number): string[] => {
    const strength = (card: string) => animals[card.split('.')[0] ?? '']?.strength;
    const used = new Set([...line, ...gone, ...bar].filter((card) => card.endsWith(`.${seat}`)).map(strength));
    return animalsOf(setup.cards).filter((species) => !used.has(strength(species))).slice(0, 1);
  };
  return {
    game: 'beasty',
    cards: setup.cards,
    variant: setup.variant ?? 'guests',
    players,
    phase: 'play',
    turn: setup.turn ?? 0,
    line,
    gone,
    bar,
    hands: lists((seat) => (seat === 0 ? words(setup.hand) : seat === 1 && setup.theirs ? words(setup.theirs) : setup.last ? [] : idle(seat))),
    draws: lists((seat) => (seat === 0 ? words(setup.draw) : [])),
    aside: lists(() => []),
    shown: lists(() => [])
  };
}

// The smallest game has eight species: those that are named, and others to fill up.
const kSpecies = ['bear', 'crocodile', 'elephant', 'fox', 'giraffe', 'lion', 'panda', 'tiger', 'zebra', 'hippo', 'rhino', 'gorilla'];
const kCrates = 20;

function ark(setup: ArkSetup): ArkPosition {
  const hidden = setup.hidden ?? '';
  const groups = setup.groups.split('|').map((group) => words(group).map((tile) => (tile === '?' ? `?${hidden}` : tile))).filter((group) => group.length > 0);
  const arks = setup.arks.map(words);
  const dealt = setup.arks.map((_, seat) => words(setup.dealt?.[seat]));
  const placed = new Set([...groups, ...arks, ...dealt].flat().map((tile) => tile.replace('?', '')));
  const named = new Set([...placed, ...words(setup.draw)].map((tile) => tile.replace(/\d/, '')));
  const species = [...kSpecies].sort((a, b) => Number(named.has(b)) - Number(named.has(a))).slice(0, [8, 10, 12][arks.length - 2]).sort();
  const rest = species.flatMap((one) => [1, 2, 3, 4, 5].map((value) => `${one}${value}`)).filter((tile) => !placed.has(tile));
  const first = words(setup.draw);
  return {
    game: 'ark',
    players: arks.length,
    phase: setup.dealt ? 'keep' : 'play',
    turn: setup.turn ?? 0,
    first: setup.first ?? 0,
    next: setup.next ?? null,
    species,
    groups,
    arks,
    crates: setup.crates,
    supply: kCrates - setup.crates.reduce((sum, count) => sum + count, 0),
    out: setup.out ?? arks.map(() => false),
    dealt,
    draw: [...first, ...rest.filter((tile) => !first.includes(tile))]
  };
}

export const positionOf = (setup: Setup): Position => ('groups' in setup ? ark(setup) : beasty(setup));
