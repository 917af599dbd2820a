import { expect, test } from 'vitest';
import { screenOf, screenSize } from './screen-sizes.ts';

const UPRIGHT = { screen: 'compact', width: 500, height: 900, isTurned: false } as const;

test('a screen has the size of its phone, and turned on its side that of the other way', () => {
  expect(screenSize(UPRIGHT)).toEqual({ width: 375, height: 667 });
  expect(screenSize({ ...UPRIGHT, isTurned: true })).toEqual({ width: 667, height: 375 });
});

test('a free screen has the size that was set', () => {
  expect(screenSize({ ...UPRIGHT, screen: 'free' })).toEqual({ width: 500, height: 900 });
});

test('a size is that of a phone, or free', () => {
  expect(screenOf(375, 667)).toBe('compact');
  expect(screenOf(376, 667)).toBe('free');
});
