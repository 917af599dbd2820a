import { expect, test } from 'vitest';
import type { Failure } from '../run-scenario.ts';
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

function reportOf(failure: { readonly words: string; readonly difference: Failure['difference'] }) {
  const found = { step: 4, pointer: '/steps/3/route', lastInput: null, ...failure };
  const result = { id: 'story', title: 'A story', passed: false, steps: [], failures: [found] };
  return caseOf(junitReport([{ file: 'story.json', result }]));
}

test('a failed expectation says in its message what was expected where, and what there was', () => {
  const difference = { expected: '/nowhere', got: '/somewhere' };
  expect(reportOf({ words: 'Not as expected.', difference })).toBe(
    [
      '<failure message="step 4 /steps/3/route: expected &quot;/nowhere&quot;, got &quot;/somewhere&quot;">step 4',
      'at /steps/3/route',
      'expected &quot;/nowhere&quot;',
      'got &quot;/somewhere&quot;</failure>',
    ].join('\n'),
  );
});

test('a message is one line, and not a long one', () => {
  const long = 'x'.repeat(200);
  expect(reportOf({ words: `It broke.\nAt ${long}`, difference: null })).toMatch(
    /^<failure message="step 4 \/steps\/3\/route: It broke\.">/,
  );
  const [message = ''] = reportOf({ words: '', difference: { expected: long, got: null } }).split(
    '>',
  );
  expect(message).toBe(
    `<failure message="step 4 /steps/3/route: expected &quot;${'x'.repeat(126)}…"`,
  );
});
