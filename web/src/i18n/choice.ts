// Which language a visit begins with: the one that was chosen here before, or one that the browser asks for.
export type Language = 'en' | 'fr' | 'fa';

// In their own words, since whoever looks for a language reads that one.
export const languages: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'fa', name: 'فارسی' },
];

export const kStored = 'menagerie.language';

export function known(code: string | null | undefined): Language | undefined {
  const short = code?.toLowerCase().split('-')[0];
  return languages.find((each) => each.code === short)?.code;
}

function stored(): string | null {
  try {
    return localStorage.getItem(kStored);
  } catch {
    return null; // storage may be forbidden; then the browser's language it is
  }
}

export function firstLanguage(): Language {
  const liked = [stored(), ...(globalThis.navigator?.languages ?? [])];
  return liked.map(known).find((code) => code !== undefined) ?? 'en';
}
