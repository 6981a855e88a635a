// What a person prefers on this device: kept in the browser, never sent.
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Takeback = 'confirm' | 'pause';

interface Kept {
  theme: Theme;
  speed: Speed;
  takeback: Takeback;
  preview: boolean;
}

const kKey = 'menagerie.settings';
const usual: Kept = { theme: 'auto', speed: 'normal', takeback: 'confirm', preview: true };

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Kept>(read());

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
