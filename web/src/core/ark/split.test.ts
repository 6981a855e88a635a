import { describe, expect, it } from 'vitest';
import { begin, bySpecies, canSplit, moveOf, moveTile, oneEach, payers, reset, tilesIn, undo } from './split';

const group = ['?', 'crocodile5', 'panda2', 'panda4', 'tiger1'];

describe('a group in two trays', () => {
  it('begins whole, which stands for taking it', () => {
    expect(moveOf(begin(group))).toBe('take ? crocodile5 panda2 panda4 tiger1');
  });
  it('is divided by moving tiles, and writes the first tile of the group left', () => {
    const trays = moveTile(moveTile(begin(group), 1), 4);
    expect(moveOf(trays)).toBe('split ? panda2 panda4 | crocodile5 tiger1');
  });
  it('writes the first tile left even when it lies in the second tray', () => {
    expect(moveOf(moveTile(begin(group), 0))).toBe('split ? | crocodile5 panda2 panda4 tiger1');
  });
  it('is taken as a whole again when all of it lies in the second tray', () => {
    const trays = group.reduce((each, _, place) => moveTile(each, place), begin(group));
    expect(tilesIn(trays, 0)).toEqual([]);
    expect(moveOf(trays)).toBe('take ? crocodile5 panda2 panda4 tiger1');
  });
  it('moves a tile back by touching it again', () => {
    expect(moveTile(moveTile(begin(group), 2), 2).side).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the shortcuts', () => {
  it('one each goes tile by tile', () => {
    expect(moveOf(oneEach(begin(group)))).toBe('split ? panda2 tiger1 | crocodile5 panda4');
  });
  it('by species parts no species and keeps the trays even', () => {
    const trays = bySpecies(begin(group));
    expect(tilesIn(trays, 0)).toEqual(['panda2', 'panda4', 'tiger1']);
    expect(tilesIn(trays, 1)).toEqual(['?', 'crocodile5']);
  });
  it('by species leaves a single species in one tray', () => {
    expect(tilesIn(bySpecies(begin(['panda2', 'panda4'])), 1)).toEqual([]);
  });
  it('reset puts everything back', () => {
    expect(reset(oneEach(begin(group))).side).toEqual([0, 0, 0, 0, 0]);
  });
  it('undo takes back one change after the other, a shortcut as one', () => {
    const trays = moveTile(oneEach(begin(group)), 0);
    expect(undo(trays).side).toEqual([0, 1, 0, 1, 0]);
    expect(undo(undo(trays)).side).toEqual([0, 0, 0, 0, 0]);
    expect(undo(undo(undo(trays))).side).toEqual([0, 0, 0, 0, 0]);
  });
  it('what changes nothing leaves nothing to undo', () => {
    expect(reset(begin(group)).past).toEqual([]);
  });
});

describe('what the rules allow', () => {
  const legal = ['split bear2 giraffe4 | tiger4', 'split bear2 | giraffe4 tiger4', 'take lion1'];
  it('a group can be split if some legal move divides exactly it', () => {
    expect(canSplit(['bear2', 'giraffe4', 'tiger4'], legal)).toBe(true);
    expect(canSplit(['bear2', 'giraffe4'], legal)).toBe(false);
    expect(canSplit(['lion1'], legal)).toBe(false);
  });
});

describe('who can pay', () => {
  it('counts crates, and leaves out whoever is out of the round', () => {
    expect(payers(3, [1, 3, 5, 5], [false, false, true, false])).toEqual({ can: [1, 3], cannot: [0] });
  });
});
