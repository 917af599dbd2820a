import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { openSession } from '../../platform/session/session.ts';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import { failureOfCode } from './failure-of-code.ts';
import type { GatewayResult } from './gateway.ts';
import { retryWithNewestToken } from './newest-token.ts';

const TOKEN_REFUSED = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
const NOT_FOUND = fail(failureOfCode(RESPONSE_CODE.notFound));

/** Calls a backend that gives these answers in order, while the session changes to these tokens. */
async function ask(answers: readonly GatewayResult<string>[], tokens: readonly string[]) {
  const session = openSession({
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
  });
  session.global.set({ token: 'old' });
  const askedWith: string[] = [];
  const answer = await retryWithNewestToken(session, async () => {
    const nth = askedWith.length;
    askedWith.push(session.global.get().token);
    await Promise.resolve();
    session.global.set({ token: tokens[nth] ?? session.global.get().token });
    return answers[nth] ?? succeed('too often');
  });
  return { answer, askedWith };
}

test('retries with the new token if a stale one was refused', async () => {
  expect(await ask([TOKEN_REFUSED, TOKEN_REFUSED, succeed('there')], ['new', 'newer'])).toEqual({
    answer: succeed('there'),
    askedWith: ['old', 'new', 'newer'],
  });
});

test.each([
  ['the current token is refused', TOKEN_REFUSED, []],
  ['something else is refused', NOT_FOUND, ['new']],
  ['there is an answer', succeed('there'), ['new']],
])('returns the answer if %s', async (_, answer, tokens) => {
  expect(await ask([answer], tokens)).toEqual({ answer, askedWith: ['old'] });
});
