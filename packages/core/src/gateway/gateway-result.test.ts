import { expect, test } from 'vitest';
import { fail, succeed } from '../ports/result.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import { isRefused, isUnsettled } from './gateway-result.ts';

const NOT_FOUND = fail({ kind: 'refused', code: RESPONSE_CODE.notFound } as const);
const BUSY = fail({ kind: 'refused', code: RESPONSE_CODE.serverBusy } as const);
const UNREACHABLE = fail({ kind: 'unreachable' } as const);
const MALFORMED = fail({ kind: 'malformed' } as const);

test('a refusal is one by its code', () => {
  expect(isRefused(NOT_FOUND, RESPONSE_CODE.notFound)).toBe(true);
  expect(isRefused(NOT_FOUND, RESPONSE_CODE.tokenInvalid)).toBe(false);
  expect(isRefused(UNREACHABLE, RESPONSE_CODE.notFound)).toBe(false);
  expect(isRefused(succeed('done'), RESPONSE_CODE.notFound)).toBe(false);
});

test.each([
  ['an answer', false, succeed('done')],
  ['a refusal', false, NOT_FOUND],
  ['a busy backend', true, BUSY],
  ['a lost answer', true, UNREACHABLE],
  ['an answer that nobody can read', true, MALFORMED],
])('after %s a change is open: %j', (_, isOpen, result) => {
  expect(isUnsettled(result)).toBe(isOpen);
});
