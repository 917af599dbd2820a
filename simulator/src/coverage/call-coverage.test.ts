import { METHODS } from '@cangkir/bridge';
import { expect, test } from 'vitest';
import { callCells } from './call-cells.ts';
import { callCoverage } from './call-coverage.ts';

const LOGIN = { method: 'toLogin', platform: 'ios', outcome: 'success' } as const;
const CLOSED = { ...LOGIN, outcome: 'declined' } as const;

test('the table has a row for each call, and all cells that there are', () => {
  const { rows, total, exercised } = callCoverage([], { calls: [] });
  expect(rows.map(({ method }) => method)).toEqual(Object.keys(METHODS));
  expect(rows.flatMap(({ cells }) => cells)).toHaveLength(total);
  expect(total).toBe(callCells().length);
  expect(exercised).toEqual({ session: 0, scenarios: 0 });
});

test('a cell knows how often the session came to it, and which scenarios do', () => {
  const stored = {
    calls: [
      { ...CLOSED, scenarios: ['redirect-login-closed'] },
      { ...LOGIN, scenarios: ['a', 'b'] },
    ],
  };
  const { rows, exercised } = callCoverage([LOGIN, LOGIN, { ...LOGIN, method: 'back' }], stored);
  const cells = rows.find(({ method }) => method === 'toLogin')?.cells ?? [];
  expect(cells).toContainEqual({ ...LOGIN, times: 2, scenarios: ['a', 'b'] });
  expect(cells).toContainEqual({ ...CLOSED, times: 0, scenarios: ['redirect-login-closed'] });
  expect(cells).toContainEqual({ ...LOGIN, outcome: 'timeout', times: 0, scenarios: [] });
  expect(exercised).toEqual({ session: 2, scenarios: 2 });
});

test('what no contract knows fills no cell', () => {
  const impossible = { ...LOGIN, platform: 'browser' } as const;
  expect(callCoverage([impossible], { calls: [] }).exercised.session).toBe(0);
});
