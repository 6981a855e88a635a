// Who this browser is: a guest from the first game on, an account if they like. The secret is the cookie; it is never read here.
import { call, Refusal } from './http';
import type { Person } from './protocol';

const kHint = 'menagerie.known';

class Session {
  me = $state<Person | null>(null);
  private asked: Promise<Person> | null = null;

  /** Whoever this is, or a new guest. */
  ensure(): Promise<Person> {
    this.asked ??= this.find().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  /** Whoever this is, if the browser has been here before. */
  async recall(): Promise<void> {
    if (hint()) await this.ensure().catch(() => undefined);
  }

  become(person: Person): void {
    this.me = person;
    this.asked = Promise.resolve(person);
    remember(true);
  }

  forget(): void {
    this.me = null;
    this.asked = null;
    remember(false);
  }

  private async find(): Promise<Person> {
    if (hint()) {
      try {
        this.become((await call<{ person: Person }>('GET', 'me')).person);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 401) throw error;
      }
    }
    if (!this.me) this.become((await call<{ person: Person }>('POST', 'guest', {})).person);
    return this.me as unknown as Person;
  }
}

// Only says that asking is worthwhile.
function hint(): boolean {
  try {
    return localStorage.getItem(kHint) === '1';
  } catch {
    return true;
  }
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(kHint, '1');
    else localStorage.removeItem(kHint);
  } catch {
    // Then it is asked every time.
  }
}

export const session = new Session();
