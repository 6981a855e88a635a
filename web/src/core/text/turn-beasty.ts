// My turn at the door: a card, then what it asks, one answer after the other, until one move is left.
import { t } from '../../i18n';
import { speciesOf } from '../animals';
import { choose, questionOf, type Choice, type Pick } from '../choose';
import type { BeastyPosition } from '../protocol';
import { either } from './join';
import { decided, played } from './decide';
import { handLines } from './look-beasty';
import { bare, leading } from './named';
import { cardOf, pickWords, questionWords } from './phrases';
import { cleared, line, refuses, says, type Line, type Reply, type Scene, type TextState } from './state';

const stepsOf = (state: TextState): Pick[] => state.steps[state.steps.length - 1] ?? [];

/** What can be chosen now. */
export const choiceOf = (state: TextState, scene: Scene): Choice => choose(scene.legal ?? [], stepsOf(state));

/** One answer further: a question, or the decided move. `now` plays it without asking. */
export function stepped(state: TextState, scene: Scene, pick: Pick, now = false): Reply {
  const next = { ...cleared(state), steps: [...state.steps, [...choiceOf(state, scene).picks, pick]] };
  const { move } = choiceOf(next, scene);
  if (move) return now ? played(next, move) : decided(next, scene, move);
  return asked(next, scene);
}

/** An answer and what was typed behind it, which must be the answers to what is asked next. */
function onward(state: TextState, scene: Scene, pick: Pick, rest: string[], now: boolean): Reply | null {
  const reply = stepped(state, scene, pick, now);
  if (rest.every((word) => scene.words.fillers.has(word))) return reply;
  return reply.state.pending || reply.order ? null : answered(reply.state, scene, rest, now);
}

/** The question with its numbered answers, each with what it would bring where it decides the move. */
export function asked(state: TextState, scene: Scene): Reply {
  const choice = choiceOf(state, scene);
  const position = scene.table.position as BeastyPosition;
  const options = choice.options.map((pick, i) => ({ number: i + 1, meaning: { is: 'pick' as const, pick } }));
  const pile = questionOf(choice.options) === 'pile';
  const answers = choice.options.map((pick, i): Line => {
    const move = choose(scene.legal ?? [], [...choice.picks, pick]).move;
    return { kind: 'option', number: i + 1, text: pickWords(scene.table, position, pick), ...(move && scene.preview && !pile ? { brings: { move, how: 'short' } } : {}) };
  });
  const warning = questionOf(choice.options) === 'copy' && choice.picks.at(-1)?.endsWith('penguin') ? [line(t('choice-copy-warning'))] : [];
  return says({ ...state, options, pending: null }, questionWords(choice.picks, choice.options), ...answers, ...warning);
}

/** The typed words as an answer to what is asked; null where they are none. */
export function answered(state: TextState, scene: Scene, typed: string[], now = false): Reply | null {
  const choice = choiceOf(state, scene);
  const position = scene.table.position as BeastyPosition;
  const text = typed.join(' ');
  if (choice.options.includes(text) && choice.picks.length > 0) return stepped(state, scene, text, now);
  const parity = scene.words.answers.get(bare(scene.words, typed).join(''));
  if (parity && choice.options.includes(parity)) return stepped(state, scene, parity, now);
  const place = /^\d$/.test(typed[0] ?? '') ? choice.options[Number(typed[0]) - 1] : undefined;
  if (place && choice.picks.length > 0) return onward(state, scene, place, typed.slice(1), now);
  const { found, rest } = leading(scene.words, typed, choice.options.map((pick) => speciesOf(cardOf(position, pick))));
  const fits = choice.options.filter((pick) => found.includes(speciesOf(cardOf(position, pick))));
  if (fits.length === 1 && fits[0]) return onward(state, scene, fits[0], rest, now);
  if (fits.length === 0) return null;
  const first = choice.picks.length > 0 ? asked(state, scene) : handLines(state, scene);
  const which = fits.map((pick) => pickWords(scene.table, position, pick).replace(/\.$/, ''));
  return { ...first, lines: [line(t('text-which', { names: either(which) }), 'trouble'), ...first.lines] };
}

/** A card of the hand, with or without what it asks. */
export function card(state: TextState, scene: Scene, typed: string[], now = false): Reply | null {
  return answered(cleared(state), scene, typed, now);
}

/** Takes the last answer back. */
export function takenBack(state: TextState, scene: Scene): Reply {
  const steps = state.steps.slice(0, -1);
  const next = { ...cleared(state), steps };
  if (state.steps.length === 0) return refuses(state, t('text-nothing-back'));
  if (steps.length > 0) return asked(next, scene);
  return handLines(next, scene, t('text-taken-back'));
}
