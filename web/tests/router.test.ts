// Addresses and what they open.
import { describe, expect, it } from 'vitest';
import { routeOf, specOf } from '../src/core/router';

describe('routeOf', () => {
  it('knows the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/lobby')).toEqual({ page: 'lobby' });
    expect(routeOf('/learn')).toEqual({ page: 'learn', lesson: null });
    expect(routeOf('/learn/ark')).toEqual({ page: 'learn', lesson: 'ark' });
    expect(routeOf('/rules/lion')).toEqual({ page: 'rules', topic: 'lion' });
    expect(routeOf('/game/hT4k')).toEqual({ page: 'table', table: 'hT4k' });
    expect(routeOf('/table/hT4k')).toEqual({ page: 'table', table: 'hT4k' });
  });
  it('opens a table with bots at once, within bounds', () => {
    expect(routeOf('/play/bar?players=3&level=1')).toEqual({ page: 'play', game: 'bar', players: 3, level: 1, variant: 'guests' });
    expect(routeOf('/play/ark?level=6')).toMatchObject({ level: 6 });
    expect(routeOf('/play/ark?level=7')).toMatchObject({ level: 2 });
    expect(routeOf('/play/points?players=9&level=x')).toEqual({ page: 'play', game: 'points', players: 2, level: 2, variant: 'points' });
  });
  it('says so when there is nothing', () => {
    expect(routeOf('/play/chess')).toEqual({ page: 'lost' });
    expect(routeOf('/lobby/x')).toEqual({ page: 'lost' });
    expect(routeOf('/learn/chess')).toEqual({ page: 'lost' });
  });
});

describe('specOf', () => {
  it('seats me first and bots after me', () => {
    expect(specOf('town', 3, 'guests', 'bots', 2)).toMatchObject({ game: 'beasty', cards: 'town', begin: 'full', seats: ['me', { bot: 2 }, { bot: 2 }] });
  });
  it('plays the first game by points', () => {
    expect(specOf('points', 2, 'guests', 'open', 1)).toMatchObject({ cards: 'bar', variant: 'points', open: true, begin: 'host', seats: ['me', 'open'] });
  });
  it('has neither cards nor variant on the ark', () => {
    expect(specOf('ark', 2, 'guests', 'friends', 1)).not.toHaveProperty('cards');
  });
});
