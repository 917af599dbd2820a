import { statSync } from 'node:fs';
import path from 'node:path';
import { HEADERS } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { MAX_BODY } from '../../backend/body-limits.ts';
import { readAnswer, startBackend } from '../../backend/testing.ts';
import { saveChanges } from './save-changes.ts';
import { openStore } from './store.ts';
import { temporaryFolder } from './testing.ts';

/** How many requests of a visitor the test sends. */
const REQUESTS = 100;

/** What one of them may take in the file: its SMS code, its kept answer, its counts of four limits, and their rows. */
const BYTES_EACH = 1400;

const FILLER = 'x'.repeat(MAX_BODY - 1000);

test('keeps little of the largest requests that a visitor can send', async () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const store = openStore(file);
  const { backend, request } = startBackend();
  const commit = saveChanges(backend, store, true);
  const before = statSync(`${file}-wal`).size;

  for (let index = 0; index < REQUESTS; index += 1) {
    const phone = `+62812${String(index).padStart(8, '0')}`;
    const input = { phone, filler: FILLER };
    const key = `${index}`.padEnd(128, 'k');
    const sent = request('sendCode', input, { key, address: `203.0.113.${index}` });
    expect(readAnswer(await backend.handle(sent)).code).toBe(RESPONSE_CODE.success);
  }
  await commit();
  expect(statSync(`${file}-wal`).size - before).toBeLessThan(REQUESTS * BYTES_EACH);
  store.close();

  const reopened = openStore(file);
  expect(Object.keys(reopened.load()?.keptAnswers ?? {})).toHaveLength(REQUESTS);
  reopened.close();
});

test.each([129, 12_000])('refuses an idempotency key of %d characters', async (length) => {
  const { backend, request } = startBackend();
  const sent = request('sendCode', { phone: '+6281234567890' }, { key: 'k'.repeat(length) });
  expect(readAnswer(await backend.handle(sent))).toMatchObject({
    code: RESPONSE_CODE.bodyInvalid,
    msg: expect.stringContaining(HEADERS.idempotencyKey),
  });
  expect(backend.peek().keptAnswers).toEqual({});
});
