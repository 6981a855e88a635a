// The deck that was played last, for composing the next one. It goes with the person who played it (core/person.ts).
const kKey = 'menagerie.deck';

export function lastDeck(): string[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? 'null') as unknown;
    return Array.isArray(kept) ? kept.map(String) : null;
  } catch {
    return null;
  }
}

export function keepDeck(deck: readonly string[]): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(deck));
  } catch {
    // Then there is no last one.
  }
}

export function forgetDeck(): void {
  try {
    localStorage.removeItem(kKey);
  } catch {
    // Then there is none.
  }
}
