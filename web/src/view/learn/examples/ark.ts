// Examples of Animals on Board.
import type { Example } from './example';

const sailing = 'bear1 bear2 bear3 crocodile3 elephant1 elephant4 giraffe1 giraffe2 giraffe3';

export const arkExamples: Example[] = [
  { id: 'ark-keep', about: 'A3', setup: { groups: '', arks: ['?bear5', ''], crates: [1, 1], dealt: ['crocodile1 lion3', 'crocodile3 lion1 panda5'], turn: 1 }, move: 'keep panda5', must: ['kept', 'revealed'] },
  { id: 'ark-split', about: 'A5', setup: { groups: 'bear1 bear2 bear3 | fox2 fox3', arks: ['fox1', 'lion1'], crates: [1, 2] }, move: 'split bear1 bear3 | bear2', must: ['split', 'crate_taken'] },
  { id: 'ark-take', about: 'A5', setup: { groups: '? elephant2 panda3 | bear1 bear2', hidden: 'tiger1', arks: ['fox1', 'lion1'], crates: [3, 1] }, move: 'take ? elephant2 panda3', must: ['taken', 'paid', 'dropped_out', 'got_flag'] },
  { id: 'ark-hidden', about: 'A12 A4', setup: { groups: '? | bear1 bear2', hidden: 'tiger5', arks: ['fox1', 'lion1'], crates: [1, 1] }, move: 'take ?', must: ['looked_at'] },
  { id: 'ark-five', about: 'A2 A5', setup: { groups: 'bear1 bear2', arks: ['fox1', 'lion1'], crates: [5, 1] }, move: 'split bear1 | bear2', must: ['crate_returned'], never: ['crate_taken'] },
  { id: 'ark-round', about: 'A4 A7', setup: { groups: '? | bear1 bear2', hidden: 'tiger1', arks: ['fox1', 'lion1 lion2'], crates: [1, 0], out: [false, true], next: 1 }, move: 'take ?', must: ['round_ended', 'round_began', 'filled', 'face_down'] },
  { id: 'ark-stays', about: 'A4', setup: { groups: '? | bear1 bear2', hidden: 'tiger1', arks: ['fox1', 'lion1 lion2'], crates: [1, 0], out: [false, true], next: 1 }, move: 'split bear1 | bear2', must: ['round_ended', 'face_down_stays'] },
  { id: 'ark-pass', about: 'A6', setup: { groups: 'bear1 | tiger1', arks: ['fox1 fox2', 'lion1 lion2'], crates: [0, 1] }, move: 'pass', must: ['forfeited'] },
  { id: 'ark-final', about: 'A7', setup: { groups: 'bear1 | tiger1 tiger2', arks: ['fox1', 'lion1'], crates: [1, 1] }, move: 'take bear1', must: ['dropped_out', 'final_turn'] },
  { id: 'ark-ten', about: 'A8', setup: { groups: 'bear1 | tiger1 tiger2', arks: ['fox1 fox2 fox3 fox4 fox5 lion1 lion2 lion3 lion4', 'panda1'], crates: [1, 1] }, move: 'take bear1', must: ['holds_ten', 'final_turn'], never: ['game_ended'] },
  { id: 'ark-pair', about: 'A9 A10', setup: { groups: 'panda4 | tiger1', arks: [sailing, 'lion1 lion5'], crates: [3, 1], out: [false, true], next: 1 }, move: 'take panda4', must: ['game_ended', 'pair_left', 'scored'], wins: [0] },
  { id: 'ark-reduced', about: 'A9', setup: { groups: 'fox3 | panda1', arks: ['bear1 bear2 bear3 crocodile1 crocodile2 crocodile3 elephant1 elephant2 elephant3 fox1 fox2', 'lion1'], crates: [1, 0], out: [false, true], next: 1 }, move: 'take fox3', must: ['reduced', 'scored'], wins: [0] },
  { id: 'ark-tie', about: 'A11', setup: { groups: 'giraffe1 | tiger1', arks: ['bear1 bear2 bear3 crocodile1 crocodile2 elephant1 elephant2 fox1 fox2', 'lion5 panda5 tiger5'], crates: [1, 1], out: [false, true], next: 1 }, move: 'take giraffe1', must: ['scored', 'won'], wins: [1] }
];
