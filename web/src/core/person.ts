// Asking the server who this browser is: the person of the last visit, or a new guest.
import { call, Refusal } from './http';
import { keepKnown, knownPerson } from './known';
import { forgetDeck } from './last-deck';
import { forgetOthers } from './remembered';
import type { Person } from './protocol';

let asked: Promise<Person> | null = null;

/** The person of the last visit, or a new guest. The server is asked once; after a failure, again. */
export function askWho(): Promise<Person> {
  asked ??= find().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** From now on this browser is this person, or nobody. Nothing stays here of what another person saw. */
export function isNow(person: Person | null): void {
  asked = person && Promise.resolve(person);
  settle(person?.id ?? null);
}

/** Whether this browser has been here before. */
export function wasHere(): boolean {
  try {
    return knownPerson() !== null;
  } catch {
    return true;
  }
}

/** Forgets the answer: the next question goes to the server again. */
export const askAgain = (): void => void (asked = null);

/** Who the server says this is; null where the session has ended. */
export async function whoIsThis(): Promise<Person | null> {
  try {
    return (await call<{ person: Person }>('GET', 'me')).person;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

async function find(): Promise<Person> {
  const known = wasHere() ? await whoIsThis() : null;
  if (!known) settle(null);
  const person = known ?? (await call<{ person: Person }>('POST', 'guest', {})).person;
  settle(person.id);
  return person;
}

// Games of this device stay: they belong to it, whichever person is signed in (core/local).
function settle(person: string | null): void {
  if (wasSomebodyElse(person)) forgetDeck();
  keepKnown(person);
  forgetOthers(person);
}

function wasSomebodyElse(person: string | null): boolean {
  try {
    const before = knownPerson();
    return before !== null && before !== person;
  } catch {
    return false; // then nothing is kept
  }
}
