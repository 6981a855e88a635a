// Whole games on this device: whoever folds what they are told has the table the house would show them, and nobody is told
// what their seat may not know.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../src/core/local/game';
import { personHere, type KeptSpec } from '../src/core/local/kept';
import type { EntryMessage, GameEvent, Position, TableMessage } from '../src/core/protocol';
import { choice, Guest, loadHouse, openHouse, order } from './local-house';

// Whole games take a while on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let ask: Ask;
let advice: Ask;
beforeAll(async () => {
  ask = await loadHouse();
  advice = await loadHouse();
});

const games: Omit<KeptSpec, 'players'>[] = [
  { game: 'beasty', cards: 'bar', variant: 'guests' },
  { game: 'beasty', cards: 'town', variant: 'guests' },
  { game: 'beasty', cards: 'mix', variant: 'guests' },
  { game: 'beasty', cards: 'mix', variant: 'points' },
  { game: 'beasty', cards: 'bar', variant: 'points' },
  { game: 'ark' }
];
const tables = games.flatMap((game) => [2, 3, 4].flatMap((players) => [1, players].map((people) => ({ spec: { ...game, players } as KeptSpec, people }))));

const allHidden = (cards: string[], but: string[] = []) => cards.every((card) => card === '?' || but.includes(card));

function expectNothingHiddenShown(position: Position, seat: number | null): void {
  if (position.phase === 'over') return;
  const others = [...Array(position.players).keys()].filter((each) => each !== seat);
  if (position.game === 'ark') {
    expect(allHidden(position.draw)).toBe(true);
    for (const other of others) {
      expect(allHidden(position.dealt[other] ?? []), 'dealt').toBe(true);
      expect(position.arks[other]?.some((tile) => tile.length > 1 && tile.startsWith('?')), 'ark').toBe(false);
    }
    expect(position.groups.flat().some((tile) => tile.length > 1 && tile.startsWith('?')), 'face down').toBe(false);
    return;
  }
  for (const draw of position.draws) expect(allHidden(draw), 'draws').toBe(true);
  for (const other of others) {
    expect(allHidden(position.hands[other] ?? [], position.shown[other]), 'hand').toBe(true);
    expect(allHidden(position.aside[other] ?? []), 'aside').toBe(true);
  }
}

const secrets = new Set(['composes', 'sorts_out', 'dealt', 'draws', 'kept', 'looked_at', 'face_down']);

function expectNoSecretTold(events: GameEvent[], seat: number | null): void {
  for (const event of events) {
    if (!secrets.has(event.what) || (event.seat !== undefined && event.seat === seat)) continue;
    const told = [...(event.cards ?? []), ...(event.card === undefined ? [] : [event.card]), ...(event.who ? [event.who] : [])];
    expect(allHidden(told), JSON.stringify(event)).toBe(true);
  }
}

function expectDiscreet(message: EntryMessage | TableMessage, guest: Guest): void {
  const seat = guest.model?.seat ?? null;
  if (message.position) expectNothingHiddenShown(message.position, seat);
  if (message.t === 'entry') {
    expectNoSecretTold(message.events ?? [], seat);
    if (message.what === 'answer' && message.seat !== seat) expect(message.move).toBeUndefined();
  }
  if (message.legal) expect(message.turn).toContain(seat);
}

/** What a fresh table message tells; the order in which others have answered is not part of it. */
function shownOf({ model }: Guest): object {
  const { log: _, chat: __, matchWinners: ___, ...shown } = model!;
  return { ...shown, answered: [...shown.answered].sort() };
}

describe.each(tables)('$spec.game $spec.cards $spec.variant, $spec.players players, $people of them people', ({ spec, people }) => {
  it('is folded to the table that the house shows, for every seat', async () => {
    const { house, tick } = openHouse(ask, undefined, spec.players * 10 + people);
    const id = await house.make(order(spec, people));
    const guests = [...Array.from({ length: people }, (_, i) => new Guest(house, personHere(i + 1), id)), new Guest(house, null, id)];
    for (const guest of guests) guest.join();
    await house.quiet();
    let turns = 0;
    for (; guests[0]?.model?.state === 'playing' && turns < 300; turns++) {
      const acting = guests.filter((guest) => guest.mayAct);
      // In a secret choice the last seat answers first.
      const one = acting[acting.length - 1];
      if (one) one.move(choice(advice, one, turns.toString(16)));
      else expect(await tick(), 'somebody goes on').toBe(true);
      await house.quiet();
      for (const guest of guests) {
        const fresh = new Guest(house, guest.person, id);
        fresh.join();
        await house.quiet();
        expect(shownOf(guest)).toEqual(shownOf(fresh));
        fresh.close();
      }
    }
    for (const guest of guests)
      for (const message of guest.heard) {
        expect(message.t, JSON.stringify(message)).not.toBe('refused');
        if (message.t === 'entry' || message.t === 'table') expectDiscreet(message, guest);
      }
    const model = guests[0]!.model!;
    expect(model.state).toBe('over');
    expect(model.winners?.length).toBeGreaterThan(0);
    expect(model.score?.over).toBe(true);
    const record = await house.record(id);
    expect(record).toContain(`winners ${model.winners?.join(' ')}`);
    expect(advice({ op: 'replay', record }).ok).toBe(true);
  });
});
