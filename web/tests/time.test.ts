// A clock counts down only while it runs and after the grace.
import { expect, it } from 'vitest';
import { leftOf } from '../src/view/table/time';

const clock = { left_ms: [10_000, 20_000], running: [0], since: 1000, grace_ms: 500 };

it('counts down the running clock after the grace', () => {
  expect(leftOf(clock, 0, 1200)).toBe(10_000);
  expect(leftOf(clock, 0, 3500)).toBe(8000);
  expect(leftOf(clock, 0, 99_000)).toBe(0);
});
it('leaves the others alone', () => {
  expect(leftOf(clock, 1, 9000)).toBe(20_000);
  expect(leftOf(null, 0, 0)).toBeNull();
  expect(leftOf(clock, 3, 0)).toBeNull();
});
it('does not give time for a start that lies ahead', () => {
  expect(leftOf({ ...clock, since: 9000 }, 0, 2000)).toBe(10_000);
});
