import { expect, test } from 'vitest';
import { openingTime } from './opening-time.ts';

test.each(['notStarted', 'notYetTime'] as const)(
  'a campaign that is %s opens at its time',
  (kind) => {
    expect(openingTime({ kind, opensAt: 1000 })).toBe(1000);
    expect(openingTime({ kind, opensAt: null })).toBe(Number.POSITIVE_INFINITY);
  },
);

test.each([null, { kind: 'ended' }, { kind: 'claimed', voucherId: 'v-1' }] as const)(
  'an outcome without an opening time (%j) never opens',
  (outcome) => {
    expect(openingTime(outcome)).toBe(Number.POSITIVE_INFINITY);
  },
);
