import { expect, test } from 'vitest';
import { junitReport } from './junit-report.ts';

/** What stands in the only test case of a report. */
function caseOf(report: string): string {
  return report.split('\n').slice(4, -4).join('\n').trim();
}

test('an error says where it stands in its file', () => {
  const problem = { pointer: '/steps/0/ms', line: 12, words: 'step 1: it is wrong' };
  expect(caseOf(junitReport([{ file: 'wrong.json', problems: [problem] }]))).toBe(
    '<error message="step 1: it is wrong">at /steps/0/ms (wrong.json:12)</error>',
  );
});

test('an error of the whole file says so', () => {
  const problem = { pointer: '', line: null, words: 'The file can’t be read.' };
  expect(caseOf(junitReport([{ file: 'missing.json', problems: [problem] }]))).toBe(
    '<error message="The file can’t be read.">at the top (missing.json)</error>',
  );
});

test('a failure of the whole story says so', () => {
  const failure = {
    step: null,
    pointer: '',
    words: 'Told 2 times, it did not end as it did at first.',
    difference: null,
    lastInput: null,
  };
  const result = { id: 'story', title: 'A story', passed: false, steps: [], failures: [failure] };
  expect(caseOf(junitReport([{ file: 'story.json', result }]))).toBe(
    `<failure message="${failure.words}">at the top</failure>`,
  );
});
