import { expect, test } from 'vitest';
import { frameTimes, REFRESH_MS } from './frame-times.ts';

const drawnAt = (ms: number, refresh: number) => ({ name: 'DrawFrame', ts: ms * 1000, refresh });
const startedAt = (ms: number) => ({ name: 'motion', ts: ms * 1000, refresh: undefined });

test('counts the refreshes between frames, in whatever order the trace has them', () => {
  const events = [drawnAt(160, 9), startedAt(100), drawnAt(110, 6), drawnAt(131, 7)];
  expect(frameTimes(events, 1000)).toEqual([REFRESH_MS, 2 * REFRESH_MS]);
});

test('leaves out the frames before and after the motion, and other events', () => {
  const begun = { name: 'BeginFrame', ts: 130_000, refresh: 8 };
  const events = [
    drawnAt(99, 5),
    startedAt(100),
    drawnAt(110, 6),
    begun,
    drawnAt(126, 7),
    drawnAt(201, 8),
  ];
  expect(frameTimes(events, 100)).toEqual([REFRESH_MS]);
});

test('refuses a trace without its mark', () => {
  expect(() => frameTimes([drawnAt(1, 1)], 100)).toThrow('no mark');
});
