// Folding events over a view of Animals on Board, as docs/events-ark.md has it: no rule is asked here either.
import type { ArkPosition, GameEvent } from './protocol';

const sorted = (tiles: string[]): string[] => [...tiles].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
const same = (a: string[], b: string[]): boolean => sorted(a).join(' ') === sorted(b).join(' ');
const groupsOf = (groups: string[][]): string[][] =>
  groups
    .filter((group) => group.length > 0)
    .map(sorted)
    .sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));

const replaced = <T>(list: T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

/** A tile on an ark that not everybody has seen keeps its mark; one nobody here knows comes first as "?". */
const onArk = (p: ArkPosition, seat: number, tiles: string[]): Partial<ArkPosition> => ({
  arks: replaced(p.arks, seat, sorted([...(p.arks[seat] ?? []), ...tiles]))
});

function intoMiddle(p: ArkPosition, tiles: string[]): string[][] {
  const middle = p.groups.length > 0 ? p.groups.flat() : [];
  return groupsOf([[...middle, ...tiles]]);
}

const withoutFirst = (list: string[], one: string): string[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};

function onTiles(p: ArkPosition, e: GameEvent): Partial<ArkPosition> {
  const seat = e.seat ?? 0;
  const who = e.who ?? '?';
  const tiles = e.tiles ?? [];
  switch (e.what) {
    case 'kept': {
      const dealt = p.dealt[seat] ?? [];
      const name = who === '?' ? '?' : who.slice(1);
      return { ...onArk(p, seat, [who]), dealt: replaced(p.dealt, seat, withoutFirst(dealt, name)) };
    }
    case 'revealed':
      return { dealt: replaced(p.dealt, seat, []), groups: intoMiddle(p, tiles) };
    case 'round_began':
      return { groups: intoMiddle(p, []) };
    case 'filled':
      return { draw: p.draw.slice(tiles.length), groups: intoMiddle(p, tiles) };
    case 'face_down':
      return { draw: p.draw.slice(1), groups: intoMiddle(p, [who]) };
    case 'split': {
      const whole = [...(e.left ?? []), ...(e.right ?? [])];
      const rest = p.groups.filter((group) => !same(group, whole));
      return { groups: groupsOf([...rest, e.left ?? [], e.right ?? []]) };
    }
    case 'taken':
      return {
        groups: p.groups.filter((group) => !same(group, tiles)),
        ...onArk(p, seat, tiles.filter((tile) => tile !== '?'))
      };
    case 'looked_at':
      return onArk(p, seat, [who]);
    default:
      return {};
  }
}

/** When the game is over everything lies open. */
function onShowing(p: ArkPosition, e: GameEvent): Partial<ArkPosition> {
  const seat = e.seat ?? 0;
  switch (e.what) {
    case 'game_ended':
      return { phase: 'over', turn: null, arks: p.arks.map((ark) => sorted(ark.map((tile) => (tile === '?' ? tile : tile.replace('?', ''))))) };
    case 'opened': {
      const known = (p.arks[seat] ?? []).filter((tile) => tile !== '?');
      return { arks: replaced(p.arks, seat, sorted([...new Set([...known, ...(e.tiles ?? [])])])) };
    }
    case 'face_down_shown':
      return { groups: groupsOf(p.groups.map((group) => group.map((tile) => (tile === '?' ? (e.who ?? '?') : tile)))) };
    case 'draw_shown':
      return { draw: p.draw.map((tile, i) => e.tiles?.[i - (e.from ?? 0)] ?? tile) };
    default:
      return {};
  }
}

function onSeats(p: ArkPosition, e: GameEvent): Partial<ArkPosition> {
  const seat = e.seat ?? 0;
  switch (e.what) {
    case 'round_began':
      return { phase: 'play', first: seat, next: null, out: p.out.map(() => false) };
    case 'crate_taken':
    case 'crate_returned':
    case 'paid': {
      const crates = replaced(p.crates, seat, e.has ?? 0);
      return { crates, supply: p.supply + (p.crates[seat] ?? 0) - (e.has ?? 0) };
    }
    case 'dropped_out':
      return { out: replaced(p.out, seat, true) };
    case 'got_flag':
      return { next: seat };
    case 'turn':
      return { turn: seat };
    default:
      return {};
  }
}

export function foldArk(p: ArkPosition, e: GameEvent): ArkPosition {
  return { ...p, ...onTiles(p, e), ...onShowing(p, e), ...onSeats(p, e) };
}
