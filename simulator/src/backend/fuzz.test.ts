import { RESPONSE_CODE } from '@cangkir/core';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyRequest } from './any-request.ts';
import { BACKEND_STATE } from './state.ts';
import { readAnswer, START, startBackend } from './testing.ts';

const RUNS = 2_000;

test('answers any request by a code, throws in no rule, and stays a valid state', async () => {
  const { backend, ask } = startBackend();
  const tokens = [
    '',
    backend.logInAs('member')?.token ?? '',
    backend.logInAs('newcomer')?.token ?? '',
  ];
  const failures: unknown[] = [];
  const codes = new Set<number>();
  backend.on('failure', ({ error }) => failures.push(error));
  // A listener, as requests are described for the log as well.
  backend.on('exchange', () => {});
  await fc.assert(
    fc.asyncProperty(anyRequest(tokens, START), async (request) => {
      codes.add(readAnswer(await backend.handle(request)).code);
      expect(failures).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  const { success, bodyInvalid, signatureMissing, tokenInvalid, notFound } = RESPONSE_CODE;
  for (const code of [success, bodyInvalid, signatureMissing, tokenInvalid, notFound]) {
    expect(codes).toContain(code);
  }
  expect(v.safeParse(BACKEND_STATE, backend.snapshot()).success).toBe(true);
  expect((await ask('config', {})).code).toBe(RESPONSE_CODE.success);
});
