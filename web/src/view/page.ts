// A page's view with all the words it needs; null where there is no such page.
import type { Component } from 'svelte';
import { allTexts } from '../i18n';
import { pages, wordy } from '../pages';

export async function pageOf(page: string): Promise<{ default: Component } | null> {
  const [view] = await Promise.all([pages[page]?.() ?? null, wordy.has(page) ? allTexts() : undefined]);
  return view;
}
