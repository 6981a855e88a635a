// A Beasty game by touch: one tap at a time, whatever somebody would tap next.
import { kClose } from './somebody.mjs';

/** What can be tapped, in the order in which somebody would. */
const taps = [
  kClose,
  '.question .opt',
  '.seg .btn[data-pick]:not([aria-pressed=true])',
  '.doing .play:not([disabled])',
  '.rows ~ .foot .btn.main',
  '.trim ~ .foot .btn.main:not([disabled])',
  '.trim .card:not(.sorted)',
  '.hand .card:not([aria-disabled]):not(.sel)'
];

/** Taps one thing and says what; null when there is nothing to do. */
export async function tapOne(page, seen) {
  // Another answer may still be tapped then, but somebody who has answered plays.
  const answered = await page.locator('.seg .btn[aria-pressed=true]').count();
  for (const tap of answered ? [kClose, '.doing .play:not([disabled])'] : taps) {
    const all = page.locator(tap);
    const count = await all.count();
    if (count === 0) continue;
    await all.nth(seen % count).tap({ timeout: 2000 });
    return tap;
  }
  return null;
}
