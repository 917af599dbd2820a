import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BANNER_PLACEMENT, bannerPlacement } from './banner.ts';

// The codes are spelled out: the test checks section 3 of the specification, not the table.
test.each([
  [0, 'homeBanner'],
  [1, 'homeList'],
  [2, 'menuBanner'],
  [3, 'share'],
  [4, 'myCenter'],
  [5, 'paySuccess'],
  [6, 'homeAlert'],
  [7, 'orderDetailsAlert'],
  [8, 'newGiftAlert'],
  [9, 'launchAd'],
  [10, 'h5Banner'],
  [99, 'homeFunc'],
])('%i is %s', (code, placement) => {
  expect(bannerPlacement(code)).toBe(placement);
});

test('maps no other code to a placement', () => {
  const known = new Set<number>(Object.values(BANNER_PLACEMENT));
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.integer({ min: -2, max: 101 })).filter((code) => !known.has(code)),
      (code) => {
        expect(bannerPlacement(code)).toBeNull();
      },
    ),
  );
});
