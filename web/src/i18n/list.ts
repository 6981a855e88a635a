// A list in words: a, b and c.
export function listOf(items: string[], code: string): string {
  // Intl writes a comma before the Persian "and", and marks of direction that the letters do not need.
  if (code === 'fa') return [items.slice(0, -1).join('، '), items.at(-1) ?? ''].filter((part) => part !== '').join(' و ');
  return new Intl.ListFormat(code, { type: 'conjunction' }).format(items);
}
