import { expect, test } from 'vitest';
import { hasFeature } from './market-features.ts';

test.each(['rightsCard', 'redeemingPoints', 'games'] as const)(
  'Indonesia alone has %s',
  (feature) => {
    expect(hasFeature('ID', feature)).toBe(true);
    expect(hasFeature('PH', feature)).toBe(false);
    expect(hasFeature('SG', feature)).toBe(false);
  },
);
