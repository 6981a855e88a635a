// A list in words: a, b and c.
const formats = new Map<string, Intl.ListFormat>();

export function listOf(items: string[], code: string): string {
  // Intl writes a comma before the Persian "and", and marks of direction that the letters do not need.
  if (code === 'fa') return [items.slice(0, -1).join('، '), items.at(-1) ?? ''].filter((part) => part !== '').join(' و ');
  if (items.length < 2) return items[0] ?? '';
  let format = formats.get(code);
  if (!format) formats.set(code, (format = new Intl.ListFormat(code, { type: 'conjunction' })));
  return format.format(items);
}
