// The language of the page as state: whatever is written with t() is written anew when it changes.
import { bundleOf, format } from './bundle';
import { firstLanguage, known, kStored, type Language } from './choice';
import { digitsOf } from './digits';
import { listOf } from './list';
import { first, later } from './sources';
import type { Texts } from './texts';

const loaded = new Map<Language, Texts>();
const whole = new Set<Language>();
let wantsAll = false;

class Current {
  code = $state<Language>('en');
  bundle = $state.raw<Texts | null>(null);
  get dir(): 'ltr' | 'rtl' {
    return this.code === 'fa' ? 'rtl' : 'ltr';
  }
}

const current = new Current();

export const language: { readonly code: Language; readonly dir: 'ltr' | 'rtl' } = current;

let wanted: Language;

async function complete(code: Language, bundle: Texts): Promise<void> {
  if (whole.has(code)) return;
  const source = (await later[code]()).default;
  if (!whole.has(code)) bundle.take(source);
  whole.add(code);
}

/** The lessons, the examples and the table in text need more than the other pages. */
export async function allTexts(): Promise<void> {
  wantsAll = true;
  await ready;
  const bundle = loaded.get(current.code);
  if (bundle) await complete(current.code, bundle);
}

async function show(code: Language): Promise<void> {
  wanted = code;
  let bundle = loaded.get(code);
  if (!bundle) {
    bundle = bundleOf(code, (await first[code]()).default);
    loaded.set(code, bundle);
  }
  if (wantsAll) await complete(code, bundle);
  if (wanted !== code) return; // another language was chosen while this one came
  current.code = code;
  current.bundle = bundle;
  if (typeof document === 'undefined') return;
  document.documentElement.lang = code;
  document.documentElement.dir = current.dir;
}

// The texts are here: mount the page after it.
export const ready: Promise<void> = show(firstLanguage());

export function setLanguage(code: Language): Promise<void> {
  try {
    localStorage.setItem(kStored, code);
  } catch {
    // it holds for this visit then
  }
  return show(code);
}

// Another window of the same person chose a language: this one follows.
globalThis.window?.addEventListener?.('storage', (event) => {
  const code = event.key === kStored ? known(event.newValue) : undefined;
  if (code) void show(code);
});

export function t(id: string, args: Record<string, string | number> = {}): string {
  return current.bundle ? format(current.bundle, id, args, current.dir) : '';
}

// Digits of the language.
export function number(value: number): string {
  return digitsOf(value, current.code);
}

export function list(items: string[]): string {
  return listOf(items, current.code);
}
