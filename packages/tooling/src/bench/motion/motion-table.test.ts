import { expect, test } from 'vitest';
import { REFRESH_MS } from './frame-times.ts';
import { missesFrames, motionTable } from './motion-table.ts';

/** A hundred frames of which some wait for a second refresh. */
function framesWith(late: number): readonly number[] {
  return Array.from({ length: 100 }, (_, index) => (index < late ? 2 : 1) * REFRESH_MS);
}

test('five late frames in a hundred meet the bar', () => {
  expect(missesFrames({ name: 'wheel', frames: framesWith(5) })).toBe(false);
});

test('six miss it', () => {
  const motion = { name: 'wheel', frames: framesWith(6) };
  expect(missesFrames(motion)).toBe(true);
  expect(motionTable([motion])).toContain(
    'wheel   100      16.7 ms   33.3 ms   6 %    ≤ 5 % above 16.7 ms  MISSED',
  );
});

test('a motion that drew nothing misses it', () => {
  expect(missesFrames({ name: 'wheel', frames: [] })).toBe(true);
});
