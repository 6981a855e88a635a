// How the rule book is arranged.
import { animals } from '../../../core/animals';

const numbered = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

export const sections: { id: string; rules: string[] }[] = [
  { id: 'table', rules: numbered('S', 8) },
  { id: 'turn', rules: numbered('T', 8) },
  { id: 'strength', rules: numbered('K', 5) },
  { id: 'pile', rules: numbered('P', 4) },
  { id: 'vulture', rules: numbered('V', 5) },
  { id: 'bat', rules: [...numbered('B', 3), ...numbered('Q', 2)] },
  { id: 'result', rules: numbered('W', 2) }
];
export const ark: string[] = numbered('A', 13);

/** The section of a rule, or null where there is no such rule. */
export const sectionOf = (rule: string): string | null => sections.find(({ rules }) => rules.includes(rule))?.id ?? (ark.includes(rule) ? 'ark' : null);

/** An animal's own rule is its card. */
export const speciesOfRule = (rule: string): string | null => Object.keys(animals).find((species) => animals[species]?.rule === rule) ?? null;

// What else one should know about an animal. What its card says already is only named, not said again.
export const related: Record<string, { more: string[]; named?: string[] }> = {
  vulture: { more: ['V4', 'V5', 'P2'], named: ['V1', 'V2', 'V3'] },
  bat: { more: ['B2', 'B3', 'Q2'], named: ['B1'] },
  porcupine: { more: ['Q2'], named: ['Q1'] },
  chameleon: { more: ['K5'], named: ['K4'] },
  penguin: { more: ['K4', 'K5', 'V5'] },
  skunk: { more: ['K3'] },
  bear: { more: ['K3'] },
  hippo: { more: ['T3', 'K1'], named: ['Z'] },
  crocodile: { more: ['T3', 'Q1'], named: ['Z'] },
  giraffe: { more: ['T3', 'K1'] },
  tiger: { more: ['T3', 'Q1'] },
  llama: { more: ['T3'] },
  rhino: { more: ['K3', 'Q1'] },
  cheetah: { more: ['K3', 'Q1'] },
  peacock: { more: ['K3'] },
  monkey: { more: ['B2'] },
  lion: { more: ['B2'] },
  snake: { more: ['K1'] },
  seal: { more: ['T3'] },
  parrot: { more: ['T2'] },
  kangaroo: { more: ['T2'] },
  zebra: { more: ['T3'] },
  ostrich: { more: ['T2'] },
  dog: { more: ['B1'] }
};
