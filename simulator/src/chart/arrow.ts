import type { Point } from './chart.types.ts';

/** How far from a bend the line begins to turn. CSS pixels. */
const BEND = 5;

/** How long the head of an arrow is, and half its width. CSS pixels. */
const HEAD = { length: 7, half: 3.5 } as const;

/** The line through some points, for the `d` of an SVG path. Its bends are round. */
export function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const start = towards(point, before, bendBetween(point, before));
      const end = towards(point, after, bendBetween(point, after));
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

/** The head of an arrow at the last of some points, for the `points` of an SVG polygon. */
export function headPoints(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const foot = towards(tip, before, HEAD.length);
  const [x, y] = [
    ((tip.y - foot.y) / HEAD.length) * HEAD.half,
    ((foot.x - tip.x) / HEAD.length) * HEAD.half,
  ];
  return `${tip.x},${tip.y} ${foot.x + x},${foot.y + y} ${foot.x - x},${foot.y - y}`;
}

/** Two bends that lie close together share the way between them. */
function bendBetween(one: Point, other: Point): number {
  return Math.min(BEND, distance(one, other) / 2);
}

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to);
  if (length === 0) return from;
  return {
    x: from.x + ((to.x - from.x) / length) * by,
    y: from.y + ((to.y - from.y) / length) * by,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
