// Addresses of the client, read and written in one place.
import type { Cards, Spec, Variant } from './protocol';

export type GameKey = Cards | 'points' | 'ark';

export type Route =
  | { page: 'home' | 'lobby' | 'watch' | 'settings' | 'about' | 'me' | 'lost' }
  | { page: 'learn'; lesson: string | null }
  | { page: 'rules'; topic: string | null }
  | { page: 'play'; game: GameKey; players: number; level: number; variant: Variant; local?: true; text?: boolean }
  | { page: 'table' | 'replay'; table: string; text?: boolean };

/** Every page there is: the tests visit each. */
export const pageNames: readonly Route['page'][] = ['home', 'lobby', 'watch', 'play', 'table', 'replay', 'learn', 'rules', 'settings', 'about', 'me', 'lost'];

const games: readonly string[] = ['bar', 'town', 'mix', 'points', 'ark'];
const plain: readonly string[] = ['lobby', 'watch', 'settings', 'about', 'me'];
const lessons: readonly string[] = ['', 'bar', 'town', 'ark'];

function within(text: string | null, low: number, high: number, otherwise: number): number {
  const value = Number(text ?? NaN);
  return Number.isInteger(value) && value >= low && value <= high ? value : otherwise;
}

/** "?text=1": the table in text, for this visit. */
function textIn(url: URL): { text?: boolean } {
  const asked = url.searchParams.get('text');
  return asked === null ? {} : { text: asked !== '0' };
}

/** The route of a path with its query: "/play/bar?players=3&level=2". */
export function routeOf(address: string): Route {
  const url = new URL(address, 'http://here');
  const [first = '', second = '', ...more] = url.pathname.split('/').filter((part) => part !== '');
  const lost: Route = { page: 'lost' };
  if (more.length > 0) return lost;
  if (first === '') return { page: 'home' };
  if ((first === 'table' || first === 'game') && second) return { page: 'table', table: second, ...textIn(url) };
  if (first === 'replay' && second) return { page: 'replay', table: second };
  if (first === 'learn' && lessons.includes(second)) return { page: 'learn', lesson: second || null };
  if (first === 'rules') return { page: 'rules', topic: second || null };
  if (first === 'play' && games.includes(second)) {
    const query = url.searchParams;
    return {
      page: 'play',
      game: second as GameKey,
      players: within(query.get('players'), 2, 4, 2),
      level: within(query.get('level'), 1, 6, 2),
      variant: query.get('variant') === 'points' || second === 'points' ? 'points' : 'guests',
      ...(query.get('local') === '1' ? { local: true } : {}),
      ...textIn(url)
    };
  }
  if (second === '' && plain.includes(first)) return { page: first } as Route;
  return lost;
}

/** Whoever plays on one device needs no server. */
export type Opponents = 'bots' | 'friends' | 'open' | 'device';

/** The table to ask the server for: "points" is the first game counted by points. */
export function specOf(game: GameKey, players: number, variant: Variant, opponents: Opponents, level: number): Spec {
  const others = Array.from({ length: players - 1 }, () => (opponents === 'bots' ? { bot: level } : ('open' as const)));
  const seats: Spec['seats'] = ['me', ...others];
  const shared = { players, seats, open: opponents === 'open', begin: opponents === 'bots' ? 'full' : 'host' } as const;
  if (game === 'ark') return { game: 'ark', ...shared };
  return { game: 'beasty', cards: game === 'points' ? 'bar' : game, variant: game === 'points' ? 'points' : variant, ...shared };
}
