import type { ErrorReport } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import type { Received } from '../backend/statistics.ts';
import { groupErrors } from './error-groups.ts';
import { REPORT } from './testing.ts';

interface Sent extends Partial<ErrorReport> {
  readonly at: number;
  readonly sessionId?: string;
}

function reports(...sent: readonly Sent[]): readonly Received<ErrorReport>[] {
  return sent.map(({ at, sessionId = 'a', ...change }, index) => ({
    id: `report-${index}`,
    at,
    sessionId,
    value: { ...REPORT, ...change },
  }));
}

function counted(...sent: readonly Sent[]) {
  return groupErrors(reports(...sent)).map(({ name, count }) => [name, count]);
}

test('there is no group without a report', () => {
  expect(groupErrors([])).toEqual([]);
});

test('the group that occurred last comes first', () => {
  expect(
    counted({ at: 1, group: 'one' }, { at: 3, group: 'two' }, { at: 2, group: 'three' }),
  ).toEqual([
    ['two', 1],
    ['three', 1],
    ['one', 1],
  ]);
});

test('the reports of a session say how often it occurred by then, those of others add to it', () => {
  expect(
    counted(
      { at: 1, group: 'one' },
      { at: 2, group: 'one', count: 10 },
      { at: 3, group: 'one', sessionId: 'b' },
    ),
  ).toEqual([['one', 11]]);
});

test('the latest report stands for its group, in whatever order they arrived', () => {
  const [group] = groupErrors(
    reports(
      { at: 1, release: '1-a', route: 'home' },
      { at: 3, release: '2-b', route: 'mine' },
      { at: 2, release: '1-a', route: 'help' },
    ),
  );
  expect(group?.latest).toMatchObject({ at: 3, value: { release: '2-b', route: 'mine' } });
});
