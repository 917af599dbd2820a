import { expect, test } from 'vitest';
import type { PointsEntry } from './account.gateway.ts';
import { pointsByMonth } from './points-history.ts';

const at = (iso: string) => Date.parse(`${iso}+07:00`);
const NOW = at('2026-11-21T12:00');

function entry(
  kind: PointsEntry['kind'],
  day: string,
  credits: readonly (readonly [number, string])[],
): PointsEntry {
  return {
    id: `${kind} ${day}`,
    kind,
    reason: { id: 'Kopi', en: 'Coffee', zh: '咖啡' },
    at: at(day),
    credits: credits.map(([points, creditedAt]) => ({ points, creditedAt: at(creditedAt) })),
  };
}

test('groups the changes by WIB month, latest first', () => {
  const entries = [
    entry('earned', '2026-10-31T23:59', [[5, '2026-10-31T23:59']]),
    entry('spent', '2026-11-01T00:00', [[2, '2026-10-31T23:59']]),
    entry('expired', '2026-11-20T00:00', [[1, '2025-10-02T00:00']]),
  ];
  expect(pointsByMonth(entries, NOW).map(({ start, rows }) => [start, rows.length])).toEqual([
    [at('2026-11-01T00:00'), 2],
    [at('2026-10-01T00:00'), 1],
  ]);
  expect(
    pointsByMonth(entries, NOW).flatMap(({ rows }) => rows.map(({ points }) => points)),
  ).toEqual([-1, -2, 5]);
});

test('says until when points are good that came, and came back', () => {
  const endOf = (...args: Parameters<typeof entry>) =>
    pointsByMonth([entry(...args)], NOW)[0]?.rows[0]?.end;
  expect(endOf('earned', '2026-10-05T00:00', [[5, '2026-10-05T00:00']])).toBe(
    at('2027-11-01T00:00'),
  );
  expect(
    endOf('returned', '2026-11-05T00:00', [
      [2, '2026-03-05T00:00'],
      [2, '2025-12-05T00:00'],
      [2, '2025-10-05T00:00'],
    ]),
  ).toBe(at('2027-01-01T00:00'));
  expect(endOf('returned', '2026-11-05T00:00', [[5, '2025-10-05T00:00']])).toBeNull();
  expect(endOf('spent', '2026-11-05T00:00', [[5, '2026-10-05T00:00']])).toBeNull();
  expect(endOf('expired', '2026-11-05T00:00', [[5, '2025-10-05T00:00']])).toBeNull();
});
