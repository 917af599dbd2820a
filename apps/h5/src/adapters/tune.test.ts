import { expect, test } from 'vitest';
import { renderTune, SAMPLE_RATE } from './tune.ts';

/** The pitch of a part of a tune, from how often it crosses zero. */
function pitch(samples: Float32Array, from: number, until: number): number {
  const part = samples.slice(from * SAMPLE_RATE, until * SAMPLE_RATE);
  const crossings = part.filter((sample, index) => (part[index - 1] ?? 0) < 0 && sample >= 0);
  return crossings.length / (until - from);
}

test('plays each note at its time and pitch', () => {
  const samples = renderTune('60 2a4 2- 2a5') ?? new Float32Array();
  expect(pitch(samples, 0.5, 1)).toBeCloseTo(440, -1);
  expect(pitch(samples, 2.5, 3)).toBeCloseTo(880, -1);
  expect(samples.length).toBe(4.2 * SAMPLE_RATE);
});

test('plays a chord louder than nothing, and nothing too loud', () => {
  const samples = renderTune('120 4c4+e4+g4 4f#5') ?? new Float32Array();
  const peak = Math.max(...samples.map(Math.abs));
  expect(peak).toBeCloseTo(0.8);
});

test('is silent in a rest', () => {
  expect(renderTune('120 4-')?.every((sample) => sample === 0)).toBe(true);
});

test.each([
  '',
  '96',
  'c4',
  '0 1c4',
  '29 1c4',
  '300 1c4',
  '96 c4',
  '96 1h4',
  '96 1c8',
  '96 1c4  1c4',
  '96 0c4',
  '96 1c4+',
  'blob:https://evil.example/x',
  `30 ${'99c4 '.repeat(2)}1c4`,
])('refuses %j', (notes) => {
  expect(renderTune(notes)).toBeNull();
});
