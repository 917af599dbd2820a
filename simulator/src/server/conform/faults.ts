import { ANSWER_FAULTS } from './faults/answers.ts';
import { RULE_FAULTS } from './faults/rules.ts';
import { SECURITY_FAULTS } from './faults/security.ts';
import type { Plug } from './plugs.ts';

/** Faults that are planted into our backend, to see whether a check of its conformance finds them. */
export const FAULTS: Readonly<Record<string, Plug>> = {
  ...ANSWER_FAULTS,
  ...SECURITY_FAULTS,
  ...RULE_FAULTS,
};
