// Examples with the animals of Beasty Bar. Seat 0, red, is the reader.
import type { BeastySetup } from '../board/setup';
import type { Example } from './example';

const bar = (line: string, hand: string, more: Partial<BeastySetup> = {}): BeastySetup => ({ cards: 'bar', line, hand, ...more });

export const barExamples: Example[] = [
  { id: 'lion-monkeys', about: 'lion L', setup: bar('monkey.1 parrot.1 monkey.2', 'lion'), move: 'lion', must: ['expelled monkey.1 lion.0', 'expelled monkey.2 lion.0', 'moves lion.0'] },
  { id: 'lion-second', about: 'lion L', setup: bar('zebra.1 lion.1', 'lion'), move: 'lion', must: ['second_lion lion.0', 'leaves lion.0'] },
  { id: 'hippo-lion', about: 'hippo H K1', setup: bar('lion.1 parrot.1 seal.2', 'hippo'), move: 'hippo', must: ['passes hippo.0 seal.2', 'passes hippo.0 parrot.1', 'stopped hippo.0 lion.1'] },
  { id: 'zebra-both', about: 'zebra hippo crocodile Z T3', setup: bar('monkey zebra crocodile.1 hippo.2', 'giraffe'), move: 'giraffe', must: ['stopped crocodile.1 zebra.0', 'passes hippo.2 crocodile.1', 'stopped hippo.2 zebra.0', 'enters monkey.0'] },
  { id: 'crocodile-lion', about: 'crocodile C', setup: bar('kangaroo.1 lion.1 monkey.1 parrot.2', 'crocodile'), move: 'crocodile', must: ['eaten parrot.2 crocodile.0', 'eaten monkey.1 crocodile.0', 'stopped crocodile.0 lion.1'] },
  { id: 'crocodile-zebra', about: 'crocodile zebra C Z', setup: bar('giraffe.1 parrot.1 zebra.2 parrot.2', 'crocodile'), move: 'crocodile', must: ['eaten parrot.2 crocodile.0', 'stopped crocodile.0 zebra.2'], never: ['eaten zebra.2', 'eaten parrot.1'] },
  { id: 'crocodile-again', about: 'crocodile kangaroo T3 J', setup: bar('crocodile.1 parrot.1', 'kangaroo'), move: 'kangaroo +2', must: ['moves kangaroo.0', 'recurs crocodile.1', 'eaten kangaroo.0 crocodile.1'] },
  { id: 'snake-sorts', about: 'snake N', setup: bar('parrot.1 snake.1 hippo.2', 'snake'), move: 'snake', must: ['sorted snake.0'] },
  { id: 'snake-five', about: 'snake N T5', setup: bar('monkey.1 zebra kangaroo.1 seal.1', 'snake'), move: 'snake', must: ['sorted snake.0', 'enters snake.0', 'enters zebra.0', 'excluded kangaroo.1'] },
  { id: 'giraffe-passes', about: 'giraffe G T2', setup: bar('lion.1 parrot.1', 'giraffe'), move: 'giraffe', must: ['passes giraffe.0 parrot.1', 'rests giraffe.0'] },
  { id: 'giraffe-again', about: 'giraffe T3', setup: bar('hippo.1 monkey.1 giraffe', 'zebra'), move: 'zebra', must: ['recurs giraffe.0', 'passes giraffe.0 monkey.1'] },
  { id: 'giraffe-equal', about: 'giraffe G K1', setup: bar('giraffe.1', 'giraffe'), move: 'giraffe', must: ['stopped giraffe.0 giraffe.1'] },
  { id: 'zebra-giraffe', about: 'zebra Z', setup: bar('lion.1 zebra.1', 'giraffe'), move: 'giraffe', must: ['passes giraffe.0 zebra.1'] },
  { id: 'seal-turns', about: 'seal E', setup: bar('crocodile.1 zebra.1 hippo.1', 'seal'), move: 'seal', must: ['turned_round seal.0', 'passes hippo.1 seal.0', 'stopped crocodile.1 zebra.1'] },
  { id: 'seal-gate', about: 'seal E T5', setup: bar('lion.1 monkey.1 giraffe zebra', 'seal'), move: 'seal', must: ['turned_round seal.0', 'enters seal.0', 'excluded lion.1'] },
  { id: 'chameleon-hippo', about: 'chameleon M K4', setup: bar('hippo.1 crocodile.1', 'chameleon'), move: 'chameleon as hippo', must: ['becomes chameleon.0', 'passes chameleon.0 crocodile.1', 'reverts chameleon.0', 'eaten chameleon.0 crocodile.1'] },
  { id: 'chameleon-monkey', about: 'chameleon monkey M A', setup: bar('hippo.1 crocodile.1 monkey.1 parrot.2', 'chameleon'), move: 'chameleon as monkey', must: ['becomes chameleon.0', 'expelled hippo.1 chameleon.0', 'expelled crocodile.1 chameleon.0', 'moves monkey.1 chameleon.0'] },
  { id: 'chameleon-alone', about: 'chameleon K5', setup: bar('chameleon.1', 'chameleon'), move: 'chameleon', must: ['nothing_to_copy chameleon.0'] },
  { id: 'monkey-three', about: 'monkey A', setup: bar('monkey.1 seal.1 monkey.2', 'monkey'), move: 'monkey', must: ['moves monkey.0', 'moves monkey.2 monkey.0', 'moves monkey.1 monkey.0'] },
  { id: 'monkey-alone', about: 'monkey A', setup: bar('hippo.1 parrot.1', 'monkey'), move: 'monkey', must: ['alone monkey.0'] },
  { id: 'kangaroo-shield', about: 'kangaroo zebra J Z', setup: bar('zebra.1 crocodile.1', 'kangaroo'), move: 'kangaroo +2', must: ['moves kangaroo.0', 'stopped crocodile.1 zebra.1'], never: ['eaten'] },
  { id: 'parrot-zebra', about: 'parrot R T2', setup: bar('monkey.1 monkey.2 zebra.1 crocodile', 'parrot'), move: 'parrot @3', must: ['expelled zebra.1 parrot.0', 'eaten monkey.2 crocodile.0', 'eaten monkey.1 crocodile.0'] },
  { id: 'parrot-own', about: 'parrot R T2', setup: bar('lion', 'parrot'), move: 'parrot @1', must: ['expelled lion.0 parrot.0'] },
  { id: 'skunk-two', about: 'skunk U', setup: bar('hippo.1 crocodile.1 crocodile.2 parrot.1', 'skunk'), move: 'skunk', must: ['expelled hippo.1 skunk.0', 'expelled crocodile.1 skunk.0', 'expelled crocodile.2 skunk.0'], never: ['expelled parrot.1'] },
  { id: 'skunk-one', about: 'skunk U K2', setup: bar('skunk.1 giraffe.1', 'skunk'), move: 'skunk', must: ['expelled giraffe.1 skunk.0'], never: ['expelled skunk.1', 'expelled skunk.0'] }
];
