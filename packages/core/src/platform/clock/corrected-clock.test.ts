import { expect, test } from 'vitest';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { correctClock } from './corrected-clock.ts';

const DEVICE_NOW = Date.UTC(2026, 10, 21, 6);

test.each([
  ['is right', 0, 0],
  ['is 5 s slow', 5000, 0],
  ['is 5 s fast', -5000, 0],
  ['is a little slower', 5001, 5001],
  ['is a little faster', -5001, -5001],
  ['is a year behind', 31_536_000_000, 31_536_000_000],
])('a device clock that %s', (_how, serverAhead, correction) => {
  const clock = correctClock(createVirtualClock(DEVICE_NOW));
  clock.correct(DEVICE_NOW + serverAhead);
  expect(clock.now()).toBe(DEVICE_NOW + correction);
});

test('uses the device’s time until the server sends its own', () => {
  expect(correctClock(createVirtualClock(DEVICE_NOW)).now()).toBe(DEVICE_NOW);
});

test('keeps running from the corrected time', async () => {
  const device = createVirtualClock(DEVICE_NOW);
  const clock = correctClock(device);
  clock.correct(DEVICE_NOW + 60_000);
  await device.advance(1000);
  expect(clock.now()).toBe(DEVICE_NOW + 61_000);
  expect(clock.deviceNow()).toBe(DEVICE_NOW + 1000);
  expect(clock.correction()).toBe(60_000);
});

test('follows a device clock that was corrected in the meantime', () => {
  let deviceNow = DEVICE_NOW;
  const clock = correctClock({ ...createVirtualClock(0), now: () => deviceNow });
  clock.correct(DEVICE_NOW + 60_000);
  deviceNow += 60_000;
  clock.correct(DEVICE_NOW + 60_000);
  expect(clock.now()).toBe(DEVICE_NOW + 60_000);
});

test('counts delays with the device’s timers, whatever the server’s time', async () => {
  const device = createVirtualClock(DEVICE_NOW);
  const clock = correctClock(device);
  const seen: string[] = [];
  clock.setTimeout(() => seen.push('kept'), 1000);
  clock.clearTimeout(clock.setTimeout(() => seen.push('cleared'), 1000));
  clock.correct(DEVICE_NOW + 60_000);
  await device.advance(999);
  expect(seen).toEqual([]);
  await device.advance(1);
  expect(seen).toEqual(['kept']);
});
