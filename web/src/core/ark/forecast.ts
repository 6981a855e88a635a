// What an ark would bring if it left now, told from the tiles one knows. The score that counts is the rules' own (A9, A10).
import { countBySpecies, numberOf, speciesOf } from './tiles';

const kHerd = 3;
const kHerdValue = 5;
const kRoom = 10;

export interface Forecast {
  animals: number;
  crates: number;
  total: number;
  /** Tiles that would stay behind. */
  lost: string[];
  /** Tiles that we have not seen, which may change all of it. */
  unseen: number;
}

/** The tiles of one species, highest number first: those are worth keeping as single animals. */
type Kind = readonly string[];

interface Choice {
  kept: string[];
  animals: number;
  species: number;
}

export function forecast(ark: readonly string[], crates: number): Forecast {
  const best = bestOf(kindsOf(ark).filter((kind) => kind.length !== 2));
  const kept = new Set(best.kept);
  return {
    animals: best.animals,
    crates,
    total: best.animals + crates,
    lost: ark.filter((tile) => speciesOf(tile) !== null && !kept.has(tile)),
    unseen: ark.filter((tile) => speciesOf(tile) === null).length,
  };
}

function kindsOf(ark: readonly string[]): Kind[] {
  const kinds = new Map<string, string[]>();
  for (const tile of [...ark].sort((a, b) => numberOf(b) - numberOf(a))) {
    const species = speciesOf(tile);
    if (species) kinds.set(species, [...(kinds.get(species) ?? []), tile]);
  }
  return [...kinds.values()];
}

/** The best of at most ten tiles: a herd may shrink to three or to a single animal, never to two. */
function bestOf(kinds: readonly Kind[]): Choice {
  let choices = new Map<number, Choice>([[0, { kept: [], animals: 0, species: 0 }]]);
  for (const kind of kinds) {
    const next = new Map<number, Choice>();
    for (const [room, choice] of choices) {
      for (const count of counts(kind.length)) {
        if (room + count > kRoom) continue;
        const more = withMore(choice, kind.slice(0, count));
        const rival = next.get(room + count);
        if (!rival || better(more, rival)) next.set(room + count, more);
      }
    }
    choices = next;
  }
  return [...choices.values()].reduce((best, each) => (better(each, best) ? each : best));
}

function counts(held: number): number[] {
  return Array.from({ length: held + 1 }, (_, count) => count).filter((count) => count !== 2);
}

function withMore(choice: Choice, tiles: string[]): Choice {
  const worth = tiles.length >= kHerd ? tiles.length * kHerdValue : tiles.reduce((sum, tile) => sum + numberOf(tile), 0);
  return { kept: [...choice.kept, ...tiles], animals: choice.animals + worth, species: choice.species + (tiles.length > 0 ? 1 : 0) };
}

function better(one: Choice, two: Choice): boolean {
  return one.animals > two.animals || (one.animals === two.animals && one.species > two.species);
}

export interface Line {
  id: 'ark-forecast-lost' | 'ark-forecast-over' | 'ark-forecast-herd' | 'ark-forecast-near' | 'ark-forecast-unseen';
  tone: 'good' | 'bad' | 'plain';
  args: Record<string, string | number>;
}

/** The forecast in sentences, the most pressing first. A herd is near if what it lacks lies in the middle. */
export function lines(ark: readonly string[], groups: readonly (readonly string[])[], told: Forecast): Line[] {
  const held = countBySpecies(ark);
  const lying = countBySpecies(groups.flat());
  const of = (wanted: (count: number, species: string) => boolean) => [...held].filter(([species, count]) => wanted(count, species));
  const tooMany = told.lost.filter((tile) => held.get(speciesOf(tile) ?? '') !== 2).length;

  const lost = of((count) => count === 2).map(([species, count]): Line => ({ id: 'ark-forecast-lost', tone: 'bad', args: { species, count } }));
  const over: Line[] = tooMany > 0 ? [{ id: 'ark-forecast-over', tone: 'bad', args: { count: tooMany } }] : [];
  const herds = of((count) => count >= kHerd).map(([species, count]): Line => ({ id: 'ark-forecast-herd', tone: 'good', args: { species, count } }));
  const near = of((count, species) => count < kHerd && (lying.get(species) ?? 0) >= kHerd - count)
    .map(([species, count]): Line => ({ id: 'ark-forecast-near', tone: 'good', args: { species, count: kHerd - count } }));
  const unseen: Line[] = told.unseen > 0 ? [{ id: 'ark-forecast-unseen', tone: 'plain', args: { count: told.unseen } }] : [];
  return [...lost, ...over, ...near, ...herds, ...unseen];
}
