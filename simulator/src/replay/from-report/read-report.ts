import { fail, type Result, succeed } from '@cangkir/core';
import { type ProblemReport, problemReport } from '@cangkir/core/health';
import * as v from 'valibot';
import { readScenario } from '../../scenario/validate.ts';

const REPORT_TEXT = v.pipe(v.string(), v.parseJson(), problemReport);

/** Reads the file of a report. Fails with the place that does not fit, as a dotted path. */
export function readReport(text: string): Result<ProblemReport, string> {
  const read = v.safeParse(REPORT_TEXT, text);
  if (read.success) return succeed(read.output);
  if (readScenario(text).ok) return fail('it is a scenario already.');
  const [issue] = read.issues;
  return fail(`${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}

/** What only a report has, also in a file of which a part is missing. */
const MARKS_OF_REPORT = /"(?:isInApp|trail)"\s*:/;

const READ_VERSION = problemReport.entries.version.literal;

const VERSION = /"version"\s*:\s*(\d+)/;

/** Why a text that is meant as a report cannot be read. Null for a report, and for what is meant as something else. */
export function unreadReport(text: string): string | null {
  const report = readReport(text);
  if (report.ok || !MARKS_OF_REPORT.test(text)) return null;
  const [, version = ''] = VERSION.exec(text) ?? [];
  return version === '' || Number(version) === READ_VERSION
    ? `It is a report of a problem, and damaged: ${report.failure}`
    : `It is a report of a problem, in version ${version} of its format. Only version ${READ_VERSION} is read here.`;
}
