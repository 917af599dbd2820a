import { expect, test } from 'vitest';
import { screenOf, screenSize } from './screen-sizes.ts';

const UPRIGHT = { screen: 'compact', width: 500, height: 900, isTurned: false } as const;

test('has the size of its phone, swapped when rotated', () => {
  expect(screenSize(UPRIGHT)).toEqual({ width: 375, height: 667 });
  expect(screenSize({ ...UPRIGHT, isTurned: true })).toEqual({ width: 667, height: 375 });
});

test('has the chosen size if free', () => {
  expect(screenSize({ ...UPRIGHT, screen: 'free' })).toEqual({ width: 500, height: 900 });
});

test('is recognized by its size, or free', () => {
  expect(screenOf(375, 667)).toBe('compact');
  expect(screenOf(376, 667)).toBe('free');
});
