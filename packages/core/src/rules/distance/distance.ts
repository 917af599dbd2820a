import type { Coordinates } from '../../platform/location/locator.ts';

/** The earth's mean radius: metres. */
const EARTH_RADIUS = 6_371_000;

/** The distance between two places in a straight line: metres. The earth is taken as a sphere, which is off by 0.5 %. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const halfChord =
    halfSineSquared(to - from) +
    Math.cos(from) * Math.cos(to) * halfSineSquared(radians(other.longitude - one.longitude));
  // Rounding may push it just above 1 for places opposite each other.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, halfChord)));
}

function halfSineSquared(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
