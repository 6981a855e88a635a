// Examples for the numbered rules that no animal's own example shows.
import type { Example } from './example';

export const ruleExamples: Example[] = [
  { id: 'rule-end', about: 'T1 S4', setup: { cards: 'bar', line: 'monkey.1 seal.1', hand: 'zebra' }, move: 'zebra', must: ['plays zebra.0', 'too_few'] },
  { id: 'rule-five', about: 'T5 S4', setup: { cards: 'bar', line: 'zebra lion.1 seal kangaroo.1', hand: 'monkey parrot' }, move: 'monkey', must: ['checks', 'enters zebra.0', 'enters lion.1', 'excluded monkey.0'] },
  { id: 'rule-four', about: 'T5', setup: { cards: 'bar', line: 'lion.1 zebra monkey.1 seal', hand: 'parrot' }, move: 'parrot @1', must: ['expelled lion.1 parrot.0', 'too_few'], never: ['checks'] },
  { id: 'rule-draw', about: 'T6 S3', setup: { cards: 'bar', line: 'monkey.1', hand: 'seal snake zebra giraffe', draw: 'lion' }, move: 'zebra', must: ['draws'] },
  { id: 'rule-gap', about: 'T7', setup: { cards: 'bar', line: 'lion.1 monkey.1 seal', hand: 'parrot' }, move: 'parrot @2', must: ['expelled monkey.1 parrot.0'], never: ['moves'] },
  { id: 'rule-over', about: 'T8 W1', setup: { cards: 'bar', line: 'lion.1 monkey.1', hand: 'zebra', bar: 'seal parrot.1 skunk', last: true }, move: 'zebra', must: ['over'], wins: [0] },
  { id: 'rule-copy', about: 'K4', setup: { cards: 'bar', line: 'snake.1 lion.1', hand: 'chameleon' }, move: 'chameleon as lion', must: ['becomes chameleon.0', 'second_lion chameleon.0', 'leaves chameleon.0'] },
  { id: 'rule-species', about: 'K3 skunk', setup: { cards: 'mix', line: 'lion.1 giraffe.1 llama.2', hand: 'skunk' }, move: 'skunk expel giraffe / lion.1 giraffe.1', must: ['expelled lion.1 skunk.0', 'expelled giraffe.1 skunk.0'], never: ['expelled llama.2'] },
  { id: 'rule-no-order', about: 'P1', setup: { cards: 'bar', line: 'monkey.1 parrot.1 monkey.2', hand: 'lion' }, move: 'lion', must: ['expelled monkey.1', 'expelled monkey.2'], never: ['ordered'] },
  { id: 'rule-order', about: 'P1 P2', setup: { cards: 'town', line: 'dog.1', hand: 'bat' }, move: 'bat @1 / dog.1 bat.0', must: ['ordered'] },
  { id: 'rule-top', about: 'P3 V2', setup: { cards: 'town', line: 'dog.1', hand: 'vulture', pile: 'rhino bear.1' }, move: 'vulture takes bear', must: ['fetches bear.1 vulture.0'], never: ['fetches rhino.0'] },
  { id: 'rule-look', about: 'P4', setup: { cards: 'bar', line: 'lion.1 zebra', hand: 'kangaroo', pile: 'monkey.1 parrot seal.1', bar: 'snake hippo.1' }, move: 'kangaroo +1', must: ['plays kangaroo.0'] },
  { id: 'rule-steps', about: 'B2 lion', setup: { cards: 'mix', line: 'monkey.2 bat.1 seal.1', hand: 'lion' }, move: 'lion / bat.1 monkey.2', must: ['expelled monkey.2 lion.0', 'burns bat.1', 'moves lion.0'] },
  { id: 'rule-one-change', about: 'B2', setup: { cards: 'town', line: 'penguin.1 bat.2', hand: 'tiger' }, move: 'tiger', must: ['eaten penguin.1 tiger.0'], never: ['burns'] },
  { id: 'rule-moved', about: 'Q2 porcupine', setup: { cards: 'town', line: 'porcupine.1 rhino.1', hand: 'bear' }, move: 'bear', must: ['sent_back porcupine.1 bear.0'], never: ['quills'] },
  { id: 'rule-tie-bar', about: 'W1', setup: { cards: 'bar', line: '', hand: 'zebra', bar: 'parrot skunk lion.1 seal.1', last: true }, move: 'zebra', must: ['over'], wins: [0] },
  { id: 'rule-tie-town', about: 'W1', setup: { cards: 'town', line: '', hand: 'ostrich', bar: 'bear dog llama.1 bat.1', last: true }, move: 'ostrich', must: ['over'], wins: [1] },
  { id: 'rule-points', about: 'W2 S6', setup: { cards: 'bar', variant: 'points', line: '', hand: 'hippo', bar: 'zebra parrot lion.1 snake.1 seal.1', last: true }, move: 'hippo', must: ['over'], wins: [0] }
];
