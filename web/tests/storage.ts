// A browser's storage for tests.
export function storage(kept: Record<string, string> = {}): Storage & { all(): Record<string, string> } {
  const values = new Map(Object.entries(kept));
  return {
    get length() {
      return values.size;
    },
    key: (i) => [...values.keys()][i] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    all: () => Object.fromEntries(values)
  };
}
