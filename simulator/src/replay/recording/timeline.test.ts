import { createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createSimulatorClock, FAST_RATE } from '../../clock/simulator-clock.ts';
import {
  createScenarioTime,
  type Entry,
  EXACT,
  momentText,
  runningPrecision,
  stepsOf,
} from './timeline.ts';

const START = Date.UTC(2026, 8, 4, 8);
const TAP = { do: 'send' };
const SEEN = { do: 'expect' };

function input(at: number): Entry {
  return { kind: 'input', at: START + at, step: TAP };
}

function observation(at: number): Entry {
  return { kind: 'observation', at: START + at, steps: [SEEN] };
}

function clockSet(at: number): Entry {
  return { kind: 'clock', at: START + at };
}

function load(at: number): Entry {
  return { kind: 'load', at: START + at };
}

const pass = (ms: number) => ({ do: 'advance', ms });

test('on a stepped clock, times are exact', () => {
  expect(
    stepsOf([observation(0), input(1), input(1), observation(1), observation(4002)], START, EXACT),
  ).toEqual([SEEN, pass(1), TAP, TAP, SEEN, pass(4001), SEEN]);
});

test('an observation soon after an input needs no time', () => {
  const precision = runningPrecision(1);
  expect(stepsOf([input(0), observation(500)], START, precision)).toEqual([TAP, SEEN]);
  expect(stepsOf([input(0), observation(501)], START, precision)).toEqual([TAP, pass(600), SEEN]);
});

test('rounds inputs down and observations up', () => {
  const precision = runningPrecision(1);
  expect(
    stepsOf([input(1099), observation(5001), input(5199), input(5201)], START, precision),
  ).toEqual([pass(1000), TAP, pass(4100), SEEN, TAP, pass(100), TAP]);
});

test('an observation soon after a load needs no time', () => {
  const precision = runningPrecision(1);
  expect(stepsOf([load(900), observation(1300), input(1350)], START, precision)).toEqual([
    SEEN,
    pass(1300),
    TAP,
  ]);
});

test('a fast clock is as many times less precise', () => {
  expect(
    stepsOf([input(0), observation(5000), input(19_999)], START, runningPrecision(10)),
  ).toEqual([TAP, SEEN, pass(19_000), TAP]);
});

test('a clock that was set back takes no time', () => {
  expect(stepsOf([input(2000), input(500), input(2500)], START, EXACT)).toEqual([
    pass(2000),
    TAP,
    TAP,
    pass(500),
    TAP,
  ]);
});

test('a clock that is set forward advances to its moment', () => {
  const precision = runningPrecision(1);
  const toMoment = { do: 'advance.to', moment: '2026-09-04T16:00:00.050+07:00' };
  const steps = stepsOf(
    [input(1000), clockSet(3_600_050), observation(3_600_550)],
    START,
    precision,
  );
  expect(steps).toEqual([pass(1000), TAP, toMoment, SEEN]);
  expect(stepsOf([clockSet(3_600_050), observation(3_600_551)], START, precision)).toEqual([
    toMoment,
    pass(550),
    SEEN,
  ]);
});

test('does not advance to a moment that has passed', () => {
  expect(
    stepsOf([input(0), observation(1001), clockSet(1100)], START, runningPrecision(1)),
  ).toEqual([TAP, pass(1100), SEEN]);
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
