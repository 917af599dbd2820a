import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawQr } from './qr-code.tsx';
import { createQrSymbol } from './qr-symbol.ts';

/** Fills a grid with the bars of the path, as a renderer would. */
function paint({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return grid;
}

test('the path paints every dark module and no other', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120 }), (value) => {
      const { modules } = createQrSymbol(value);
      const painted = paint(drawQr(value));
      const inside = painted.slice(4, -4).map((row) => row.slice(4, -4));
      expect(inside.flat().map(Number)).toEqual([...modules.data]);
    }),
    { numRuns: 20 },
  );
});

test('four modules around the code stay white', () => {
  const { size, path } = drawQr('VC7K2M9QX4T8B1ZP');
  const grid = paint({ size, path });
  const isEdge = (index: number) => index < 4 || index >= size - 4;
  const edge = grid.flatMap((row, y) => row.filter((_, x) => isEdge(x) || isEdge(y)));
  expect(edge).toHaveLength(size ** 2 - (size - 8) ** 2);
  expect(edge).not.toContain(true);
});
