// For the tests of this folder: the three bundles, without the page.
import { bundleOf, format } from './bundle';
import en from './en';
import fa from './fa';
import fr from './fr';

export const kSources = { en, fr, fa };
export const kBundles = { en: bundleOf('en', en), fr: bundleOf('fr', fr), fa: bundleOf('fa', fa) };
export type Code = keyof typeof kBundles;
export const kCodes = Object.keys(kBundles) as Code[];

export function say(code: Code, id: string, args: Record<string, string | number> = {}): string {
  return format(kBundles[code], id, args, code === 'fa' ? 'rtl' : 'ltr');
}
