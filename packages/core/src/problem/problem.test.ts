import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import { isTokenRefused, problemOf, problemOfCode } from './problem.ts';

describe('a code of the backend', () => {
  test.each([
    [10000, 'busy', 'retry'],
    [10001, 'sessionEnded', 'logIn'],
    [10011, 'signatureRefused', 'reload'],
    [10012, 'signatureRefused', 'reload'],
    [10013, 'clockWrong', 'retry'],
    [10014, 'requestInvalid', 'retry'],
    [10015, 'voucherNotFound', 'retry'],
    [20001, 'smsCodeWrong', 'amend'],
    [20002, 'smsCodeExpired', 'askNewCode'],
    [20003, 'smsCodeTooSoon', 'retry'],
    [20004, 'smsCodeTooManyTries', 'askNewCode'],
    [20005, 'phoneInvalid', 'amend'],
  ] as const)('%i is told as %s, and leads to %s', (code, message, next) => {
    expect(problemOfCode(code)).toEqual({ message, next, code: null });
  });

  test('that nobody knows is told in general words that carry it', () => {
    const known = new Set<number>(Object.values(RESPONSE_CODE));
    fc.assert(
      fc.property(
        fc.integer().filter((code) => !known.has(code)),
        (code) => {
          expect(problemOfCode(code)).toEqual({ message: 'unexpected', next: 'retry', code });
        },
      ),
    );
  });
});

test('a failure without a code is told too', () => {
  expect(problemOf({ kind: 'unreachable' })).toEqual({
    message: 'unreachable',
    next: 'retry',
    code: null,
  });
  expect(problemOf({ kind: 'malformed' }).message).toBe('unexpected');
});

test('only a refused token ends the session', () => {
  expect(isTokenRefused({ kind: 'refused', code: 10001 })).toBe(true);
  expect(isTokenRefused({ kind: 'refused', code: 10000 })).toBe(false);
  expect(isTokenRefused({ kind: 'unreachable' })).toBe(false);
});
