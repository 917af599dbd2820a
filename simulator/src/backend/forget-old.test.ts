import { expect, it } from 'vitest';
import { forgetOld } from './forget-old.ts';

const START = Date.UTC(2026, 0, 1);
const LIFETIME_MS = 1000;

it('keeps a record small whose entries live for a second', () => {
  const record: Record<string, number> = {};
  let most = 0;
  // Ten a millisecond.
  for (let index = 0; index < 50_000; index += 1) {
    const now = START + index / 10;
    forgetOld(record, (addedAt) => now - addedAt > LIFETIME_MS, now);
    record[`entry-${index}`] = now;
    if (index % 1000 === 0) most = Math.max(most, Object.keys(record).length);
  }
  expect(most).toBeLessThan(30_000);
});

it('looks at each of many entries that stay about once an hour', () => {
  const record = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, index]));
  let looks = 0;
  const isOld = () => {
    looks += 1;
    return false;
  };
  for (let minute = 0; minute < 60; minute += 1) forgetOld(record, isOld, START + minute * 60_000);
  expect(looks).toBe(10_000);
});
