import { expect, test } from 'vitest';
import { chartOf } from './chart-of.ts';
import { kettle } from './testing.ts';

const chart = chartOf(kettle);

/** The ways from a state, as a person reads them: `SWITCH [isFull] → kettle.on`. */
function waysFrom(id: string): string[] {
  return chart.transitions
    .filter(({ source }) => source === id)
    .map(({ kind, label, guard, target }) => `${kind}: ${label} [${guard}] → ${target}`);
}

test('the states stand as they are written, each in the one around it', () => {
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

test('a state that others lie in begins with one of them', () => {
  expect(chart.states.map(({ initial }) => initial)).toEqual([
    'kettle.off',
    null,
    'kettle.on.warming',
    null,
    null,
    null,
  ]);
});

test('an event leads on, or to nothing else', () => {
  expect(waysFrom('kettle')).toEqual([
    'event: UNPLUG [null] → kettle.off',
    'event: LOOK [null] → null',
  ]);
});

test('where one way is tried after another, it is taken else', () => {
  expect(waysFrom('kettle.off')).toEqual([
    'event: SWITCH [isFull] → kettle.on',
    'event: SWITCH [else] → kettle.off',
    'event: FILL [null] → null',
  ]);
});

test('the end of what lies within is an answer', () => {
  expect(waysFrom('kettle.on')).toContain('answer: done [null] → kettle.off');
});

test('answers are called after who gives them, delays after their name', () => {
  expect(waysFrom('kettle.on.warming')).toEqual([
    'answer: boil done […] → kettle.on.hot',
    'answer: boil done [else] → kettle.on.warming',
    'answer: boil fails [null] → kettle.off',
    'delay: after soon [null] → kettle.on.hot',
  ]);
});

test('an eventless transition is there too, with the parameters of its condition', () => {
  expect(waysFrom('kettle.on.hot')).toEqual([
    'delay: after 500 ms [null] → kettle.on.warming',
    'always: at once [isAt 100] → kettle.on.done',
    'always: at once [else] → kettle.on.warming',
  ]);
});
