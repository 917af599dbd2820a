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
