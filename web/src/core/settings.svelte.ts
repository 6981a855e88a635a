// What a person prefers on this device: kept in the browser, never sent.
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Takeback = 'confirm' | 'pause';

interface Kept {
  theme: Theme;
  speed: Speed;
  takeback: Takeback;
  preview: boolean;
  /** The table in text instead of pictures. */
  text: boolean;
  /** Tell me when it is my turn and I look elsewhere. */
  notify: boolean;
}

const kKey = 'menagerie.settings';
const usual: Kept = { theme: 'auto', speed: 'normal', takeback: 'confirm', preview: true, text: false, notify: false };

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Kept>(read());

// Another window changed them.
globalThis.window?.addEventListener?.('storage', (event) => event.key === kKey && Object.assign(settings, read()));

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
let darkOutside = $state(dark?.matches ?? true);
dark?.addEventListener('change', (event) => (darkOutside = event.matches));

export const themeShown = (): 'light' | 'dark' => (settings.theme === 'auto' ? (darkOutside ? 'dark' : 'light') : settings.theme);

export const calm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(kKey, JSON.stringify(settings));
  } catch {
    // Storage may be forbidden; it holds for this visit then.
  }
}

// An address may ask for the table in text, or in pictures, for this visit only.
let textAsked = $state<boolean | null>(null);

export const textShown = (): boolean => textAsked ?? settings.text;
export const askForText = (on: boolean): void => void (textAsked = on);

/** The table in text or in pictures, from now on. */
export function showText(on: boolean): void {
  textAsked = null;
  keep({ text: on });
}
