import { expect, test } from 'vitest';
import { type ChartedMachine, chartStatus } from './chart-status.ts';
import { placeless } from './testing.ts';

const layout = placeless();
const OFF: ChartedMachine = { states: ['off'], visited: [], events: [], failed: null };

function statesOf(shown: ChartedMachine) {
  return Object.fromEntries(chartStatus(layout, shown).states);
}

function openWays(shown: ChartedMachine): string[] {
  return [...chartStatus(layout, shown).open].map(({ source, target }) => `${source} → ${target}`);
}

test('includes the parents of active states', () => {
  expect(statesOf({ ...OFF, states: ['on.hot'] })).toEqual({
    'kettle.on': 'active',
    'kettle.on.hot': 'active',
  });
});

test('distinguishes visited from active states', () => {
  expect(statesOf({ ...OFF, visited: ['off', 'on.hot'] })).toEqual({
    'kettle.off': 'active',
    'kettle.on': 'visited',
    'kettle.on.hot': 'visited',
  });
});

test('marks where an available event may lead as next, whatever its guards', () => {
  const shown = { ...OFF, events: ['SWITCH'] };
  expect(openWays(shown)).toEqual(['kettle.off → kettle.on', 'kettle.off → kettle.off']);
  expect(statesOf(shown)).toEqual({ 'kettle.on': 'next', 'kettle.off': 'active' });
});

test('marks a visited state that is next as next', () => {
  const shown = { ...OFF, visited: ['on.hot'], events: ['SWITCH'] };
  expect(statesOf(shown)['kettle.on']).toBe('next');
});

test('opens no transition of an unavailable event', () => {
  expect(openWays({ ...OFF, events: ['UNKNOWN'] })).toEqual([]);
});

test('falls back to the parent’s transition for an event that a state lacks', () => {
  expect(openWays({ ...OFF, states: ['on.hot'], events: ['SWITCH'] })).toEqual([
    'kettle.on → kettle.off',
  ]);
  expect(openWays({ ...OFF, states: ['on.hot'], events: ['UNPLUG'] })).toEqual([
    'kettle:any → kettle.off',
  ]);
});

test('skips the parent if the state certainly takes the event', () => {
  const taken = {
    ...layout,
    nodes: layout.nodes.map((node) =>
      node.id === 'kettle.off'
        ? {
            ...node,
            stays: [{ kind: 'event', event: 'UNPLUG', label: 'UNPLUG', guard: null } as const],
          }
        : node,
    ),
  };
  expect(chartStatus(taken, { ...OFF, events: ['UNPLUG'] }).open.size).toBe(0);
});

test('includes the parent if the state takes the event under a guard', () => {
  const asked = {
    ...layout,
    nodes: layout.nodes.map((node) =>
      node.id === 'kettle.off'
        ? {
            ...node,
            stays: [{ kind: 'event', event: 'UNPLUG', label: 'UNPLUG', guard: 'isHot' } as const],
          }
        : node,
    ),
  };
  expect(chartStatus(asked, { ...OFF, events: ['UNPLUG'] }).open.size).toBe(1);
});

test('gives a failure precedence', () => {
  const failed = { state: 'on.hot', message: 'It was expected to be hot.' };
  expect(statesOf({ ...OFF, states: ['on.hot'], failed })).toEqual({
    'kettle.on': 'active',
    'kettle.on.hot': 'failed',
  });
});

test('marks the whole machine if it failed as a whole', () => {
  expect(statesOf({ ...OFF, failed: { state: '', message: 'It crashed.' } })).toEqual({
    'kettle.off': 'active',
    kettle: 'failed',
  });
});

test('ignores a state that the chart lacks', () => {
  const failed = { state: 'on.cold', message: 'No such state.' };
  expect(statesOf({ ...OFF, visited: ['gone'], failed })).toEqual({ 'kettle.off': 'active' });
});
