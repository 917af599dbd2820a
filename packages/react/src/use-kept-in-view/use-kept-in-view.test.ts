import { expect, test } from 'vitest';
import { isCovered } from './use-kept-in-view.ts';

const sight = { offsetTop: 100, height: 300 };

test.each([
  ['in sight', { top: 150, bottom: 200 }, false],
  ['exactly filling the sight', { top: 100, bottom: 400 }, false],
  ['under the keyboard', { top: 380, bottom: 430 }, true],
  ['above the sight', { top: 60, bottom: 110 }, true],
])('a field %s', (_where, box, covered) => {
  expect(isCovered(box, sight)).toBe(covered);
});
