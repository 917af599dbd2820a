import { expect, test } from 'vitest';
import { START } from '../backend/testing.ts';
import { exportLog, logFileName } from './export-log.ts';
import { callEntry, requestEntry } from './testing.ts';

test('contains the whole log', () => {
  const entries = [callEntry({ method: 'toLogin' }), requestEntry()];
  expect(JSON.parse(exportLog(entries, START))).toEqual({
    exportedAt: '2026-09-04T08:00:00.000Z',
    entries,
  });
});

test('contains no phone, no token and no voucher’s code', () => {
  const key = '6f1c4f5e-8a0d-4c1b-9d3e-2a7b5c9e1f00';
  const text = exportLog(
    [
      callEntry({ input: { text: `Call +62 812 3456 7890 about ${key}, KP7M4XQ2R9WD` } }),
      requestEntry({ headers: { 'idempotency-key': key }, answer: `{"token":"abcdefgh"}` }),
    ],
    START,
  );
  expect(text).not.toMatch(/3456|6f1c4f5e|abcdefgh|4XQ2/);
  expect(text).toContain('6f1c…');
});

test('has the time of export in its name', () => {
  expect(logFileName(START)).toBe('log-2026-09-04T08-00-00.json');
});
