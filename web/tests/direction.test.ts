// The gate begins where the writing begins; a seal and the writing each turn it round.
import { describe, expect, it } from 'vitest';
import { mirrored, sideAfter, sideOf, stepOf } from '../src/core/direction';
import type { GameEvent } from '../src/core/protocol';

const event = (what: string): GameEvent => ({ what, by: null, why: 'E' });
const seal = event('turned_round');

describe('direction', () => {
  it('changes with every seal', () => {
    expect(sideOf([])).toBe('start');
    expect(sideAfter('start', [event('plays'), seal])).toBe('end');
    expect(sideOf([[seal], [event('plays')], [seal]])).toBe('start');
    expect(sideOf([[seal, seal, seal]])).toBe('end');
    expect(sideOf([[seal]], 'end')).toBe('start');
  });
  it('mirrors the pictures when the gate is on the right', () => {
    expect(mirrored('start', 'ltr')).toBe(false);
    expect(mirrored('end', 'ltr')).toBe(true);
    expect(mirrored('start', 'rtl')).toBe(true);
    expect(mirrored('end', 'rtl')).toBe(false);
  });
  it('lets the arrow that points to the gate lead there', () => {
    expect(stepOf('ArrowLeft', 'start', 'ltr')).toBe(-1);
    expect(stepOf('ArrowLeft', 'end', 'ltr')).toBe(1);
    expect(stepOf('ArrowRight', 'start', 'rtl')).toBe(-1);
    expect(stepOf('ArrowLeft', 'end', 'rtl')).toBe(-1);
    expect(stepOf('Enter', 'start', 'ltr')).toBe(0);
  });
});
