import type { ProblemReport } from '@cangkir/core/health';

/** The text of a report's file. */
export function reportText(report: ProblemReport): string {
  return JSON.stringify(report, null, 2);
}

/** The file of a report, named after its moment: `problem-2026-09-04T08-00-00.json`. */
export function reportFile(report: ProblemReport): File {
  const moment = new Date(report.at).toISOString().slice(0, 19).replaceAll(':', '-');
  return new File([reportText(report)], `problem-${moment}.json`, { type: 'application/json' });
}
