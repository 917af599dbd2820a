import { expect, test } from 'vitest';
import { createVirtualClock } from './virtual-clock.ts';

test('runs timers at their own time and in order, including nested ones', async () => {
  const clock = createVirtualClock(1000);
  const seen: string[] = [];
  const note = (name: string) => () => void seen.push(`${name} at ${clock.now()}`);
  clock.setTimeout(note('second'), 300);
  clock.setTimeout(() => {
    note('first')();
    clock.setTimeout(note('third'), 300);
  }, 100);
  clock.setTimeout(note('later'), 5000);
  await clock.advance(1000);
  expect(seen).toEqual(['first at 1100', 'second at 1300', 'third at 1400']);
  expect(clock.now()).toBe(2000);
});

test('runs timers of the same moment in the order of their creation', async () => {
  const clock = createVirtualClock(0);
  const seen: number[] = [];
  for (const index of [1, 2, 3]) clock.setTimeout(() => seen.push(index), 10);
  await clock.advance(10);
  expect(seen).toEqual([1, 2, 3]);
});

test('waits whole milliseconds, as the timers of browsers do', async () => {
  const clock = createVirtualClock(0);
  const seen: number[] = [];
  clock.setTimeout(() => seen.push(clock.now()), 10.7);
  await clock.advance(50);
  expect(seen).toEqual([10]);
});

test('settles promises before time moves on', async () => {
  const clock = createVirtualClock(0);
  const seen: number[] = [];
  clock.setTimeout(() => void Promise.resolve().then(() => seen.push(clock.now())), 10);
  await clock.advance(50);
  expect(seen).toEqual([10]);
});

test('does not run a cleared timer, and ignores an unknown handle', async () => {
  const clock = createVirtualClock(0);
  let runs = 0;
  const count = () => {
    runs += 1;
  };
  clock.clearTimeout(clock.setTimeout(count, 10));
  clock.setTimeout(count, 20);
  clock.clearTimeout(undefined);
  expect(clock.deadlines()).toBe(1);
  await clock.advance(50);
  expect([runs, clock.deadlines()]).toEqual([1, 0]);
});

test('refuses timers that start each other for ever', async () => {
  const clock = createVirtualClock(0);
  const startAnother = () => void clock.setTimeout(startAnother, 0);
  clock.setTimeout(startAnother, 10);
  await expect(clock.advance(50)).rejects.toThrow('no time passes');
});
