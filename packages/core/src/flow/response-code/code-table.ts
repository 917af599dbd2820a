import { PROBLEMS, type Problem } from '../problem/problem.ts';
import type { ProblemMessage } from '../problem/problem-message.ts';
import { DOWNLINK_CODE } from './activity-code.ts';
import { RESPONSE_CODE } from './response-code.ts';

/** The meaning of a numeric code of the backend. */
export interface CodeMeaning {
  readonly code: number;
  /** The key of the message; null if there is none. */
  readonly message: ProblemMessage | 'downlink' | null;
  /** The next step. `goOn`: no problem. */
  readonly next: Problem['next'] | 'goOn';
}

/** Codes that are not problems: success, and the helper of a bargain who gets their own (section 4). */
const NO_PROBLEMS: readonly CodeMeaning[] = [
  { code: RESPONSE_CODE.success, message: null, next: 'goOn' },
  { code: DOWNLINK_CODE, message: 'downlink', next: 'goOn' },
];

/**
 * The backend could not read the request: a bug of the app, which users cannot fix. It has the general message with its
 * number, like an unknown code.
 */
const UNREADABLE: CodeMeaning = {
  code: RESPONSE_CODE.bodyInvalid,
  message: 'unexpected',
  next: 'retry',
};

/**
 * Every known numeric code, in order: sections 4 and 8, in both sets, and ours (docs/assumptions.md). All others have
 * the general message, with their number.
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
