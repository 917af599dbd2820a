import { describe, expect, test } from 'vitest';
import { labelLines, labelRotation, landingRotation, sectorShapes } from './wheel-geometry.ts';

test('divides the wheel into equal sectors from the top', () => {
  expect(sectorShapes(4).map(({ angle }) => angle)).toEqual([45, 135, 225, 315]);
  expect(sectorShapes(2)[0]?.path).toBe('M0 0L0.000 -100.000A100 100 0 0 1 0.000 100.000Z');
});

test('a wheel with one sector is a whole circle', () => {
  expect(sectorShapes(1)[0]?.path).toContain('A100 100 0 1 1');
  expect(sectorShapes(1)[0]?.angle).toBe(180);
});

describe('the landing', () => {
  test.each([
    [0, 45, 4],
    [123, 315, 4],
    [359, 1, 0],
    [720, 180, 2],
  ])('from %i° brings the sector at %i° under the pointer after %i turns', (from, angle, turns) => {
    const rotation = landingRotation(from, angle, turns);
    expect((rotation + angle) % 360).toBeCloseTo(0);
    expect(rotation).toBeGreaterThanOrEqual(from + turns * 360);
    expect(rotation).toBeLessThan(from + (turns + 1) * 360);
  });
});

describe('the words of a label stand upright', () => {
  test.each([
    [0, 0],
    [60, 0],
    [180, 180],
    [-60, 0],
    [-120, 180],
  ])('across a sector at %i°', (angle, rotation) => {
    expect(labelRotation(angle, true)).toBe(rotation);
  });

  test.each([
    [30, -90],
    [150, -90],
    [210, 90],
    [-30, 90],
  ])('along a sector at %i°', (angle, rotation) => {
    expect(labelRotation(angle, false)).toBe(rotation);
  });
});

describe('a label', () => {
  test.each([
    ['Tumbler', ['Tumbler']],
    ['Gratis Es Americano', ['Gratis Es', 'Americano']],
    ['免费冰美式咖啡', ['免费冰美式', '咖啡']],
    ['Kopisusugulaaren', ['Kopisusugulaaren']],
    ['Kopisusugulaarenpandan', ['Kopisusugul', 'aarenpandan']],
  ])('%s', (label, lines) => {
    expect(labelLines(label, 11)).toEqual(lines);
  });
});
