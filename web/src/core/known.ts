// Which person this browser is signed in as: the id alone. The secret is the cookie, which is never read. The id tells whether asking
// the server is worthwhile, and lets the other windows of the browser notice that the person has changed.
const kKey = 'menagerie.known';

/** The id of the person of the last visit; null where there was none. Throws where the browser keeps nothing. */
export const knownPerson = (storage: Storage = localStorage): string | null => storage.getItem(kKey);

export function keepKnown(person: string | null): void {
  try {
    if (person) localStorage.setItem(kKey, person);
    else localStorage.removeItem(kKey);
  } catch {
    // Then the server is asked at every visit.
  }
}

/** Another window signed in, signed out or became somebody else. */
export function onKnownChange(run: (person: string | null) => void): void {
  globalThis.window?.addEventListener?.('storage', ({ key, newValue }) => {
    if (key === kKey || key === null) run(newValue);
  });
}
