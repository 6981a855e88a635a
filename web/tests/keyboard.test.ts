// Keys mean the same on keyboards of every layout.
import { describe, expect, it } from 'vitest';
import { digitOf, isLetter, isQuestionMark } from '../src/core/keyboard';

const key = (value: string, code: string, shiftKey = false) => ({ key: value, code, shiftKey });

describe('a key', () => {
  it('is a digit on QWERTY, AZERTY, Persian and the number pad', () => {
    expect(digitOf(key('1', 'Digit1'))).toBe(1);
    expect(digitOf(key('&', 'Digit1'))).toBe(1);
    expect(digitOf(key("'", 'Digit4'))).toBe(4);
    expect(digitOf(key('4', 'Digit4', true))).toBe(4);
    expect(digitOf(key('۳', 'Digit3'))).toBe(3);
    expect(digitOf(key('2', 'Numpad2'))).toBe(2);
  });
  it('is none where it means something else', () => {
    expect(digitOf(key('!', 'Digit1', true))).toBe(0);
    expect(digitOf(key('ArrowDown', 'Numpad2'))).toBe(0);
    expect(digitOf(key('0', 'Digit0'))).toBe(0);
    expect(digitOf(key('۰', 'Digit0'))).toBe(0);
    expect(digitOf(key('a', 'KeyA'))).toBe(0);
  });
  it('is a letter by what it writes, and by its place where it writes no Latin letter', () => {
    expect(isLetter(key('L', 'KeyL', true), 'l')).toBe(true);
    expect(isLetter(key('م', 'KeyL'), 'l')).toBe(true);
    expect(isLetter(key('n', 'KeyL'), 'l')).toBe(false);
    expect(isLetter(key('l', 'KeyP'), 'l')).toBe(true);
  });
  it('is a question mark in Persian too', () => {
    expect(isQuestionMark(key('?', 'Slash', true))).toBe(true);
    expect(isQuestionMark(key('؟', 'Slash', true))).toBe(true);
    expect(isQuestionMark(key('/', 'Slash'))).toBe(false);
  });
});
