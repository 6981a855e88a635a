// Which examples show a species or a rule.
import { arkExamples } from './ark';
import { barExamples } from './bar';
import type { Example } from './example';
import { ruleExamples } from './rules';
import { townExamples } from './town';

export const examples: Example[] = [...barExamples, ...townExamples, ...ruleExamples, ...arkExamples];

/** The examples of a topic; those that begin with it come first. */
export function examplesOf(topic: string): Example[] {
  const found = examples.filter(({ about }) => about.split(' ').includes(topic));
  return found.sort((a, b) => Number(b.about.startsWith(topic)) - Number(a.about.startsWith(topic)));
}
