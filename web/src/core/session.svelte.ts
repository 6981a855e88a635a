// Who this browser is, as state: a guest from the first game on, an account if they like. The person can change in another window,
// and the session can end from elsewhere: then nothing stays here of what the person before saw.
import { onSignedOut } from './http';
import { onKnownChange } from './known';
import { askAgain, askWho, isNow, wasHere, whoIsThis } from './person';
import type { Person } from './protocol';

class Session {
  me = $state.raw<Person | null>(null);
  /** The session ended without being asked to in this window. */
  ended = $state(false);
  private readonly listeners: (() => void)[] = [];
  private confirming: Promise<boolean> | null = null;

  constructor() {
    onSignedOut(() => void this.confirm());
    onKnownChange((person) => person !== (this.me?.id ?? null) && this.lookAgain(person === null));
  }

  /** The person of the last visit, or a new guest. */
  async ensure(): Promise<Person> {
    if (!this.me) this.become(await askWho());
    return this.me as unknown as Person;
  }

  /** The person of the last visit, if there was one. */
  async recall(): Promise<void> {
    if (wasHere()) await this.ensure().catch(() => undefined);
  }

  become(person: Person): void {
    const another = this.me !== null && this.me.id !== person.id;
    this.me = person;
    this.ended = false;
    isNow(person);
    if (another) this.tell();
  }

  /** Signed out, or deleted. */
  forget(): void {
    this.me = null;
    isNow(null);
    this.tell();
  }

  /** Something was refused as nobody's: true where this is the same person still. A request may have crossed a new session. */
  confirm(): Promise<boolean> {
    if (!this.me) return Promise.resolve(false);
    this.confirming ??= this.compare().finally(() => (this.confirming = null));
    return this.confirming;
  }

  private async compare(): Promise<boolean> {
    const person = await whoIsThis().catch(() => this.me); // no answer is no news
    if (person?.id === this.me?.id) return person !== null;
    if (person) this.become(person);
    else this.end();
    return false;
  }

  private end(): void {
    this.ended = true;
    this.forget();
  }

  /** The name or the standing of this person has changed, at a table that is open here. */
  renamed(name: string, guest: boolean): void {
    if (this.me) this.become({ ...this.me, name, guest });
  }

  /** Runs after the person has changed, with `me` as it is then. */
  onChange(run: () => void): void {
    this.listeners.push(run);
  }

  // Another window knows more: the server is asked when it matters, by the line to it or by the page.
  private lookAgain(nobody: boolean): void {
    const before = this.me;
    this.me = null;
    askAgain();
    if (!before) return;
    this.ended = nobody;
    this.tell();
    void this.recall();
  }

  private tell(): void {
    for (const run of this.listeners) run();
  }
}

export const session = new Session();
