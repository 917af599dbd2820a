import { expect, test } from 'vitest';
import { countOnce, coverageOf } from './coverage-of.ts';

interface Cell {
  readonly row: string;
  readonly column: string;
}

const A1: Cell = { row: 'a', column: '1' };
const A2: Cell = { row: 'a', column: '2' };
const B1: Cell = { row: 'b', column: '1' };

test('counts the session’s visits of a cell, and lists its scenarios', () => {
  const session = [
    { ...A1, times: 2 },
    { ...B1, times: 1 },
  ];
  const stored = [
    { ...A2, scenarios: ['one', 'other'] },
    { ...A1, scenarios: ['one'] },
  ];
  expect(coverageOf([A1, A2, B1], session, stored)).toEqual({
    cells: [
      { ...A1, times: 2, scenarios: ['one'] },
      { ...A2, times: 0, scenarios: ['one', 'other'] },
      { ...B1, times: 1, scenarios: [] },
    ],
    exercised: { session: 2, scenarios: 2 },
  });
});

test('ignores what matches no cell', () => {
  expect(coverageOf([A1], [{ ...A2, times: 1 }], [{ ...B1, scenarios: ['one'] }])).toEqual({
    cells: [{ ...A1, times: 0, scenarios: [] }],
    exercised: { session: 0, scenarios: 0 },
  });
});

test('counts each cell separately', () => {
  const once = countOnce(countOnce([], A1), A2);
  expect(once).toEqual([
    { ...A1, times: 1 },
    { ...A2, times: 1 },
  ]);
  expect(countOnce(once, A2)).toEqual([
    { ...A1, times: 1 },
    { ...A2, times: 2 },
  ]);
});
