// One language's texts, ready to format. Knows Fluent and grammar, not the page.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { grammar } from './grammar';
import { isolate } from './isolate';

export const locales = { en: 'en', fr: 'fr', fa: 'fa-IR' } as const;

export function bundleOf(code: keyof typeof locales, source: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(locales[code], { functions: grammar(() => bundle, code) });
  addTo(bundle, code, source);
  return bundle;
}

export function addTo(bundle: FluentBundle, code: keyof typeof locales, source: string): void {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`texts of ${code}: ${errors.join('; ')}`);
}

export function format(bundle: FluentBundle, id: string, args: Record<string, string | number>, dir: 'ltr' | 'rtl'): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no text for ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(`text ${id}:`, error);
  return isolate(text, dir);
}
