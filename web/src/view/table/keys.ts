// The keys of a table of the Beasty games: 1 to 4 the hand, arrows along the line and the answers, Enter plays, Backspace takes
// the last touch back, Escape all of them.
import { tick } from 'svelte';
import { stepOf, type Side } from '../../core/direction';
import { digitOf } from '../../core/keyboard';
import { language } from '../../i18n';
import type { MyTurn } from './turn.svelte';

export interface Keyed {
  root: HTMLElement;
  turn: MyTurn;
  hand: readonly string[];
  side: Side;
  /** Where the focus must be for the arrows to walk along the line: several small boards may share a page. */
  arrows: 'anywhere' | 'inside';
  touchCard: (species: string) => void;
}

const kAnswers = '.opts .opt, .seg .btn';

/** Whether a key is meant for the table: nobody is typing, and it is no shortcut of the browser's. */
export function meantForTable(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, dialog');
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Does what the key asks for; false where it asks for nothing here. */
export function pressed(event: KeyboardEvent, at: Keyed): boolean {
  const { key } = event;
  const { root, turn, hand } = at;
  const digit = digitOf(event);
  const species = digit >= 1 && digit <= 4 ? hand[digit - 1] : undefined;
  const step = stepOf(key, at.side, language.dir);
  if (species && species !== '?') void touchByKey(species, at);
  else if (key === 'ArrowDown' || key === 'ArrowUp') return walkRound(root, key === 'ArrowDown' ? 1 : -1);
  else if (step !== 0 && (at.arrows === 'anywhere' || root.contains(document.activeElement))) walkAlong(root, step);
  else if (key === 'Backspace' && turn.card) turn.takeBack();
  else if (key === 'Escape' && turn.card) turn.takeBackAll();
  else if (key === 'Enter' && turn.choice.move && !hasOtherUse(event.target)) turn.play();
  else return false;
  return true;
}

// Whatever has its own use for Enter: links, and all buttons but the answer that is chosen already.
const hasOtherUse = (target: EventTarget | null): boolean => target instanceof Element && target.matches('a, button:not(.seg [aria-pressed=true])');

async function touchByKey(species: string, { root, touchCard }: Keyed): Promise<void> {
  touchCard(species);
  await tick();
  // Enter is for the card then: touched again, it is played.
  if (!walkRound(root, 1)) root.querySelector<HTMLElement>(`.hand .card[data-species="${species}"]`)?.focus();
}

/** From answer to answer, and from the last to the first. */
function walkRound(root: HTMLElement, step: -1 | 1): boolean {
  const answers = [...root.querySelectorAll<HTMLElement>(kAnswers)];
  const at = answers.indexOf(document.activeElement as HTMLElement);
  answers[(Math.max(at, step > 0 ? -1 : 0) + step + answers.length) % answers.length]?.focus();
  return answers.length > 0;
}

/** Along the line, where both ends are ends. */
function walkAlong(root: HTMLElement, step: -1 | 1): void {
  const cards = [...root.querySelectorAll<HTMLElement>('.line .card')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const from = at < 0 ? (step > 0 ? -1 : cards.length) : at;
  cards[Math.min(cards.length - 1, Math.max(0, from + step))]?.focus();
}
