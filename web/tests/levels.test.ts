// The six levels: names in three languages, bots that can be told apart, ratings only where they were measured.
import { describe, expect, it } from 'vitest';
import { botNumber, levelLine, levelName, levels, ratedAs, ratingOf, ratingWords } from '../src/core/levels';
import type { SeatModel } from '../src/core/protocol';
import { namesOf, seatName } from '../src/core/seats';
import { setLanguage } from '../src/i18n';

const bot = (level: number): SeatModel => ({ kind: 'bot', level, name: `bot ${level}`, here: true, left: false });
const ada: SeatModel = { kind: 'person', person: 'p', name: 'Ada', here: true, left: false };

describe('levels', () => {
  it.each(['en', 'fr', 'fa'] as const)('each has a name and a line of its own in %s', async (code) => {
    await setLanguage(code);
    expect(new Set(levels.map(levelName)).size).toBe(6);
    expect(new Set(levels.map(levelLine)).size).toBe(6);
  });
  it('a bot is called by its level and never passes for a person', async () => {
    const seats = [ada, bot(2), { kind: 'empty', here: false, left: false } as SeatModel];
    await setLanguage('en');
    expect(namesOf(seats)).toEqual(['Ada', 'Guest bot', 'free seat']);
    await setLanguage('fr');
    expect(seatName({ seats }, 1)).toBe('Invité (bot)');
    await setLanguage('fa');
    expect(seatName({ seats }, 1)).toBe('مهمان (ربات)');
  });
  it('only bots of one level need a number', async () => {
    await setLanguage('en');
    expect(namesOf([bot(1), ada, bot(6), bot(1)])).toEqual(['Newcomer bot 1', 'Ada', 'Champion bot', 'Newcomer bot 2']);
    expect([0, 1, 2].map((seat) => botNumber([bot(4), bot(5), bot(4)], seat))).toEqual([1, 0, 2]);
  });
  it('in every game each level is rated above the one below', () => {
    for (const game of ['bar', 'town', 'mix', 'points', 'ark'] as const)
      for (const level of levels.slice(1)) expect(ratingOf(level, game)!).toBeGreaterThan(ratingOf(level - 1, game)!);
  });
  it('a rating is told where it was measured, in that game', async () => {
    await setLanguage('en');
    const measured = { 3: { ark: 1450 } };
    expect(ratingOf(3, 'ark', measured)).toBe(1450);
    expect(ratingWords(3, 'ark', measured)).toBe('about 1450');
    expect(ratingWords(3, 'bar', measured)).toBe('');
    expect(ratingWords(6, 'ark', {})).toBe('');
    await setLanguage('fa');
    expect(ratingWords(3, 'ark', measured)).toBe('حدود ۱۴۵۰');
  });
  it('a table is rated by its cards, or by its points', () => {
    expect(ratedAs({ game: 'ark' })).toBe('ark');
    expect(ratedAs({ game: 'beasty', cards: 'town', variant: 'guests' })).toBe('town');
    expect(ratedAs({ game: 'beasty', cards: 'bar', variant: 'points' })).toBe('points');
  });
});
