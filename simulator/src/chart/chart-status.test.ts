import { expect, test } from 'vitest';
import { chartStatus, type MachineSight } from './chart-status.ts';
import { placeless } from './testing.ts';

const layout = placeless();
const OFF: MachineSight = { states: ['off'], visited: [], events: [], failed: null };

function statesOf(sight: MachineSight) {
  return Object.fromEntries(chartStatus(layout, sight).states);
}

function openWays(sight: MachineSight): string[] {
  return [...chartStatus(layout, sight).open].map(({ source, target }) => `${source} → ${target}`);
}

test('a machine is in its states and in those around them', () => {
  expect(statesOf({ ...OFF, states: ['on.hot'] })).toEqual({
    'kettle.on': 'active',
    'kettle.on.hot': 'active',
  });
});

test('tells where it was from where it is', () => {
  expect(statesOf({ ...OFF, visited: ['off', 'on.hot'] })).toEqual({
    'kettle.off': 'active',
    'kettle.on': 'visited',
    'kettle.on.hot': 'visited',
  });
});

test('where an event may lead that can be sent now comes next, whatever must hold', () => {
  const sight = { ...OFF, events: ['SWITCH'] };
  expect(openWays(sight)).toEqual(['kettle.off → kettle.on', 'kettle.off → kettle.off']);
  expect(statesOf(sight)).toEqual({ 'kettle.on': 'next', 'kettle.off': 'active' });
});

test('what was visited and comes next again is next', () => {
  const sight = { ...OFF, visited: ['on.hot'], events: ['SWITCH'] };
  expect(statesOf(sight)['kettle.on']).toBe('next');
});

test('an event that cannot be sent now opens no way', () => {
  expect(openWays({ ...OFF, events: ['UNKNOWN'] })).toEqual([]);
});

test('what a state does not hear, the one around it does', () => {
  expect(openWays({ ...OFF, states: ['on.hot'], events: ['SWITCH'] })).toEqual([
    'kettle.on → kettle.off',
  ]);
  expect(openWays({ ...OFF, states: ['on.hot'], events: ['UNPLUG'] })).toEqual([
    'kettle:any → kettle.off',
  ]);
});

test('the one around it is not asked where the state is sure to take the event', () => {
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

test('it is asked where the state takes the event under a condition', () => {
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

test('shows first where it failed', () => {
  const failed = { state: 'on.hot', words: 'It was expected to be hot.' };
  expect(statesOf({ ...OFF, states: ['on.hot'], failed })).toEqual({
    'kettle.on': 'active',
    'kettle.on.hot': 'failed',
  });
});

test('a machine that broke down as a whole failed as a whole', () => {
  expect(statesOf({ ...OFF, failed: { state: '', words: 'It broke down.' } })).toEqual({
    'kettle.off': 'active',
    kettle: 'failed',
  });
});

test('a state that the chart does not have is left out', () => {
  const failed = { state: 'on.cold', words: 'No such state.' };
  expect(statesOf({ ...OFF, visited: ['gone'], failed })).toEqual({ 'kettle.off': 'active' });
});
