// Where the pictures are. All animals look to the left, where the gate is in English; the page mirrors them for Persian.
const base = `${import.meta.env.BASE_URL}art/`;

/** The picture of a species: animal('lion'), or a card or tile of it: animal('lion.0'), animal('lion4'). */
export function animal(written: string): string {
  return `${base}animals/${/[a-z]+/.exec(written)?.[0] ?? 'lion'}.svg`;
}

/** Scenery, things, seats and icons: art('gate'), art('crate'), art('seat-red'). */
export function art(name: string): string {
  return `${base}${name}.svg`;
}

export interface TilePicture {
  species: string;
  number: number;
  /** The animal. How large it stands on the tile is told by its age. */
  picture: string;
  /** What it carries: a dummy, a ball, a satchel, a bow tie, a walking stick. */
  mark: string;
  age: 'baby' | 'child' | 'young' | 'grown' | 'old';
}

const ages = ['baby', 'child', 'young', 'grown', 'old'] as const;

/** The picture of a tile of Animals on Board, which is older the higher its number; null for one that lies face down. */
export function tile(written: string): TilePicture | null {
  const [, species, digit] = /^\??([a-z]+)([1-5])$/.exec(written) ?? [];
  const number = Number(digit);
  const age = ages[number - 1];
  if (!species || !age) return null;
  return { species, number, picture: animal(species), mark: art(`age-${number}`), age };
}

const seats = ['red', 'blue', 'yellow', 'green'] as const;

/** Colour of a seat; its shape is art('seat-' + colour). */
export function seatColour(seat: number): (typeof seats)[number] {
  return seats[seat % seats.length] ?? 'red';
}
