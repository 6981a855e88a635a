// The game after a game: the next seat begins, bots and people stay, the evening's wins are carried on. A return game of the
// mix is dealt from what each one left out.
import type { Rules } from './game';
import { type Order } from './kept';
import type { Refused, Sitting } from './sitting';

const cannot = (text: string): Refused => ({ code: 'not_now', text });

export function rematchOf(rules: Rules, sitting: Sitting, how: 'again' | 'return'): Order | Refused {
  const { kept, game } = sitting;
  if (sitting.state !== 'over') return cannot('the game is not over');
  if (sitting.next) return cannot('there is a rematch already');
  // Seat s of the new table is seat s + 1 of this one.
  const old = game.seats.map((seat) => (seat + 1) % kept.spec.players);
  const turned = <Value>(list: Value[]): Value[] => old.map((seat) => list[seat] as Value);
  const wins = turned(game.seats.map((seat) => (kept.match?.wins?.[seat] ?? 0) + (sitting.winners?.includes(seat) ? 1 : 0)));
  const { decks: _, ...spec } = kept.spec;
  if (how === 'again') return { spec, seats: turned(kept.seats), match: { wins } };
  const options = kept.match?.first || !game.over ? undefined : rules.ask({ op: 'return', position: game.position(null) }).options;
  if (!options) return cannot('a return game follows the first game of a mix that was played to its end');
  return { spec: { ...spec, ...options }, seats: turned(kept.seats), match: { wins, first: kept.id, scores: turned(game.score().players) } };
}
