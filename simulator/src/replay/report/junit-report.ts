import { type Difference, gotText } from '../difference.ts';
import type { Failure } from '../run-scenario.ts';
import { type FileResult, totalsOf } from './json-report.ts';
import { placeOf, pointerWords } from './place.ts';

/** In characters: what lists of failures show of a line. */
const LONGEST_MESSAGE = 160;

/** The whole run as JUnit XML: one test case a file. No times in it, as in the JSON. */
export function junitReport(files: readonly FileResult[]): string {
  const { failed, invalid } = totalsOf(files);
  const counts = `tests="${files.length}" failures="${failed}" errors="${invalid}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="replay" ${counts}>`,
    ...files.flatMap(caseLines),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseLines(file: FileResult): string[] {
  const name = 'result' in file ? file.result.title : file.file;
  const opening = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(file.file)}"`;
  const inside =
    'result' in file
      ? file.result.failures.map((failure) =>
          element('failure', messageOf(failure), detailsOf(failure)),
        )
      : file.problems.map((problem) =>
          element('error', problem.words, `at ${placeOf(problem, file.file)}`),
        );
  return inside.length === 0 ? [`${opening}/>`] : [`${opening}>`, ...inside, '    </testcase>'];
}

function element(name: 'failure' | 'error', message: string, details: string): string {
  return `      <${name} message="${escapeXml(message)}">${escapeXml(details)}</${name}>`;
}

/** What went wrong, in one line: what is grouped by it, or cut off, still tells one failure from another. */
function messageOf({ step, pointer, words, difference }: Failure): string {
  const place = step === null ? '' : `step ${step} ${pointer}: `;
  const [line = ''] = (difference === null ? words : differenceWords(difference)).split('\n');
  return shortened(`${place}${line}`);
}

function differenceWords(difference: Difference): string {
  return `expected ${JSON.stringify(difference.expected)}, got ${gotText(difference)}`;
}

function shortened(line: string): string {
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE - 1)}…`;
}

function detailsOf({ step, pointer, difference, lastInput }: Failure): string {
  return [
    ...(step === null ? [] : [`step ${step}`]),
    `at ${pointerWords(pointer)}`,
    ...(difference === null
      ? []
      : [`expected ${JSON.stringify(difference.expected)}`, `got ${gotText(difference)}`]),
    ...(lastInput === null ? [] : [`last input: step ${lastInput.number}, ${lastInput.words}`]),
  ].join('\n');
}

/** XML 1.0 knows no control characters, not even escaped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
