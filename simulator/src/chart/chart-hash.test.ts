import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartHash } from './chart-hash.ts';
import { chartOf } from './chart-of.ts';

function hashOf(config: object): string {
  return chartHash(chartOf(createMachine({ id: 'lamp', initial: 'off', ...config })));
}

const STATES = { off: { on: { SWITCH: 'on' } }, on: {} };

test('is the same for the same machine', () => {
  expect(hashOf({ states: STATES })).toBe(hashOf({ states: structuredClone(STATES) }));
});

test.each([
  ['a state', { ...STATES, broken: {} }],
  ['the type of a state', { ...STATES, on: { type: 'final' } }],
  ['an event', { ...STATES, off: { on: { PRESS: 'on' } } }],
  ['a target', { ...STATES, off: { on: { SWITCH: 'off' } } }],
  ['a condition', { ...STATES, off: { on: { SWITCH: { target: 'on', guard: 'isLit' } } } }],
  ['a way back', { ...STATES, on: { on: { SWITCH: 'off' } } }],
])('differs for a machine with another %s', (_, states) => {
  expect(hashOf({ states })).not.toBe(hashOf({ states: STATES }));
});

test('differs for a machine with another start', () => {
  expect(hashOf({ states: STATES, initial: 'on' })).not.toBe(hashOf({ states: STATES }));
});
