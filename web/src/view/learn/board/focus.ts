// Whoever plays by keyboard loses the focus with the hand that has gone: it comes back to where the way goes on.
import { tick } from 'svelte';

export async function focusIfLost(selector: string): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
