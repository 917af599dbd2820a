import { expect, test } from 'vitest';
import { EXACT, runningPace } from './pace.ts';
import { type Entry, stepsOf } from './time-line.ts';

const START = Date.UTC(2026, 8, 4, 8);
const TAP = { do: 'send' };
const SEEN = { do: 'expect' };

function input(at: number): Entry {
  return { kind: 'input', at: START + at, step: TAP };
}

function sight(at: number): Entry {
  return { kind: 'sight', at: START + at, steps: [SEEN] };
}

function clockSet(at: number): Entry {
  return { kind: 'clock', at: START + at };
}

function load(at: number): Entry {
  return { kind: 'load', at: START + at };
}

const pass = (ms: number) => ({ do: 'advance', ms });

test('on a clock that stands between steps, time is told as it passed', () => {
  expect(stepsOf([sight(0), input(1), input(1), sight(1), sight(4002)], START, EXACT)).toEqual([
    SEEN,
    pass(1),
    TAP,
    TAP,
    SEEN,
    pass(4001),
    SEEN,
  ]);
});

test('what is seen soon after an input needed no time', () => {
  const pace = runningPace(1);
  expect(stepsOf([input(0), sight(500)], START, pace)).toEqual([TAP, SEEN]);
  expect(stepsOf([input(0), sight(501)], START, pace)).toEqual([TAP, pass(600), SEEN]);
});

test('an input is told before what was not yet due, and a sight after what was', () => {
  const pace = runningPace(1);
  expect(stepsOf([input(1099), sight(5001), input(5199), input(5201)], START, pace)).toEqual([
    pass(1000),
    TAP,
    pass(4100),
    SEEN,
    TAP,
    pass(100),
    TAP,
  ]);
});

test('what a page shows when it is loaded needs no time either', () => {
  const pace = runningPace(1);
  expect(stepsOf([load(900), sight(1300), input(1350)], START, pace)).toEqual([
    SEEN,
    pass(1300),
    TAP,
  ]);
});

test('on a fast clock the same takes as many times as long', () => {
  expect(stepsOf([input(0), sight(5000), input(19_999)], START, runningPace(10))).toEqual([
    TAP,
    SEEN,
    pass(19_000),
    TAP,
  ]);
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
  const pace = runningPace(1);
  const toMoment = { do: 'advance.to', moment: '2026-09-04T16:00:00.050+07:00' };
  const steps = stepsOf([input(1000), clockSet(3_600_050), sight(3_600_550)], START, pace);
  expect(steps).toEqual([pass(1000), TAP, toMoment, SEEN]);
  expect(stepsOf([clockSet(3_600_050), sight(3_600_551)], START, pace)).toEqual([
    toMoment,
    pass(550),
    SEEN,
  ]);
});

test('a moment that the story has come to already is not told again', () => {
  expect(stepsOf([input(0), sight(1001), clockSet(1100)], START, runningPace(1))).toEqual([
    TAP,
    pass(1100),
    SEEN,
  ]);
});
