// What can wait until the page has nothing better to do.
const kLatest = 3000;

/** Once what is there has been drawn. */
export const afterFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));

export function whenIdle(run: () => void, latest = kLatest): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => run(), { timeout: latest });
  else setTimeout(run, 200);
}
