// The first morning with Animals on Board.
import type { Lesson } from './lesson';

const begin = { groups: 'bear1 bear2 fox3 lion4', arks: ['panda2', 'lion1'], crates: [1, 1] };

export const ark: Lesson = {
  game: 'ark',
  host: 'captain',
  steps: [
    { say: 'learn-ark-hello', setup: begin },
    { say: 'learn-ark-split', touched: 'learn-ark-split-touched', setup: begin, asks: true, done: 'learn-ark-split-done' },
    {
      say: 'learn-ark-take',
      touched: 'learn-ark-take-touched',
      setup: { groups: 'bear1 bear2 | fox3 | lion4 tiger5', arks: ['panda2', 'lion1'], crates: [2, 1] },
      asks: true,
      answers: [{ on: 'split', say: 'learn-ark-take-split' }],
      done: 'learn-ark-take-done'
    },
    {
      say: 'learn-ark-hidden',
      setup: { groups: '? bear1 | fox3 lion4', hidden: 'tiger5', arks: ['panda2', 'lion1'], crates: [2, 1] },
      asks: true,
      answers: [{ on: 'looked_at', say: 'learn-ark-hidden-done' }],
      done: 'learn-ark-hidden-other'
    },
    {
      say: 'learn-ark-pair',
      touched: 'learn-ark-pair-touched',
      setup: { groups: 'elephant1 | giraffe3', arks: ['elephant2 elephant4 tiger5', 'lion1'], crates: [1, 2] },
      asks: true,
      answers: [{ on: 'take elephant1', say: 'learn-ark-pair-herd' }],
      done: 'learn-ark-pair-other'
    },
    {
      say: 'learn-ark-five',
      setup: { groups: 'bear1 bear2 bear3 | fox1 fox2', arks: ['lion3', 'lion1'], crates: [5, 1] },
      asks: true,
      answers: [{ on: 'crate_returned', say: 'learn-ark-five-split' }],
      done: 'learn-ark-five-take'
    },
    {
      say: 'learn-ark-ten',
      setup: {
        groups: 'lion4 | tiger1',
        arks: ['bear1 bear2 bear3 elephant1 elephant4 fox5 giraffe2 lion1 lion3', 'panda1 panda2 panda5 tiger3 zebra4'],
        crates: [2, 0],
        out: [false, true],
        next: 1
      },
      asks: true,
      answers: [{ on: 'take lion4', say: 'learn-ark-ten-lion' }],
      done: 'learn-ark-ten-tiger'
    },
    { say: 'learn-ark-end' }
  ]
};
