// The first evening at Beasty Bar: red is the reader, blue the other seat.
import type { Lesson } from './lesson';

export const bar: Lesson = {
  game: 'bar',
  host: 'bouncer',
  steps: [
    { say: 'learn-bar-hello', setup: { cards: 'bar', line: 'lion.1 zebra monkey.1', hand: 'giraffe' } },
    {
      say: 'learn-bar-play',
      touched: 'learn-bar-play-touched',
      setup: { cards: 'bar', line: 'lion.1 parrot.1', hand: 'giraffe' },
      asks: true,
      done: 'learn-bar-play-done'
    },
    {
      say: 'learn-bar-choice',
      touched: 'learn-bar-choice-touched',
      setup: { cards: 'bar', line: 'seal lion.1 monkey.1', hand: 'parrot kangaroo' },
      asks: true,
      answers: [
        { on: 'expelled seal.0', say: 'learn-bar-choice-own' },
        { on: 'parrot', say: 'learn-bar-choice-parrot' }
      ],
      done: 'learn-bar-choice-kangaroo'
    },
    { say: 'learn-bar-crocodile', setup: { cards: 'bar', line: 'lion.1 monkey seal', hand: 'giraffe', theirs: 'crocodile', turn: 1 }, theirs: 'crocodile' },
    {
      say: 'learn-bar-zebra',
      touched: 'learn-bar-zebra-touched',
      setup: { cards: 'bar', line: 'zebra crocodile.1', hand: 'kangaroo' },
      asks: true,
      answers: [{ on: 'eaten', say: 'learn-bar-zebra-eaten' }],
      done: 'learn-bar-zebra-done'
    },
    {
      say: 'learn-bar-giraffe',
      setup: { cards: 'bar', line: 'hippo.1 monkey.1 giraffe', hand: 'snake zebra' },
      asks: true,
      card: 'zebra',
      answers: [{ on: 'passes giraffe.0', say: 'learn-bar-giraffe-done' }],
      done: 'learn-bar-giraffe-other'
    },
    {
      say: 'learn-bar-five',
      touched: 'learn-bar-five-touched',
      setup: { cards: 'bar', line: 'zebra monkey.1 seal.1 parrot.1', hand: 'giraffe hippo' },
      asks: true,
      answers: [{ on: 'enters hippo.0', say: 'learn-bar-five-two' }],
      done: 'learn-bar-five-one'
    },
    {
      say: 'learn-bar-seal',
      setup: { cards: 'bar', line: 'lion.1 hippo.1 monkey zebra', hand: 'seal' },
      asks: true,
      done: 'learn-bar-seal-done'
    },
    {
      say: 'learn-bar-win',
      setup: { cards: 'bar', line: 'skunk giraffe.1 monkey.1 parrot.1', hand: 'hippo', bar: 'zebra lion.1 snake.1 seal.1', last: true },
      asks: true,
      done: 'learn-bar-win-done'
    },
    { say: 'learn-bar-end' }
  ]
};
