import { expect, test } from 'vitest';
import { headPoints, linePath } from './arrow.ts';

test('a line without a bend is straight', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 0, y: 20 },
    ]),
  ).toBe('M0 0L0 20');
});

test('a bend is round', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 30, y: 20 },
    ]),
  ).toBe('M0 0L0 15Q0 20 5 20L30 20');
});

test('two bends that lie close together share the way between them', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 20 },
    { x: 4, y: 20 },
    { x: 4, y: 40 },
  ];
  expect(linePath(points)).toBe('M0 0L0 15Q0 20 2 20L2 20Q4 20 4 25L4 40');
});

test.each([
  ['down', { x: 0, y: 20 }, '0,20 3.5,13 -3.5,13'],
  ['up', { x: 0, y: -20 }, '0,-20 -3.5,-13 3.5,-13'],
  ['to the right', { x: 20, y: 0 }, '20,0 13,-3.5 13,3.5'],
])('a head points %s', (_, tip, points) => {
  expect(headPoints([{ x: 0, y: 0 }, tip])).toBe(points);
});

test('a line of no length stays where it is, and one of a single point has no head', () => {
  const point = { x: 3, y: 4 };
  expect(linePath([point, point, point])).toBe('M3 4L3 4Q3 4 3 4L3 4');
  expect(headPoints([point])).toBe('');
});
