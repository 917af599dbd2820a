import { type JunitCase, type JunitProblem, junitXml } from '@cangkir/tooling/junit';
import { type Difference, gotText } from '../../replay/difference.ts';
import type { Failure } from '../../replay/scenario-result.ts';
import type { FileResult, PlacedFailure } from './json-report.ts';
import { locationLabel } from './location-label.ts';

/** What lists of failures show of what went wrong. In characters. */
const MAX_MESSAGE_LENGTH = 160;

/** Two of them, so that a long one leaves room for the other. In characters. */
const MAX_VALUE_LENGTH = 60;

/** The whole run as JUnit XML: one test case a file. */
export function junitReport(files: readonly FileResult[]): string {
  return junitXml('replay', files.map(caseOf));
}

function caseOf(file: FileResult): JunitCase {
  const at = { name: nameOf(file), group: file.file };
  if ('skipped' in file) return { ...at, problems: [], skipped: 'A tap needs a screen.' };
  return { ...at, problems: problemsOf(file) };
}

function nameOf(file: FileResult): string {
  if ('result' in file) return file.result.title;
  return 'skipped' in file ? file.skipped : file.file;
}

function problemsOf(file: Exclude<FileResult, { readonly skipped: string }>): JunitProblem[] {
  return 'result' in file
    ? file.result.failures.map((failure) => ({
        kind: 'failure',
        message: messageOf(failure),
        details: detailsOf(failure, file.file),
      }))
    : file.problems.map((problem) => ({
        kind: 'error',
        message: problem.message,
        details: `at ${locationLabel(problem, file.file)}`,
      }));
}

/**
 * What went wrong and where, in one line: tools group failures by it. Where it is cut off, the place is first.
 */
function messageOf(failure: Failure): string {
  const { pointer, message, difference } = failure;
  const location = [...stepLabels(failure), ...(pointer === '' ? [] : [pointer])];
  const what = difference === null ? textOf(message) : differenceMessage(difference);
  return location.length === 0 ? what : `${what} (${location.join(', ')})`;
}

/** The step, and its phone if that is the second. */
function stepLabels({ step, phone }: Failure): readonly string[] {
  if (step === null) return [];
  return phone === undefined ? [`step ${step}`] : [`step ${step}`, `phone ${phone}`];
}

function textOf(message: string): string {
  const [line = ''] = message.split('\n');
  return shortened(line, MAX_MESSAGE_LENGTH);
}

function differenceMessage(difference: Difference): string {
  const expected = shortened(JSON.stringify(difference.expected), MAX_VALUE_LENGTH);
  return `expected ${expected}, got ${shortened(gotText(difference), MAX_VALUE_LENGTH)}`;
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

function detailsOf(failure: PlacedFailure, file: string): string {
  const { step, difference, lastInput } = failure;
  return [
    ...(step === null ? [] : [stepLabels(failure).join(', ')]),
    `at ${locationLabel(failure, file)}`,
    ...(difference === null
      ? []
      : [`expected ${JSON.stringify(difference.expected)}`, `got ${gotText(difference)}`]),
    ...(lastInput === null ? [] : [`last input: step ${lastInput.number}, ${lastInput.label}`]),
  ].join('\n');
}
