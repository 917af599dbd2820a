import { createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createSimulatorClock, FAST_RATE } from '../../clock/simulator-clock.ts';
import {
  createScenarioTime,
  type Entry,
  EXACT,
  momentText,
  type Precision,
  runningPrecision,
  stepsOf,
} from './timeline.ts';

const START = Date.UTC(2026, 8, 4, 8);
const TAP = { do: 'send' };
const SEEN = { do: 'expect' };

/** Makes the entries of a clock. */
function entriesOf(precision: Precision) {
  return {
    input: (at: number): Entry => ({ kind: 'input', at: START + at, steps: [TAP], precision }),
    observation: (at: number): Entry => ({
      kind: 'observation',
      at: START + at,
      steps: [SEEN],
      precision,
    }),
    clockSet: (at: number): Entry => ({ kind: 'clock', at: START + at, precision }),
    load: (at: number): Entry => ({ kind: 'load', at: START + at, precision }),
  };
}

const exact = entriesOf(EXACT);
const { input, observation, clockSet, load } = entriesOf(runningPrecision(1));

const pass = (ms: number) => ({ do: 'advance', ms });

test('on a stepped clock, times are exact', () => {
  expect(
    stepsOf(
      [
        exact.observation(0),
        exact.input(1),
        exact.input(1),
        exact.observation(1),
        exact.observation(4002),
      ],
      START,
    ),
  ).toEqual([SEEN, pass(1), TAP, TAP, SEEN, pass(4001), SEEN]);
});

test('an observation soon after an input needs no time', () => {
  expect(stepsOf([input(0), observation(500)], START)).toEqual([TAP, SEEN]);
  expect(stepsOf([input(0), observation(501)], START)).toEqual([TAP, pass(600), SEEN]);
});

test('rounds inputs down and observations up', () => {
  expect(stepsOf([input(1099), observation(5001), input(5199), input(5201)], START)).toEqual([
    pass(1000),
    TAP,
    pass(4100),
    SEEN,
    TAP,
    pass(100),
    TAP,
  ]);
});

test('an observation soon after a load needs no time', () => {
  expect(stepsOf([load(900), observation(1300), input(1350)], START)).toEqual([
    SEEN,
    pass(1300),
    TAP,
  ]);
});

test('a fast clock is as many times less precise', () => {
  const fast = entriesOf(runningPrecision(10));
  expect(stepsOf([fast.input(0), fast.observation(5000), fast.input(19_999)], START)).toEqual([
    TAP,
    SEEN,
    pass(19_000),
    TAP,
  ]);
});

test('each entry has the precision of its clock', () => {
  const entries = [
    input(1337),
    exact.input(1337),
    exact.input(2400),
    observation(2901),
    input(2990),
  ];
  expect(stepsOf(entries, START)).toEqual([
    ...[pass(1300), TAP, pass(37), TAP, pass(1063), TAP],
    ...[pass(600), SEEN, TAP],
  ]);
});

test('an input without steps takes no time', () => {
  const nothing: Entry = { kind: 'input', at: START + 1000, steps: [], precision: EXACT };
  expect(stepsOf([nothing, exact.input(2000)], START)).toEqual([pass(2000), TAP]);
});

test('a clock that was set back takes no time', () => {
  expect(stepsOf([exact.input(2000), exact.input(500), exact.input(2500)], START)).toEqual([
    pass(2000),
    TAP,
    TAP,
    pass(500),
    TAP,
  ]);
});

test('a clock that is set forward advances to its moment', () => {
  const toMoment = { do: 'advance.to', moment: '2026-09-04T16:00:00.050+07:00' };
  const steps = stepsOf([input(1000), clockSet(3_600_050), observation(3_600_550)], START);
  expect(steps).toEqual([pass(1000), TAP, toMoment, SEEN]);
  expect(stepsOf([clockSet(3_600_050), observation(3_600_551)], START)).toEqual([
    toMoment,
    pass(550),
    SEEN,
  ]);
});

test('does not advance to a moment that has passed', () => {
  expect(stepsOf([input(0), observation(1001), clockSet(1100)], START)).toEqual([
    TAP,
    pass(1100),
    SEEN,
  ]);
});

test.each([
  [Date.UTC(2026, 8, 4, 8), '2026-09-04T15:00:00+07:00'],
  [Date.UTC(2026, 8, 4, 17, 0, 0, 5), '2026-09-05T00:00:00.005+07:00'],
])('%i is %s in WIB', (at, text) => {
  expect(momentText(at)).toBe(text);
  expect(Date.parse(text)).toBe(at);
});

/** The time of a scenario that starts now, since its start. */
function startTime() {
  const machine = createVirtualClock(START);
  const clock = createSimulatorClock(machine);
  const now = createScenarioTime(clock);
  return { machine, clock, time: () => now() - START };
}

test('the scenario’s time is the moment while that goes on with the timers', async () => {
  const { machine, clock, time } = startTime();
  await machine.advance(3000);
  expect(time()).toBe(3000);
  clock.setMode('fast');
  await machine.advance(1000);
  expect(time()).toBe(3000 + 1000 * FAST_RATE);
  clock.setMode('stepped');
  await machine.advance(1000);
  await clock.advance(500);
  expect(time()).toBe(clock.now() - START);
});

test('it follows the timers while the moment is frozen', async () => {
  const { machine, clock, time } = startTime();
  clock.setMode('frozen');
  await machine.advance(3000);
  expect([time(), clock.now()]).toEqual([3000, START]);
  await machine.advance(1000);
  expect(time()).toBe(4000);
});

test('it advances to a later moment that is set, and ignores an earlier one', async () => {
  const { machine, clock, time } = startTime();
  clock.setMode('frozen');
  await machine.advance(3000);
  clock.set(START + 10_000);
  expect(time()).toBe(10_000);
  await machine.advance(1000);
  clock.set(START);
  expect(time()).toBe(11_000);
  await machine.advance(1000);
  expect(time()).toBe(12_000);
});

test('it is in whole milliseconds', async () => {
  const { clock, time } = startTime();
  clock.setMode('stepped');
  await clock.advance(0.6);
  expect(time()).toBe(0);
  await clock.advance(0.6);
  expect(time()).toBe(1);
});
