import { describe, expect, it } from 'vitest';
import { forecast, lines } from './forecast';
import { speciesOf } from './tiles';
// Arks from games of random players, scored by the rules themselves: departures.json is what they answered to "score".
import departures from './departures.json';

describe('the forecast counts as the rules do', () => {
  it.each(departures)('$ark', ({ ark, crates, animals, total, departs }) => {
    const tiles = ark === '' ? [] : ark.split(' ');
    const leaving = departs === '' ? [] : departs.split(' ');
    const told = forecast(tiles, crates);
    expect(told).toMatchObject({ animals, total, crates, unseen: 0 });
    expect(tiles.length - told.lost.length).toBe(leaving.length);
    const kinds = new Set(tiles.filter((tile) => !told.lost.includes(tile)).map(speciesOf));
    expect(kinds.size).toBe(new Set(leaving.map(speciesOf)).size);
  });
  it('knows arks of more than ten tiles', () => {
    expect(departures.filter(({ ark }) => ark.split(' ').length > 10).length).toBeGreaterThan(10);
  });
});

describe('the forecast in words', () => {
  const ark = ['giraffe5', 'panda1', 'elephant2', '?elephant5', 'zebra1', 'zebra2', 'zebra3'];
  const told = forecast(ark, 1);
  const groups = [['panda2', 'panda4'], ['tiger1', 'giraffe1']];

  it('counts what one has seen oneself as well', () => {
    expect(told).toMatchObject({ animals: 21, total: 22, lost: ['elephant2', '?elephant5'], unseen: 0 });
  });
  it('names pairs as lost, herds as made, and herds that lie in the middle', () => {
    expect(lines(ark, groups, told).map(({ id, args }) => [id, args.species, args.count])).toEqual([
      ['ark-forecast-lost', 'elephant', 2],
      ['ark-forecast-near', 'panda', 2],
      ['ark-forecast-herd', 'zebra', 3],
    ]);
  });
  it('says that a tile was not seen', () => {
    const unseen = ['?', 'lion4'];
    expect(lines(unseen, [], forecast(unseen, 0))).toEqual([{ id: 'ark-forecast-unseen', tone: 'plain', args: { count: 1 } }]);
  });
  it('says how many are too many', () => {
    const full = ['bear1', 'fox1', 'lion1', 'panda1', 'rhino1', 'tiger1', 'zebra1', 'hippo1', 'gorilla1', 'giraffe2', 'elephant3', 'crocodile5'];
    const much = forecast(full, 0);
    expect(much.animals).toBe(17);
    expect(lines(full, [], much)).toContainEqual({ id: 'ark-forecast-over', tone: 'bad', args: { count: 2 } });
  });
});
