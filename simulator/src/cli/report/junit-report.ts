import { type Difference, gotText } from '../../replay/difference.ts';
import type { Failure } from '../../replay/scenario-result.ts';
import { type FileResult, type PlacedFailure, totalsOf } from './json-report.ts';
import { locationWords } from './location-words.ts';

/** What lists of failures show of what went wrong. In characters. */
const LONGEST_WORDS = 160;

/** Two of them, so that a long one leaves room for the other. In characters. */
const LONGEST_VALUE = 60;

/** The whole run as JUnit XML: one test case a file. No times in it, as in the JSON. */
export function junitReport(files: readonly FileResult[]): string {
  const { failed, invalid, skipped } = totalsOf(files);
  const counts = `tests="${files.length}" failures="${failed}" errors="${invalid}"${skipped === 0 ? '' : ` skipped="${skipped}"`}`;
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
  const opening = `    <testcase name="${escapeXml(nameOf(file))}" classname="${escapeXml(file.file)}"`;
  const inside = insideOf(file);
  return inside.length === 0 ? [`${opening}/>`] : [`${opening}>`, ...inside, '    </testcase>'];
}

function nameOf(file: FileResult): string {
  if ('result' in file) return file.result.title;
  return 'skipped' in file ? file.skipped : file.file;
}

function insideOf(file: FileResult): string[] {
  if ('skipped' in file) return ['      <skipped message="A tap needs a screen."/>'];
  return 'result' in file
    ? file.result.failures.map((failure) =>
        element('failure', messageOf(failure), detailsOf(failure, file.file)),
      )
    : file.problems.map((problem) =>
        element('error', problem.words, `at ${locationWords(problem, file.file)}`),
      );
}

function element(name: 'failure' | 'error', message: string, details: string): string {
  return `      <${name} message="${escapeXml(message)}">${escapeXml(details)}</${name}>`;
}

/**
 * What went wrong and where, in one line: tools group failures by it. Where it is cut off, the place is first.
 */
function messageOf(failure: Failure): string {
  const { pointer, words, difference } = failure;
  const location = [...stepLabels(failure), ...(pointer === '' ? [] : [pointer])];
  const what = difference === null ? wordsOf(words) : differenceWords(difference);
  return location.length === 0 ? what : `${what} (${location.join(', ')})`;
}

/** The step, and its phone if that is the second. */
function stepLabels({ step, phone }: Failure): readonly string[] {
  if (step === null) return [];
  return phone === undefined ? [`step ${step}`] : [`step ${step}`, `phone ${phone}`];
}

function wordsOf(words: string): string {
  const [line = ''] = words.split('\n');
  return shortened(line, LONGEST_WORDS);
}

function differenceWords(difference: Difference): string {
  const expected = shortened(JSON.stringify(difference.expected), LONGEST_VALUE);
  return `expected ${expected}, got ${shortened(gotText(difference), LONGEST_VALUE)}`;
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

function detailsOf(failure: PlacedFailure, file: string): string {
  const { step, difference, lastInput } = failure;
  return [
    ...(step === null ? [] : [stepLabels(failure).join(', ')]),
    `at ${locationWords(failure, file)}`,
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
