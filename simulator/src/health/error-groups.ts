import type { ErrorReport } from '@cangkir/core/health';
import type { Received } from '../backend/statistics.ts';
import { groupBy } from '../shared/group-by.ts';

type Report = Received<ErrorReport>;

/** Equal errors of all phones. */
export interface ErrorGroup {
  readonly name: string;
  /** How often they occurred. */
  readonly count: number;
  /** Their latest report. */
  readonly latest: Report;
}

/** Groups error reports. The group that occurred last comes first. */
export function groupErrors(reports: readonly Report[]): readonly ErrorGroup[] {
  return [...groupBy(reports, ({ value }) => value.group)]
    .map(([name, group]) => ({ name, count: occurrencesIn(group), latest: latestOf(group) }))
    .sort((one, other) => other.latest.at - one.latest.at);
}

/** A report says how often its tab had the error by then, so the highest count of a session is all of it. */
function occurrencesIn(group: readonly Report[]): number {
  return [...groupBy(group, ({ sessionId }) => sessionId).values()]
    .map((reports) => Math.max(...reports.map(({ value }) => value.count)))
    .reduce((sum, count) => sum + count, 0);
}

function latestOf(group: readonly Report[]): Report {
  return group.reduce((latest, report) => (report.at >= latest.at ? report : latest));
}
