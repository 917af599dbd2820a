import type { GatewayFailure } from '../gateway/gateway.ts';
import { type CodeRow, type NextStep, rowOfCode } from '../response-code/code-table.ts';

/** What went wrong, and what the user can do. */
export interface Problem {
  readonly message: ProblemMessage;
  readonly next: NextStep;
  /** The backend's code if the message is the general one, for support. */
  readonly code: number | null;
  /** When a retry may succeed, if that is known: milliseconds since the epoch. */
  readonly retryAt?: number;
}

/** A problem's message: its key in the translations. The backend's codes have one, or the app says it by itself. */
export type ProblemMessage =
  | Exclude<CodeRow, { readonly next: 'goOn' }>['message']
  | keyof typeof APP_PROBLEMS;

/** The problems that the app finds by itself, with the next step after each. */
export const APP_PROBLEMS = {
  unreachable: 'retry',
  unexpected: 'retry',
  phoneCheckUnavailable: 'retry',
  smsCodeIncomplete: 'fixInput',
  giftCardIncomplete: 'fixInput',
  giftCardQrWrong: 'fixInput',
  scanUnavailable: 'fixInput',
  copyFailed: 'retry',
  // The native app cannot do it: -3, -4, -5, and no device info on Android (specification, section 8).
  outsideApp: 'openApp',
  noBridge: 'openApp',
  bridgeUnsupported: 'openApp',
  deviceInfoUnavailable: 'retry',
} as const satisfies Readonly<Record<string, NextStep>>;

/** A problem found by the app itself. */
export function problem(message: keyof typeof APP_PROBLEMS): Problem {
  return { message, next: APP_PROBLEMS[message], code: null };
}

/** The problem of a gateway failure. Unknown codes are shown with their number. */
export function problemOf(failure: GatewayFailure): Problem {
  switch (failure.kind) {
    case 'unreachable':
      return problem('unreachable');
    case 'malformed':
      return problem('unexpected');
    default: {
      const { code, retryAt } = failure;
      return { ...problemOfCode(code), ...(retryAt !== undefined && { retryAt }) };
    }
  }
}

/**
 * The problem of a numeric code. An unknown one, and one that is no problem, has the general message with its number. A
 * page's own rule reads a code that means something special to it, such as an earlier draw.
 */
export function problemOfCode(code: number): Problem {
  const row = rowOfCode(code);
  if (row === undefined || row.next === 'goOn' || row.message === 'unexpected') {
    return { ...problem('unexpected'), code };
  }
  return { message: row.message, next: row.next, code: null };
}
