// A typed line at a table: what it means there, what is said to it, and what is sent. Anything that is not understood changes
// nothing.
import { t } from '../../i18n';
import { offersHint } from '../hint';
import { kChampion, levelName } from '../levels';
import * as ark from './turn-ark';
import * as before from './before';
import { decided, looked, played } from './decide';
import { inHouse, isHouse, sure } from './house';
import { isLook, look } from './look';
import { anyAnimal } from './named';
import { normal, numberIn, wordsOf } from './normal';
import { cleared, current, isMine, line, notNow, refuses, says, type Meaning, type Reply, type Scene, type TextState } from './state';
import * as door from './turn-beasty';
import type { CommandId } from './vocabulary';

/** What a line does. The state keeps what was said, so that it can be said again. */
export function answer(state: TextState, scene: Scene, typed: string): Reply {
  const now = current(state, scene);
  const reply = understood(now, scene, typed) ?? notUnderstood(now, scene, typed);
  return { ...reply, state: { ...reply.state, said: reply.lines.length > 0 ? reply.lines : now.said } };
}

function notUnderstood(state: TextState, scene: Scene, typed: string): Reply {
  const words = wordsOf(normal(typed));
  const species = anyAnimal(scene.words, words);
  if (species && scene.table.state === 'playing') {
    return refuses(state, isMine(scene) ? t('text-not-there', { animal: species }) : notNow(scene));
  }
  return says(state, line(t('text-not-understood', { typed: typed.trim() }), 'trouble'), t('text-try-help', { help: scene.words.shown('help') }));
}

function understood(state: TextState, scene: Scene, typed: string): Reply | null {
  const text = normal(typed);
  const words = wordsOf(text);
  if (words.length === 0) return state.pending ? confirmed(state, scene) : refuses(state, t('text-empty', { help: scene.words.shown('help') }));
  const whole = wholeMove(scene, typed);
  if (whole) return played(state, whole);
  if (text === '?' && state.group === null) return look(state, scene, 'help', []);
  if (state.group !== null && !state.pending && isMine(scene) && !scene.words.command(words)) return ark.splitBy(state, scene, words);
  const number = numberIn(text);
  if (number !== null) return numbered(state, scene, number);
  const command = scene.words.command(words);
  if (command) return commanded(state, scene, command.id, words.slice(command.used), restOf(typed, command.used));
  return isMine(scene) ? named(state, scene, words) : null;
}

/** What follows the first words, as it was typed: for talk. */
const restOf = (typed: string, used: number): string => typed.trim().split(/\s+/).slice(used).join(' ');

/** A whole move in the notation of docs/protocol.md. A card alone is a name: it is asked about like any other. */
function wholeMove(scene: Scene, typed: string): string | null {
  const move = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!isMine(scene) || !move.includes(' ')) return null;
  return scene.legal?.includes(move) ? move : null;
}

function numbered(state: TextState, scene: Scene, number: number): Reply {
  const option = state.options.find((one) => one.number === number);
  if (!option) return refuses(state, state.options.length > 0 ? t('text-no-number', { number }) : t('text-no-list', { help: scene.words.shown('help') }));
  return isMine(scene) ? chosen(state, scene, option.meaning) : refuses(state, notNow(scene));
}

function chosen(state: TextState, scene: Scene, meaning: Meaning): Reply {
  if (meaning.is === 'move') return decided(cleared(state), scene, meaning.move);
  if (meaning.is === 'pick') return door.stepped(state, scene, meaning.pick);
  if (meaning.is === 'group') return ark.group(state, scene, meaning.group);
  if (meaning.is !== 'animal') return ark.chosen(state, scene, meaning.is, meaning.group);
  const phase = scene.table.position?.phase;
  return phase === 'deck' || phase === 'trim' ? before.pickedBefore(state, scene, meaning.species) : door.stepped(cleared(state), scene, meaning.species);
}

/** Names of animals or tiles, where it is my turn. */
function named(state: TextState, scene: Scene, words: string[], now = false): Reply | null {
  const position = scene.table.position;
  if (!position) return null;
  if (position.phase === 'deck') return before.deckNamed(state, scene, words);
  if (position.phase === 'trim') return before.trimNamed(state, scene, words);
  if (!scene.legal) return says(state, t('app-loading'));
  if (position.game === 'ark') return position.phase === 'keep' ? ark.keep(state, scene, words) : null;
  const verb = [2, 1].find((count) => words.length > count && scene.words.command(words.slice(-count))?.id === 'play');
  if (verb) return named(state, scene, words.slice(0, -verb), true);
  const going = state.steps.length > 0 && !state.pending ? door.answered(state, scene, words, now) : null;
  return going ?? door.card(state, scene, words, now);
}

