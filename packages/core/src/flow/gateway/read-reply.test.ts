import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../response-code/response-code.ts';
import { failureOfCode } from './failure-of-code.ts';
import {
  isLoginRequired,
  isNotFound,
  isTokenRefused,
  isUnsettled,
  pendingAfter,
  readReply,
} from './gateway-result.ts';

const NOT_FOUND = fail(failureOfCode(RESPONSE_CODE.notFound));
const TOKEN_INVALID = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
const LOGIN_REQUIRED = fail(failureOfCode(CLAIM_CODE.loginRequired));
const LEFT_OPEN = fail(failureOfCode(10001, leavesOpen: true));
const BUSY = fail(failureOfCode(RESPONSE_CODE.serverBusy));
const UNREACHABLE = fail({ kind: 'unreachable' } as const);
const MALFORMED = fail({ kind: 'malformed' } as const);

test('a refusal is told by its code', () => {
  expect(isNotFound(NOT_FOUND)).toBe(true);
  expect(isNotFound(TOKEN_INVALID)).toBe(false);
  expect(isNotFound(UNREACHABLE)).toBe(false);
  expect(isNotFound(succeed('done'))).toBe(false);
  expect(isTokenRefused(TOKEN_INVALID)).toBe(true);
  expect(isTokenRefused(NOT_FOUND)).toBe(false);
  expect(isLoginRequired(LOGIN_REQUIRED)).toBe(true);
  expect(isLoginRequired(TOKEN_INVALID)).toBe(false);
  expect(isTokenRefused(LOGIN_REQUIRED)).toBe(false);
});

test('a reply is read by its code, and an unknown code is a refusal', () => {
  const read = ({ code }: { readonly code: number }) => (code === 7 ? 'seven' : null);
  expect(readReply(succeed({ code: 7 }), read)).toEqual(succeed('seven'));
  expect(readReply(succeed({ code: 8 }), read)).toEqual(fail(failureOfCode(8)));
  expect(readReply(UNREACHABLE, read)).toBe(UNREACHABLE);
});

test.each([
  ['an answer', false, succeed('done')],
  ['a refusal', false, NOT_FOUND],
  ['a busy backend', true, BUSY],
  ['a lost answer', true, UNREACHABLE],
  ['an answer that nobody can read', true, MALFORMED],
  ['a refusal of the next try alone', true, LEFT_OPEN],
])('after %s a change is open: %j', (_, isOpen, result) => {
  expect(isUnsettled(result)).toBe(isOpen);
  expect(pendingAfter(result, 'key-1')).toBe(isOpen ? 'key-1' : null);
});
