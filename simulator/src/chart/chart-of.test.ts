import { expect, test } from 'vitest';
import { chartOf } from './chart-of.ts';
import { kettle } from './testing.ts';

const chart = chartOf(kettle);

/** The transitions of a state, in readable form: `SWITCH [isFull] → kettle.on`. */
function waysFrom(id: string): string[] {
  return chart.transitions
    .filter(({ source }) => source === id)
    .map(({ kind, label, guard, target }) => `${kind}: ${label} [${guard}] → ${target}`);
}

test('lists the states in source order, each in its parent', () => {
  expect(chart.machine).toBe('kettle');
  expect(chart.states.map(({ path, name, type, parent }) => [path, name, type, parent])).toEqual([
    ['', 'kettle', 'compound', null],
    ['off', 'off', 'atomic', 'kettle'],
    ['on', 'on', 'compound', 'kettle'],
    ['on.warming', 'warming', 'atomic', 'kettle.on'],
    ['on.hot', 'hot', 'atomic', 'kettle.on'],
    ['on.done', 'done', 'final', 'kettle.on'],
  ]);
});

test('gives a compound state its initial state', () => {
  expect(chart.states.map(({ initial }) => initial)).toEqual([
    'kettle.off',
    null,
    'kettle.on.warming',
    null,
    null,
    null,
  ]);
});

test('lists events with and without a target', () => {
  expect(waysFrom('kettle')).toEqual([
    'event: UNPLUG [null] → kettle.off',
    'event: LOOK [null] → null',
  ]);
});

test('labels the last of several transitions with else', () => {
  expect(waysFrom('kettle.off')).toEqual([
    'event: SWITCH [isFull] → kettle.on',
    'event: SWITCH [else] → kettle.off',
    'event: FILL [null] → null',
  ]);
});

test('lists the end of child states as an answer', () => {
  expect(waysFrom('kettle.on')).toContain('answer: done [null] → kettle.off');
});

test('names answers after their actor, and delays after their name', () => {
  expect(waysFrom('kettle.on.warming')).toEqual([
    'answer: boil done […] → kettle.on.hot',
    'answer: boil done [else] → kettle.on.warming',
    'answer: boil fails [null] → kettle.off',
    'delay: after soon [null] → kettle.on.hot',
  ]);
});

test('includes an eventless transition, with its guard’s parameters', () => {
  expect(waysFrom('kettle.on.hot')).toEqual([
    'delay: after 500 ms [null] → kettle.on.warming',
    'always: at once [isAt 100] → kettle.on.done',
    'always: at once [else] → kettle.on.warming',
  ]);
});
