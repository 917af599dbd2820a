import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_TABLE } from '../response-code/code-table.ts';
import { problemOf, problemOfCode } from './problem.ts';

describe('a code of the backend', () => {
  test.each([
    [10000, 'busy', 'retry'],
    [10001, 'sessionEnded', 'logIn'],
    [10011, 'signatureRefused', 'reload'],
    [10012, 'signatureRefused', 'reload'],
    [10013, 'clockWrong', 'retry'],
    [10015, 'notFound', 'leave'],
    [10016, 'tooManyRequests', 'retry'],
    [20001, 'smsCodeWrong', 'fixInput'],
    [20002, 'smsCodeExpired', 'askNewCode'],
    [20003, 'smsCodeTooSoon', 'retry'],
    [20004, 'smsCodeTooManyTries', 'askNewCode'],
    [20005, 'phoneInvalid', 'fixInput'],
    [10002, 'giftCardUsed', 'fixInput'],
    [100007, 'giftCardUnknown', 'fixInput'],
    [100018, 'giftCardLimit', 'fixInput'],
    [30040, 'giftExchangeFailed', 'retry'],
    [30041, 'giftExchangeLimit', 'fixInput'],
    [30042, 'pointsInsufficient', 'fixInput'],
    [30004, 'notStarted', 'retry'],
    [120002, 'notStarted', 'retry'],
    [120103, 'notStarted', 'retry'],
    [30005, 'ended', 'leave'],
    [120003, 'ended', 'leave'],
    [120104, 'ended', 'leave'],
    [110004, 'ended', 'leave'],
    [30003, 'promoOver', 'leave'],
    [30006, 'allClaimed', 'leave'],
    [30007, 'alreadyClaimed', 'leave'],
    [30011, 'loginRequired', 'logIn'],
    [30012, 'newUsersOnly', 'leave'],
    [30014, 'notYetTime', 'retry'],
    [20101, 'ownCode', 'leave'],
    [20102, 'alreadyBound', 'leave'],
    [20103, 'existingUser', 'leave'],
    [130001, 'quotaFull', 'leave'],
    [130002, 'notRegistered', 'leave'],
    [130003, 'cannotReregister', 'leave'],
    [130004, 'registrationOver', 'leave'],
    [130005, 'wrongDay', 'retry'],
    [130006, 'wrongQr', 'fixInput'],
  ] as const)('%i has the message %s, and leads to %s', (code, message, next) => {
    expect(problemOfCode(code)).toEqual({ message, next, code: null });
  });

  test.each([0, 120101])(
    '%i is not a problem: a refusal with it has the general message',
    (code) => {
      expect(problemOfCode(code)).toEqual({ message: 'unexpected', next: 'retry', code });
    },
  );

  test('10014 has the general message, with the code', () => {
    expect(problemOfCode(10014)).toEqual({ message: 'unexpected', next: 'retry', code: 10014 });
  });

  test('has the general message with the code, if it is unknown', () => {
    const known = new Set<number>(CODE_TABLE.map(({ code }) => code));
    const near = fc
      .constantFrom(...known)
      .chain((code) => fc.integer({ min: code - 3, max: code + 3 }));
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), near).filter((code) => !known.has(code)),
        (code) => {
          expect(problemOfCode(code)).toEqual({ message: 'unexpected', next: 'retry', code });
        },
      ),
    );
  });
});

test('has a message for a failure without a code', () => {
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

test('says when a retry may succeed, if that is known', () => {
  const limited = { kind: 'limited', code: 10016 } as const;
  expect(problemOf(limited)).toStrictEqual(problemOfCode(10016));
  expect(problemOf({ ...limited, retryAt: 7 })).toStrictEqual({
    ...problemOfCode(10016),
    retryAt: 7,
  });
});
