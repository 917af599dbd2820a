import { expect, test } from 'vitest';
import { createWin } from './draw.memory.ts';
import { drawOutcome, isDraw } from './draw-outcome.ts';

const result = createWin(0);

test.each([
  [0, { kind: 'drawn', result }],
  [30007, { kind: 'alreadyDrawn', result }],
  [30004, { kind: 'notStarted' }],
  [120002, { kind: 'notStarted' }],
  [30005, { kind: 'ended' }],
  [120003, { kind: 'ended' }],
  [110004, { kind: 'ended' }],
  [30011, null],
  [30006, null],
  [10000, null],
] as const)('%i', (code, outcome) => {
  expect(drawOutcome({ code, result })).toEqual(outcome);
});

test.each([0, 30007])('ignores %i without a result', (code) => {
  expect(drawOutcome({ code })).toBeNull();
});

test('shows the result of a draw, new or earlier', () => {
  expect(isDraw({ kind: 'drawn', result })).toBe(true);
  expect(isDraw({ kind: 'alreadyDrawn', result })).toBe(true);
  expect(isDraw({ kind: 'ended' })).toBe(false);
  expect(isDraw(null)).toBe(false);
});
