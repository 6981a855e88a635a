// One language's texts, ready to format. Knows Fluent and grammar, not the page.
import { locales } from './digits';
import { grammar } from './grammar';
import { isolate } from './isolate';
import { formattersOf } from './plurals';
import { Texts } from './texts';

export { locales };

export function bundleOf(code: keyof typeof locales, source: string): Texts {
  const bundle: Texts = new Texts(locales[code], { functions: grammar(() => bundle, code) });
  bundle._intls = formattersOf(code) as typeof bundle._intls;
  bundle.take(source);
  return bundle;
}

export function format(bundle: Texts, id: string, args: Record<string, string | number>, dir: 'ltr' | 'rtl'): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no text for ${id}`);
    return id;
  }
  if (typeof message.value === 'string') return message.value;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(`text ${id}:`, error);
  return isolate(text, dir);
}
