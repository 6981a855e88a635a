// Asking the server who this browser is: whoever it was the last time, or a new guest. The secret is the cookie, which is never
// read; kept here is only whether asking is worthwhile.
import { call, Refusal } from './http';
import type { Person } from './protocol';

const kHint = 'menagerie.known';
let asked: Promise<Person> | null = null;

/** Whoever this is, or a new guest. It is asked once; where that failed, again. */
export function askWho(): Promise<Person> {
  asked ??= find().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** From now on this browser is somebody else, or nobody. */
export function isNow(person: Person | null): void {
  asked = person && Promise.resolve(person);
  try {
    if (person) localStorage.setItem(kHint, '1');
    else localStorage.removeItem(kHint);
  } catch {
    // Then it is asked every time.
  }
}

/** Whether this browser has been here before. */
export function wasHere(): boolean {
  try {
    return localStorage.getItem(kHint) === '1';
  } catch {
    return true;
  }
}

async function find(): Promise<Person> {
  if (wasHere()) {
    try {
      return (await call<{ person: Person }>('GET', 'me')).person;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
    }
  }
  return (await call<{ person: Person }>('POST', 'guest', {})).person;
}
