import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityVerdict } from '../activity/activity-code.ts';
import { GIFT_CODE, RESPONSE_CODE } from '../response-code/response-code.ts';
import { isTokenRefused, problemOf, problemOfCode } from './problem.ts';

const NAMED_CODES = [...Object.values(RESPONSE_CODE), ...Object.values(GIFT_CODE)];

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
    [10002, 'giftCardUsed', 'amend'],
    [100007, 'giftCardItemInvalid', 'amend'],
    [100018, 'giftCardLimit', 'amend'],
    [30040, 'giftExchangeFailed', 'retry'],
    [30041, 'giftExchangeLimit', 'amend'],
    [30042, 'pointsInsufficient', 'amend'],
    [30004, 'notStarted', 'retry'],
    [120002, 'notStarted', 'retry'],
    [120103, 'notStarted', 'retry'],
    [30005, 'ended', 'leave'],
    [120003, 'ended', 'leave'],
    [120104, 'ended', 'leave'],
    [110004, 'ended', 'leave'],
  ] as const)('%i is told as %s, and leads to %s', (code, message, next) => {
    expect(problemOfCode(code)).toEqual({ message, next, code: null });
  });

  test.each(NAMED_CODES.filter((code) => code !== RESPONSE_CODE.success))(
    '%i, which has a name, has words of its own',
    (code) => {
      expect(problemOfCode(code).code).toBeNull();
    },
  );

  test.each([0, 120101, 30006])('%i is no problem that the table knows', (code) => {
    expect(problemOfCode(code)).toEqual({ message: 'unexpected', next: 'retry', code });
  });

  test('that nobody knows is told in general words that carry it', () => {
    const known = new Set<number>(NAMED_CODES);
    fc.assert(
      fc.property(
        fc.integer().filter((code) => !known.has(code) && activityVerdict(code) === null),
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
  expect(problemOf({ kind: 'malformed' })).toEqual({
    message: 'unexpected',
    next: 'retry',
    code: null,
  });
  expect(problemOf({ kind: 'refused', code: 30005 })).toEqual(problemOfCode(30005));
});

test('only a refused token ends the session', () => {
  expect(isTokenRefused({ kind: 'refused', code: 10001 })).toBe(true);
  expect(isTokenRefused({ kind: 'refused', code: 10000 })).toBe(false);
  expect(isTokenRefused({ kind: 'unreachable' })).toBe(false);
});
