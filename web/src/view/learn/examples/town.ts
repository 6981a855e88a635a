// Examples with the animals of New Beasts in Town.
import type { BeastySetup } from '../board/setup';
import type { Example } from './example';

const town = (line: string, hand: string, pile = ''): BeastySetup => ({ cards: 'town', line, hand, pile });

export const townExamples: Example[] = [
  { id: 'rhino-rams', about: 'rhino RH', setup: town('dog.1 ostrich.1 peacock.2', 'rhino'), move: 'rhino @2', must: ['rammed ostrich.1 rhino.0', 'moves rhino.0'] },
  { id: 'rhino-tie', about: 'rhino K3', setup: town('bear.1 dog.1 bear.2', 'rhino'), move: 'rhino @1', must: ['rammed bear.1 rhino.0'] },
  { id: 'porcupine-rhino', about: 'porcupine rhino PO Q1', setup: town('dog.1 porcupine.1', 'rhino'), move: 'rhino @2', must: ['quills porcupine.1 rhino.0', 'leaves rhino.0 porcupine.1'], never: ['rammed'] },
  { id: 'bear-two', about: 'bear BE', setup: town('dog.1 rhino.1 peacock.2 dog.2', 'bear'), move: 'bear', must: ['sent_back dog.1 bear.0', 'sent_back peacock.2 bear.0', 'sent_back dog.2 bear.0', 'enters bear.0'] },
  { id: 'bear-tie', about: 'bear BE K3', setup: { cards: 'mix', line: 'dog.1 cheetah.1 snake.2', hand: 'bear' }, move: 'bear drag snake', must: ['sent_back dog.1 bear.0', 'sent_back snake.2 bear.0'], never: ['sent_back cheetah.1'] },
  { id: 'bear-none', about: 'bear BE', setup: town('rhino.1 bear.1', 'bear'), move: 'bear', must: ['no_target bear.0'] },
  { id: 'tiger-jumps', about: 'tiger TI', setup: town('llama.1 rhino.1', 'tiger'), move: 'tiger', must: ['eaten llama.1 tiger.0', 'moves tiger.0'] },
  { id: 'tiger-strong', about: 'tiger TI K1', setup: town('bear.1 dog.1', 'tiger'), move: 'tiger', must: ['no_target tiger.0'], never: ['eaten'] },
  { id: 'tiger-quills', about: 'tiger porcupine T3 Q1 PO', setup: town('porcupine bear.1 tiger.1', 'llama'), move: 'llama', must: ['recurs tiger.1', 'quills porcupine.0 tiger.1', 'leaves tiger.1 porcupine.0'] },
  { id: 'cheetah-tie', about: 'cheetah CH K3', setup: town('penguin.1 rhino.1 penguin.2', 'cheetah'), move: 'cheetah @3', must: ['eaten penguin.2 cheetah.0', 'moves cheetah.0'] },
  { id: 'cheetah-none', about: 'cheetah CH K2', setup: town('cheetah.1 rhino.1', 'cheetah'), move: 'cheetah', must: ['no_target cheetah.0'] },
  { id: 'llama-spits', about: 'llama LL', setup: town('bear.1 porcupine.1', 'llama'), move: 'llama', must: ['sent_back porcupine.1 llama.0', 'rests llama.0'] },
  { id: 'llama-again', about: 'llama T3', setup: town('dog.1 llama', 'porcupine'), move: 'porcupine', must: ['recurs llama.0', 'sent_back dog.1 llama.0'] },
  { id: 'porcupine-bat', about: 'porcupine bat Q2', setup: town('bear.1 porcupine.1', 'bat'), move: 'bat @2', must: ['expelled porcupine.1 bat.0', 'moves bat.0'], never: ['quills', 'burns'] },
  { id: 'ostrich-odd', about: 'ostrich OS', setup: town('dog.1 cheetah.1 porcupine.2', 'ostrich'), move: 'ostrich odd', must: ['passes ostrich.0 porcupine.2', 'passes ostrich.0 cheetah.1'], never: ['passes ostrich.0 dog.1'] },
  { id: 'ostrich-gate', about: 'ostrich OS', setup: town('ostrich.1 dog.1', 'ostrich'), move: 'ostrich even', must: ['passes ostrich.0 dog.1', 'passes ostrich.0 ostrich.1'] },
  { id: 'penguin-tiger', about: 'penguin PE K4', setup: town('cheetah.1 rhino.1', 'penguin tiger dog'), move: 'penguin as tiger', must: ['shows penguin.0', 'becomes penguin.0', 'eaten cheetah.1 penguin.0', 'reverts penguin.0'] },
  { id: 'penguin-alone', about: 'penguin PE K5', setup: town('dog.1', 'penguin'), move: 'penguin', must: ['nothing_to_copy penguin.0'] },
  { id: 'penguin-vulture', about: 'penguin vulture V5', setup: town('dog.1', 'penguin vulture', 'rhino.2'), move: 'penguin as vulture takes rhino @1', must: ['waits penguin.0', 'fetches rhino.2 penguin.0', 'rammed dog.1 rhino.2', 'lands penguin.0'] },
  { id: 'dog-sorts', about: 'dog bat DO B1', setup: town('bear.1 bat.1 dog.2', 'dog'), move: 'dog', must: ['sorted dog.0', 'burns bat.1'] },
  { id: 'dog-five', about: 'dog DO T5', setup: town('rhino.1 bear.1 penguin cheetah.1', 'dog'), move: 'dog', must: ['sorted dog.0', 'enters dog.0', 'enters penguin.0', 'excluded rhino.1'] },
  { id: 'peacock-front', about: 'peacock PC', setup: town('dog.1 bear.1 porcupine.1', 'peacock'), move: 'peacock @2', must: ['moves peacock.0'] },
  { id: 'peacock-tie', about: 'peacock PC K3', setup: town('bear.1 dog.1 bear.2', 'peacock'), move: 'peacock @1', must: ['moves peacock.0'] },
  { id: 'vulture-dog', about: 'vulture V V2 P2', setup: town('rhino.1 ostrich.2 tiger.1 bat.2', 'vulture', 'dog.1'), move: 'vulture takes dog / bat.2 dog.1', must: ['fetches dog.1 vulture.0', 'sorted dog.1', 'burns bat.2', 'eaten dog.1 tiger.1', 'ordered', 'lands vulture.0'] },
  { id: 'vulture-two', about: 'vulture V V3', setup: town('dog.2 bear.1', 'vulture', 'cheetah.1 vulture.1'), move: 'vulture takes vulture', must: ['fetches vulture.1 vulture.0', 'enters vulture.0', 'enters vulture.1'] },
  { id: 'vulture-empty', about: 'vulture V1 V4 T4', setup: town('dog.1 bear.1 tiger.1', 'vulture'), move: 'vulture', must: ['pile_empty vulture.0', 'eaten dog.1 tiger.1', 'lands vulture.0'] },
  { id: 'vulture-five', about: 'V1 V4 T4 P2', setup: town('bear.1 dog.1 ostrich.2 rhino.2', 'vulture', 'porcupine.1'), move: 'vulture takes porcupine', must: ['fetches porcupine.1 vulture.0', 'lands vulture.0', 'enters bear.1', 'excluded porcupine.1'] },
  { id: 'bat-place', about: 'bat BA', setup: town('dog.1 tiger.1 bear.2', 'bat'), move: 'bat @2', must: ['expelled tiger.1 bat.0', 'moves bat.0'], never: ['burns'] },
  { id: 'bat-burns', about: 'bat BA B1 P2', setup: town('dog.1 tiger.1', 'bat'), move: 'bat @1 / dog.1 bat.0', must: ['expelled dog.1 bat.0', 'burns bat.0', 'ordered'] },
  { id: 'bat-second', about: 'bat B3 T5', setup: town('bear.1 bat dog.1 rhino.1', 'porcupine'), move: 'porcupine', must: ['enters bat.0', 'excluded porcupine.0'], never: ['burns'] },
  { id: 'bat-third', about: 'B3', setup: town('bear.1 dog.1 bat.1 rhino.1', 'porcupine'), move: 'porcupine // bat.1 porcupine.0', must: ['enters dog.1', 'burns bat.1', 'excluded porcupine.0'] }
];
