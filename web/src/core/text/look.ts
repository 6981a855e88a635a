// Looking, whatever the game: rules, animals, why, the log, the moves, help.
import { caption, t } from '../../i18n';
import { animals } from '../animals';
import { seatName } from '../seats';
import { logged } from '../story';
import { withCommas } from './join';
import { helpIds } from './hints';
import { arkLines, arkPlayerLines, arkScoreLines, groupLines, seenLines } from './look-ark';
import { barLines, handLines, lineWords, pileLines, playerLines, scoreLines } from './look-beasty';
import { anyAnimal } from './named';
import { numberIn } from './normal';
import { moveWords } from './phrases';
import { isMine, line, notNow, refuses, says, type Line, type Reply, type Scene, type TextState } from './state';
import { seatLines, turnLines } from './told';
import type { CommandId } from './vocabulary';

const kMostMoves = 40;
const kTurns = 3;

export type Look = 'line' | 'hand' | 'bar' | 'pile' | 'players' | 'score' | 'rules' | 'animal' | 'why' | 'log' | 'repeat' | 'moves' | 'help' | 'link';
const kLooks: readonly CommandId[] = ['line', 'hand', 'bar', 'pile', 'players', 'score', 'rules', 'animal', 'why', 'log', 'repeat', 'moves', 'help', 'link'];
export const isLook = (id: CommandId): id is Look => kLooks.includes(id);

export function look(state: TextState, scene: Scene, id: Look, rest: string[]): Reply {
  switch (id) {
    case 'rules':
      return rule(state, scene, rest);
    case 'animal':
      return animal(state, scene, rest);
    case 'log':
      return log(state, scene, rest);
    case 'repeat':
      return says(state, ...(state.said.length > 0 ? state.said : [line(t('table-log-empty'))]));
    case 'help':
      return says(state, t('text-help'), ...helpIds(scene).map((each) => t('text-entry', { word: scene.words.shown(each), meaning: t(`text-help-${each}`) })));
    case 'link':
      return says(state, t('text-link', { link: scene.link }));
    case 'why':
      return why(state, scene);
    case 'players':
      return !scene.table.position ? says(state, ...seatLines(scene)) : scene.table.position.game === 'ark' ? arkPlayerLines(state, scene) : playerLines(state, scene);
    default:
      return scene.table.position ? lookAt(state, scene, id) : refuses(state, t('text-not-dealt'));
  }
}

/** What lies on the table. */
function lookAt(state: TextState, scene: Scene, id: Look): Reply {
  const ark = scene.table.position?.game === 'ark';
  if (id === 'moves') return moves(state, scene);
  if (id === 'line') return ark ? groupLines(state, scene) : says(state, lineWords(scene));
  if (id === 'hand') return ark ? arkLines(state, scene) : handLines(state, scene);
  if (id === 'bar') return ark ? seenLines(state, scene) : barLines(state, scene);
  if (id === 'pile') return ark ? refuses(state, t('text-no-pile')) : pileLines(state, scene);
  if (!ark) return says(state, ...scoreLines(scene));
  return scene.table.score ? says(state, ...arkScoreLines(scene)) : arkLines(state, scene);
}

function rule(state: TextState, scene: Scene, rest: string[]): Reply {
  const key = rest.join('').toUpperCase();
  if (key === '') return refuses(state, t('text-rule-which', { rules: scene.words.shown('rules'), example: 'T5' }));
  if (!scene.words.hasRule(key)) return refuses(state, t('text-rule-none', { rule: key }));
  return says(state, { kind: 'say', text: t(`rule-${key}`), rule: key });
}

function animal(state: TextState, scene: Scene, rest: string[]): Reply {
  const species = anyAnimal(scene.words, rest);
  if (rest.length === 0) return refuses(state, t('text-animal-which', { animal: scene.words.shown('animal') }));
  if (!species) return refuses(state, t('text-animal-none', { name: rest.join(' ') }));
  const facts = animals[species];
  if (!facts) return says(state, t('text-animal-ark', { animal: species }));
  const words = [t('card-name', { animal: species, strength: facts.strength }), t('card-points', { points: facts.points }), ...(facts.recurring ? [t('card-recurring')] : [])];
  return says(state, withCommas(words), t(`animal-${species}-card`));
}

function why(state: TextState, { table }: Scene): Reply {
  const last = table.log.findLast(({ entry, before }) => entry.events && before)?.entry.events ?? [];
  const game = table.position?.game ?? 'beasty';
  const told = last.filter((event) => logged(event) && event.what !== 'draws');
  if (told.length === 0) return says(state, t('table-log-empty'));
  const lines = told.map((event): Line => {
    const what = caption({ ...event }, (seat) => seatName(table, seat), game);
    return { kind: 'say', text: `${what} ${t(`rule-${event.why}`)}`, rule: event.why };
  });
  return says(state, ...lines);
}

function log(state: TextState, scene: Scene, rest: string[]): Reply {
  const count = numberIn(rest[0] ?? '') ?? kTurns;
  const turns = scene.table.log.filter(({ entry }) => entry.events).slice(-count);
  const lines = turns.flatMap((turn) => turnLines(scene.table, turn));
  return says(state, ...(lines.length > 0 ? lines : [line(t('table-log-empty'))]));
}

/** Every legal move, where they are few enough to be heard. */
function moves(state: TextState, scene: Scene): Reply {
  const { legal, table } = scene;
  if (!isMine(scene) || !table.position) return refuses(state, notNow(scene));
  if (!legal) return says(state, t('app-loading'));
  if (legal.length > kMostMoves) return refuses(state, t('text-many-moves', { count: legal.length }));
  const position = table.position;
  const options = legal.map((move, i) => ({ number: i + 1, meaning: { is: 'move' as const, move } }));
  return says({ ...state, options }, t('text-moves', { count: legal.length }), ...legal.map((move, i): Line => ({ kind: 'option', number: i + 1, text: moveWords(table, position, move) })));
}
