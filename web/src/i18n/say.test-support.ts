// For the tests of this folder: the three bundles, without the page.
import { bundleOf, format } from './bundle';
import { everything } from './sources';

export const kSources = { en: await everything('en'), fr: await everything('fr'), fa: await everything('fa') };
export const kBundles = { en: bundleOf('en', kSources.en), fr: bundleOf('fr', kSources.fr), fa: bundleOf('fa', kSources.fa) };
export type Code = keyof typeof kBundles;
export const kCodes = Object.keys(kBundles) as Code[];

export function say(code: Code, id: string, args: Record<string, string | number> = {}): string {
  return format(kBundles[code], id, args, code === 'fa' ? 'rtl' : 'ltr');
}
