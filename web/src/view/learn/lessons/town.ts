// The first evening with New Beasts in Town: what is new against the bar.
import type { Lesson } from './lesson';

export const town: Lesson = {
  game: 'town',
  host: 'bouncer',
  steps: [
    { say: 'learn-town-hello', setup: { cards: 'town', line: 'rhino.1 llama dog.1', hand: 'ostrich', pile: 'bear.1 tiger.1' } },
    {
      say: 'learn-town-ostrich',
      touched: 'learn-town-ostrich-touched',
      setup: { cards: 'town', line: 'dog.1 cheetah.1 porcupine', hand: 'ostrich' },
      asks: true,
      answers: [{ on: 'passes', say: 'learn-town-ostrich-odd' }],
      done: 'learn-town-ostrich-even'
    },
    { say: 'learn-town-quills', setup: { cards: 'town', line: 'dog.1 porcupine', hand: 'ostrich', theirs: 'rhino', turn: 1 }, theirs: 'rhino @2' },
    {
      say: 'learn-town-bat',
      touched: 'learn-town-bat-touched',
      setup: { cards: 'town', line: 'bear.1 porcupine.1', hand: 'cheetah bat' },
      asks: true,
      answers: [
        { on: 'quills', say: 'learn-town-bat-quills' },
        { on: 'burns', say: 'learn-town-bat-burns' }
      ],
      done: 'learn-town-bat-done'
    },
    {
      say: 'learn-town-order',
      touched: 'learn-town-order-touched',
      setup: { cards: 'town', line: 'bear.1', hand: 'bat' },
      asks: true,
      answers: [{ on: 'bat @1 / bat.0 bear.1', say: 'learn-town-order-bear' }],
      done: 'learn-town-order-bat'
    },
    {
      say: 'learn-town-vulture',
      setup: { cards: 'town', line: 'bear.1 llama.1 dog.1', hand: 'vulture', pile: 'tiger.1 rhino' },
      asks: true,
      done: 'learn-town-vulture-done'
    },
    {
      say: 'learn-town-penguin',
      touched: 'learn-town-penguin-touched',
      setup: { cards: 'town', line: 'dog.1 bear.1 ostrich.1', hand: 'penguin rhino peacock' },
      asks: true,
      card: 'penguin',
      answers: [{ on: 'shows', say: 'learn-town-penguin-done' }],
      done: 'learn-town-penguin-other'
    },
    {
      say: 'learn-town-tie',
      setup: { cards: 'town', line: 'porcupine ostrich.1 dog.1 bear.1', hand: 'peacock', bar: 'bat llama rhino.1 tiger.1', last: true },
      asks: true,
      done: 'learn-town-tie-done'
    },
    { say: 'learn-town-end' }
  ]
};
