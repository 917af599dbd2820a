import { expect, test } from 'vitest';
import { correctClock } from '../../platform/clock/corrected-clock.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { correctTo, createFlightRecorder } from './flight-recorder.ts';

const NOON = Date.UTC(2026, 8, 4, 12);

test('keeps what happened with its moment, the last 200 of it', async () => {
  const device = createVirtualClock(NOON);
  const recorder = createFlightRecorder(correctClock(device));
  recorder.record({ kind: 'route', name: 'home' });
  await device.advance(1000);
  recorder.record({ kind: 'storage', key: 'pay' });
  expect(recorder.events()).toEqual([
    { kind: 'route', name: 'home', at: NOON },
    { kind: 'storage', key: 'pay', at: NOON + 1000 },
  ]);
  for (let nth = 0; nth < 199; nth += 1) recorder.record({ kind: 'clock', minutes: nth });
  expect(recorder.events()).toHaveLength(200);
  expect(recorder.events()[0]).toMatchObject({ kind: 'storage' });
  expect(recorder.events().at(-1)).toMatchObject({ minutes: 198 });
});

test.each([
  [20 * 60_000, [{ kind: 'clock', minutes: 20, at: NOON + 20 * 60_000 }]],
  [-90_000, [{ kind: 'clock', minutes: -1, at: NOON - 90_000 }]],
  [29_000, []],
])('corrects a clock by %i ms, and records the minutes', (ms, events) => {
  const clock = correctClock(createVirtualClock(NOON));
  const recorder = createFlightRecorder(clock);
  correctTo(NOON + ms, clock, recorder);
  expect(clock.now()).toBe(NOON + ms);
  expect(recorder.events()).toEqual(events);
});

test('gives what it recorded before a correction the server’s time, too', () => {
  const clock = correctClock(createVirtualClock(NOON));
  const recorder = createFlightRecorder(clock);
  recorder.record({ kind: 'route', name: 'home' });
  clock.correct(NOON - 120_000);
  expect(recorder.events()).toEqual([{ kind: 'route', name: 'home', at: NOON - 120_000 }]);
});
