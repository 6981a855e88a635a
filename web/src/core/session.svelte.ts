// Who this browser is, as state: a guest from the first game on, an account if they like.
import { askWho, isNow, wasHere } from './person';
import type { Person } from './protocol';

class Session {
  me = $state.raw<Person | null>(null);

  /** Whoever this is, or a new guest. */
  async ensure(): Promise<Person> {
    if (!this.me) this.become(await askWho());
    return this.me as unknown as Person;
  }

  /** Whoever this is, if the browser has been here before. */
  async recall(): Promise<void> {
    if (wasHere()) await this.ensure().catch(() => undefined);
  }

  become(person: Person): void {
    this.me = person;
    isNow(person);
  }

  forget(): void {
    this.me = null;
    isNow(null);
  }
}

export const session = new Session();
