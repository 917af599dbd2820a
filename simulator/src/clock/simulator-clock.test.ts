import { MINUTE_MS } from '@cangkir/core/durations';
import { createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { ClockRunsError, createSimulatorClock, FAST_RATE } from './simulator-clock.ts';

const START = Date.UTC(2026, 8, 4, 7, 54);

function startClock() {
  const machine = createVirtualClock(START);
  const clock = createSimulatorClock(machine);
  const rung: [string, number][] = [];
  const ring = (name: string, ms: number) =>
    clock.setTimeout(() => rung.push([name, clock.now() - START]), ms);
  return { machine, clock, rung, ring };
}

test('follows the machine in mode real', async () => {
  const { machine, clock, rung, ring } = startClock();
  ring('tea', 3000);
  await machine.advance(2999);
  expect(rung).toEqual([]);
  await machine.advance(1);
  expect(rung).toEqual([['tea', 3000]]);
  expect(clock.now()).toBe(START + 3000);
});

test('stops the moment in mode frozen, but runs timers', async () => {
  const { machine, clock, rung, ring } = startClock();
  clock.setMode('frozen');
  ring('tea', 3000);
  await machine.advance(3000);
  expect(rung).toEqual([['tea', 0]]);
});

test('runs timers on their own count, whatever the moment is set to', async () => {
  const { machine, clock } = startClock();
  await machine.advance(1000);
  clock.setMode('frozen');
  await machine.advance(1000);
  clock.set(START + MINUTE_MS);
  expect(clock.timersNow()).toBe(2000);
  clock.setMode('stepped');
  await machine.advance(1000);
  expect(clock.timersNow()).toBe(2000);
  await clock.advance(500);
  expect(clock.timersNow()).toBe(2500);
});

test('runs minutes in seconds in mode fast', async () => {
  const { machine, clock, rung, ring } = startClock();
  clock.setMode('fast');
  ring('tea', MINUTE_MS);
  await machine.advance(MINUTE_MS / FAST_RATE);
  expect(rung).toEqual([['tea', MINUTE_MS]]);
  await machine.advance(1000);
  expect(clock.now()).toBe(START + MINUTE_MS + 1000 * FAST_RATE);
});

test('moves from timer to timer in mode stepped, each at its own time', async () => {
  const { machine, clock, rung } = startClock();
  clock.setMode('stepped');
  const settled: number[] = [];
  clock.settleWith(async () => void settled.push(clock.now() - START));
  clock.setTimeout(() => {
    rung.push(['first', clock.now() - START]);
    clock.setTimeout(() => rung.push(['second', clock.now() - START]), 3000);
  }, 3000);
  await machine.advance(MINUTE_MS);
  expect(rung).toEqual([]);
  await clock.advance(10_000);
  expect(rung).toEqual([
    ['first', 3000],
    ['second', 6000],
  ]);
  expect(settled).toEqual([0, 3000, 6000]);
  expect(clock.now()).toBe(START + 10_000);
});

test('moves to the next timer in mode stepped, if there is one', async () => {
  const { clock, rung, ring } = startClock();
  clock.setMode('stepped');
  ring('tea', 500);
  ring('cake', 900);
  expect(await clock.advanceToNext()).toBe(true);
  expect([rung, clock.now() - START]).toEqual([[['tea', 500]], 500]);
  expect(await clock.advanceToNext()).toBe(true);
  expect(await clock.advanceToNext()).toBe(false);
  expect(clock.now() - START).toBe(900);
});

test('refuses to be moved by hand while it runs', async () => {
  const { clock } = startClock();
  await expect(clock.advance(1)).rejects.toThrow(ClockRunsError);
  clock.setMode('fast');
  await expect(clock.advanceToNext()).rejects.toThrow(ClockRunsError);
});

test('stops at a moment that was set, and returns to the machine’s time', async () => {
  const { machine, clock, rung, ring } = startClock();
  ring('tea', 5000);
  clock.set(START + 24 * 60 * MINUTE_MS);
  expect([clock.mode(), clock.now()]).toEqual(['stepped', START + 24 * 60 * MINUTE_MS]);
  expect(rung).toEqual([]);
  clock.setMode('real');
  expect(clock.now()).toBe(START);
  await machine.advance(5000);
  expect(rung).toHaveLength(1);
});

test('skips a cleared timer, and notifies of every move', async () => {
  const { clock, rung, ring } = startClock();
  let heard = 0;
  const stop = clock.subscribe(() => {
    heard += 1;
  });
  clock.setMode('stepped');
  clock.clearTimeout(ring('tea', 10));
  await clock.advance(20);
  expect([rung, heard]).toEqual([[], 2]);
  stop();
  await clock.advance(1);
  expect(heard).toBe(2);
});

test('runs timers together once per grain, late but complete', async () => {
  const { clock, rung, ring } = startClock();
  clock.setMode('stepped');
  ring('tea', 3000);
  ring('toast', 59_000);
  ring('eggs', 90_000);
  ring('bread', 3 * MINUTE_MS);
  await clock.advance(2.5 * MINUTE_MS, MINUTE_MS);
  expect(rung).toEqual([
    ['tea', MINUTE_MS],
    ['toast', MINUTE_MS],
    ['eggs', 2 * MINUTE_MS],
  ]);
  expect(clock.now()).toBe(START + 2.5 * MINUTE_MS);
  await clock.advance(MINUTE_MS / 2, MINUTE_MS);
  expect(rung.at(-1)).toEqual(['bread', 3 * MINUTE_MS]);
});

test('restores the previous way to settle', async () => {
  const { clock, ring } = startClock();
  clock.setMode('stepped');
  const settled: string[] = [];
  clock.settleWith(async () => void settled.push('desk'));
  const stop = clock.settleWith(async () => void settled.push('scenario'));
  ring('tea', 1000);
  await clock.advanceToNext();
  stop();
  ring('toast', 1000);
  await clock.advanceToNext();
  expect(settled).toEqual(['scenario', 'scenario', 'desk', 'desk']);
});
