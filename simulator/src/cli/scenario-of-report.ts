import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, type Result, succeed } from '@cangkir/core';
import { readReport, unreadReport } from '../replay/from-report/read-report.ts';
import { tryReport } from '../replay/from-report/try-report.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { draftFileName, draftText } from '../replay/recording/draft.ts';
import { nodeSha256 } from './node-sha256.ts';

/** The scenario that was made of a report. */
interface WrittenScenario {
  readonly file: string;
  /** What of the report it can't do, in words. */
  readonly remarks: readonly string[];
}

/**
 * Makes a scenario of a report, and writes it.
 *
 * @param out The file; beside the report, under the scenario's own name, if undefined.
 * @returns Fails with words if the file is no report, or if the scenario's own name is taken.
 */
export async function writeScenarioOf(
  report: string,
  out: string | undefined,
): Promise<Result<WrittenScenario, string>> {
  if (!existsSync(report)) return fail(`There is no file ${report}.`);
  const text = readFileSync(report, 'utf8');
  const read = readReport(text);
  if (!read.ok) {
    const unread = unreadReport(text);
    return fail(
      unread === null
        ? `${report} is no report of a problem: ${read.failure}`
        : `${report} can’t be read. ${unread}`,
    );
  }
  const { draft, remarks } = await tryReport(read.value, createMachinesDriver({}, nodeSha256));
  const file = out ?? path.join(path.dirname(report), draftFileName(draft));
  if (out === undefined && existsSync(file)) {
    return fail(`${file} is there already: name another file with --out.`);
  }
  writeFileSync(file, draftText(draft));
  return succeed({ file, remarks });
}
