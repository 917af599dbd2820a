import { expect, test } from 'vitest';
import { hasLeak, leakTable } from './leak-table.ts';

const HELD = { heap: 6, nodes: 1000, listeners: 100, pageListeners: 30, timers: 4, actors: 9 };

test('a heap that grows by less than one in twenty is no leak', () => {
  expect(hasLeak({ person: 'visitor', rounds: [HELD, HELD, { ...HELD, heap: 6.3 }] })).toBe(false);
});

test.each([
  { heap: 6.4 },
  { nodes: 1051 },
  { listeners: 106 },
  { pageListeners: 31 },
  { timers: 5 },
  { actors: 10 },
])('%j after the last round is a leak', (more) => {
  const rounds = { person: 'member', rounds: [HELD, HELD, { ...HELD, ...more }] };
  expect(hasLeak(rounds)).toBe(true);
  expect(leakTable([rounds])).toContain(' !');
});

test('what a page held only meanwhile is no leak', () => {
  expect(hasLeak({ person: 'member', rounds: [HELD, { ...HELD, actors: 12 }, HELD] })).toBe(false);
});
