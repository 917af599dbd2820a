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

test('on a clock that stands between steps, time is told as it passed', () => {
  expect(
    stepsOf([observation(0), input(1), input(1), observation(1), observation(4002)], START, EXACT),
  ).toEqual([SEEN, pass(1), TAP, TAP, SEEN, pass(4001), SEEN]);
});

test('what is seen soon after an input needed no time', () => {
  const precision = runningPrecision(1);
  expect(stepsOf([input(0), observation(500)], START, precision)).toEqual([TAP, SEEN]);
  expect(stepsOf([input(0), observation(501)], START, precision)).toEqual([TAP, pass(600), SEEN]);
});

test('an input is told before what was not yet due, and a sight after what was', () => {
  const precision = runningPrecision(1);
  expect(
    stepsOf([input(1099), observation(5001), input(5199), input(5201)], START, precision),
  ).toEqual([pass(1000), TAP, pass(4100), SEEN, TAP, pass(100), TAP]);
});

test('what a page shows when it is loaded needs no time either', () => {
  const precision = runningPrecision(1);
  expect(stepsOf([load(900), observation(1300), input(1350)], START, precision)).toEqual([
    SEEN,
    pass(1300),
    TAP,
  ]);
});

test('on a fast clock the same takes as many times as long', () => {
  expect(
    stepsOf([input(0), observation(5000), input(19_999)], START, runningPrecision(10)),
  ).toEqual([TAP, SEEN, pass(19_000), TAP]);
});

test('a clock that was set back takes no time back', () => {
  expect(stepsOf([input(2000), input(500), input(2500)], START, EXACT)).toEqual([
    pass(2000),
    TAP,
    TAP,
    pass(500),
    TAP,
  ]);
});

test('a clock that is set comes up to its moment, and what is seen then needed no more time', () => {
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

test('a moment that the story has come to already is not told again', () => {
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

/** The time of a story that begins now, since its beginning. */
function startTime() {
  const machine = createVirtualClock(START);
  const clock = createSimulatorClock(machine);
  const now = createScenarioTime(clock);
  return { machine, clock, time: () => now() - START };
}

test('where the moment goes on with the timers, it is the moment', async () => {
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

test('where the moment stands still, it goes on with the timers', async () => {
  const { machine, clock, time } = startTime();
  clock.setMode('frozen');
  await machine.advance(3000);
  expect([time(), clock.now()]).toEqual([3000, START]);
  await machine.advance(1000);
  expect(time()).toBe(4000);
});

test('it comes up to a later moment that is set, and stays where an earlier one is', async () => {
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

test('it is told in whole milliseconds', async () => {
  const { clock, time } = startTime();
  clock.setMode('stepped');
  await clock.advance(0.6);
  expect(time()).toBe(0);
  await clock.advance(0.6);
  expect(time()).toBe(1);
});
