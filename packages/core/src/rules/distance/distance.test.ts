import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';

const SENAYAN = { latitude: -6.225, longitude: 106.802 };

const HALF_AROUND = Math.PI * 6_371_000;

test.each([
  ['itself', SENAYAN, 0],
  ['Monas', { latitude: -6.1754, longitude: 106.8272 }, 6_200],
  ['Dago, Bandung', { latitude: -6.885, longitude: 107.614 }, 116_000],
  ['Singapore', { latitude: 1.3521, longitude: 103.8198 }, 905_000],
])('measures the way from Senayan to %s', (_place, to, metres) => {
  expect(Math.abs(distanceBetween(SENAYAN, to) - metres)).toBeLessThanOrEqual(metres * 0.01);
});

test('measures across the date line', () => {
  const distance = distanceBetween(
    { latitude: 0, longitude: 179.9 },
    { latitude: 0, longitude: -179.9 },
  );
  expect(distance).toBeCloseTo(HALF_AROUND / 900, 3);
});

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('is the same both ways, and at most half around the earth', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const distance = distanceBetween(one, other);
      expect(distance).toBeCloseTo(distanceBetween(other, one), 3);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(HALF_AROUND + 1);
    }),
  );
});
