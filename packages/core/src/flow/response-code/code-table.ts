import { PROBLEMS, type Problem } from '../problem/problem.ts';
import type { ProblemMessage } from '../problem/problem-message.ts';
import { DOWNLINK_CODE } from './activity-code.ts';
import { RESPONSE_CODE } from './response-code.ts';

/** What a numeric code of the backend comes to. */
export interface CodeMeaning {
  readonly code: number;
  /** The key of what the person is told; null where there is nothing to tell. */
  readonly message: ProblemMessage | 'downlink' | null;
  /** What happens next. `goOn`: it is no problem. */
  readonly next: Problem['next'] | 'goOn';
}

/** What is no problem: a success, and the helper of a bargain who is shown one of their own (section 4). */
const NO_PROBLEMS: readonly CodeMeaning[] = [
  { code: RESPONSE_CODE.success, message: null, next: 'goOn' },
  { code: DOWNLINK_CODE, message: 'downlink', next: 'goOn' },
];

/**
 * A request that the backend cannot make sense of: a mistake of the app, which nobody who reads of it could mend.
 * It is told in general, with its number, like a code that nobody knows.
 */
const UNREADABLE: CodeMeaning = {
  code: RESPONSE_CODE.bodyInvalid,
  message: 'unexpected',
  next: 'retry',
};

/**
 * Every numeric code that the product knows, in order: those of the specification's sections 4 and 8, in both
 * sets, and ours (docs/assumptions.md). Any other is told in general, with its number.
 */
export const CODE_TABLE: readonly CodeMeaning[] = [
  ...NO_PROBLEMS,
  UNREADABLE,
  ...Object.entries(PROBLEMS).map(([code, [message, next]]) => ({
    code: Number(code),
    message,
    next,
  })),
].sort((one, other) => one.code - other.code);
