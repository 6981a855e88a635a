// One thing at a time, in the order in which it was asked for.
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(next: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(next);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** When all that was begun is done; for tests. */
  async quiet(): Promise<void> {
    for (let seen: unknown = null; seen !== this.last; ) {
      seen = this.last;
      await seen;
    }
  }
}