function confirmed(state: TextState, scene: Scene): Reply {
  if (state.sure) return sure(state, true);
  if (!state.pending || !isMine(scene)) return refuses(state, t('text-nothing-to-confirm'));
  return played(state, state.pending);
}

function commanded(state: TextState, scene: Scene, id: CommandId, rest: string[], said: string): Reply | null {
  if (id === 'again') return scene.table.state === 'over' ? inHouse(state, scene, 'rematch', rest, said) : look(state, scene, 'repeat', rest);
  if (isLook(id)) return look(state, scene, id, rest);
  if (isHouse(id)) return inHouse(state, scene, id, rest, said);
  if (id === 'yes') return confirmed(state, scene);
  if (id === 'no') return state.sure ? sure(state, false) : back(state, scene);
  if (id === 'back') return back(state, scene);
  if (!isMine(scene)) return refuses(state, notNow(scene));
  return onMyTurn(state, scene, id, rest);
}

/** Commands that only whose turn it is can give. */
function onMyTurn(state: TextState, scene: Scene, id: CommandId, rest: string[]): Reply | null {
  const { game, phase } = scene.table.position ?? { game: '', phase: '' };
  if (id === 'play') return rest.length > 0 ? named(state, scene, rest, true) : confirmed(state, scene);
  if (id === 'preview') return preview(state, scene, rest);
  if (id === 'hint') return hint(state, scene);
  if (id === 'done' && phase === 'deck') return before.deckDone(state);
  if (id === 'done' && phase === 'trim') return before.trimDone(state);
  if ((id === 'first' || id === 'second' || id === 'random' || id === 'last') && phase === 'deck') return before.preset(state, scene, id);
  if (game === 'ark' && !scene.legal) return says(state, t('app-loading'));
  if (id === 'keep' && phase === 'keep') return ark.keep(state, scene, rest);
  if (game !== 'ark' || phase !== 'play') return refuses(state, t('refused-not-now'));
  if (id === 'take') return ark.take(state, scene, rest);
  if (id === 'split') return ark.split(state, scene, rest);
  return id === 'pass' ? ark.pass(state, scene) : refuses(state, t('refused-not-now'));
}

function back(state: TextState, scene: Scene): Reply {
  const mySeat = scene.table.seat === null ? undefined : scene.table.seats[scene.table.seat];
  if (mySeat?.left) return inHouse(state, scene, 'seat', [], '');
  if (state.sure) return sure(state, false);
  if (!isMine(scene)) return refuses(state, t('text-nothing-back'));
  return scene.table.position?.game === 'ark' ? arkBack(state, scene) : door.takenBack(state, scene);
}

function arkBack(state: TextState, scene: Scene): Reply {
  return scene.table.position?.phase === 'keep' ? ark.keepLines(cleared(state), scene) : ark.groupsAgain(state, scene);
}

function hint(state: TextState, { table }: Scene): Reply {
  if (!offersHint(table)) return refuses(state, t('text-no-hint'));
  return { ...says(state, t('table-thinking', { name: levelName(kChampion) })), think: true };
}

/** "preview parrot @1", "preview 2", "preview" of the decided move; words that leave a choice are asked about. */
function preview(state: TextState, scene: Scene, rest: string[]): Reply | null {
  if (rest.length === 0) return state.pending ? looked(state, scene, state.pending) : refuses(state, t('text-preview-which', { preview: scene.words.shown('preview') }));
  if (!scene.legal || !['play', 'keep'].includes(scene.table.position?.phase ?? '')) return refuses(state, t('refused-not-now'));
  const move = scene.legal.find((one) => one === rest.join(' '));
  if (move) return looked(state, scene, move);
  const option = numberIn(rest.join(' '));
  const found = state.options.find(({ number }) => number === option)?.meaning;
  const reply = found ? chosen(state, scene, found) : (named(state, scene, rest) ?? (scene.table.position?.game === 'ark' ? understood(cleared(state), scene, rest.join(' ')) : null));
  if (!reply) return null;
  return reply.state.pending ? looked(state, scene, reply.state.pending) : says(reply.state, ...reply.lines);
}
