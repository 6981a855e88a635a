// The chart of win chances: where things lie, which turn a touch or a key means.
import { describe, expect, it } from 'vitest';
import { lineOf, luckAt, numberedTurns, numbersAt, plotOf, turnAt, turnByKey, xOf, yOf } from '../src/core/chart';

const plot = plotOf(344, 160, 24);

describe('the chart', () => {
  it('has the first turn at the left and the last at the right, all of the win at the top', () => {
    expect([xOf(plot, 0), xOf(plot, 24)]).toEqual([34, 334]);
    expect([yOf(plot, 1), yOf(plot, 0.5), yOf(plot, 0)]).toEqual([12, 70, 128]);
    expect(luckAt(plot)).toBeGreaterThan(yOf(plot, 0));
    expect(numbersAt(plot)).toBeGreaterThan(luckAt(plot));
  });
  it('draws a line through the shares that are known', () => {
    expect(lineOf(plot, [0.5, 1])).toBe('M34 70L46.5 12');
    expect(lineOf(plot, [])).toBe('');
  });
  it('finds the turn that was touched, also beside the lines', () => {
    for (const turn of [0, 7, 24]) expect(turnAt(plot, xOf(plot, turn) + 3)).toBe(turn);
    expect([turnAt(plot, -50), turnAt(plot, 9999)]).toEqual([0, 24]);
  });
  it('numbers as many turns as there is room for', () => {
    expect(numberedTurns(plot)).toEqual([0, 5, 10, 15, 20]);
    expect(numberedTurns(plotOf(1200, 160, 24))).toHaveLength(25);
    expect(numberedTurns(plotOf(300, 160, 120)).length).toBeLessThanOrEqual(10);
  });
  it('is walked along with the keys of a slider', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageDown', 'x'].map((key) => turnByKey(key, 7, 24))).toEqual([8, 6, 0, 24, 2, null]);
    expect(turnByKey('ArrowRight', 24, 24)).toBe(24);
  });
});
