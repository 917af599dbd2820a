import { createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createSimulatorClock, FAST_RATE } from '../../clock/simulator-clock.ts';
import { createStoryTime } from './story-time.ts';

const START = Date.UTC(2026, 8, 4, 8);

/** The time of a story that begins now, since its beginning. */
function startTime() {
  const machine = createVirtualClock(START);
  const clock = createSimulatorClock(machine);
  const now = createStoryTime(clock);
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
