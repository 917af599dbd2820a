import { type Problem, problemOfCode } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { LoginContext, OfLogin } from './login.types.ts';
import {
  codeOf,
  type FailedOutcome,
  isWaiting,
  keyAfter,
  problemAfter,
  retryAtOf,
} from './login-request.ts';
import { readSmsCode } from './sms-code.ts';

/** What was wrong with a code says nothing of the next, unless the backend refuses any for now. */
export function typeCode({ context }: OfLogin, text: string): Partial<LoginContext> {
  return { typedCode: readSmsCode(text), problem: isWaiting(context) ? context.problem : null };
}

/** Leaves the code, to change the phone. It may be changed back. */
export function leaveCode({ context: { resendAt, problem } }: OfLogin): Partial<LoginContext> {
  return {
    // What was wrong with one code says nothing of the next, unless the SMS is used up.
    leftCode: { resendAt, problem: isUsedUp(problem) ? problem : null },
    resendAt: null,
    typedCode: '',
    waitUntil: 0,
    problem: null,
  };
}

/** After a login that failed. */
export function failLogin(context: LoginContext, outcome: FailedOutcome): Partial<LoginContext> {
  return {
    logInKey: keyAfter(outcome, context.logInKey, context.ports),
    waitUntil: retryAtOf(outcome) ?? 0,
    // The key logged the user in before, with the right code of this SMS.
    problem:
      codeOf(outcome) === RESPONSE_CODE.bodyInvalid
        ? problemOfCode(RESPONSE_CODE.smsCodeWrong)
        : problemAfter(outcome),
  };
}

/** No code of this SMS is accepted any more. */
function isUsedUp(shown: Problem | null): boolean {
  return shown?.message === 'smsCodeTooManyTries';
}
