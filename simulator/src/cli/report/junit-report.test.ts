import { expect, test } from 'vitest';
import type { Failure } from '../../replay/scenario-result.ts';
import { junitReport } from './junit-report.ts';

/** What stands in the only test case of a report. */
function caseOf(report: string): string {
  return report.split('\n').slice(4, -4).join('\n').trim();
}

test('an error says where it stands in its file', () => {
  const problem = { pointer: '/steps/0/ms', line: 12, message: 'step 1: it is wrong' };
  expect(caseOf(junitReport([{ file: 'wrong.json', problems: [problem] }]))).toBe(
    '<error message="step 1: it is wrong">at /steps/0/ms (wrong.json:12)</error>',
  );
});

test('an error of the whole file says so', () => {
  const problem = { pointer: '', line: null, message: 'The file can’t be read.' };
  expect(caseOf(junitReport([{ file: 'missing.json', problems: [problem] }]))).toBe(
    '<error message="The file can’t be read.">at the top (missing.json)</error>',
  );
});

test('names the whole scenario in a failure without a step', () => {
  const failure = {
    step: null,
    pointer: '',
    message: 'Run 2 did not end as the first run did.',
    difference: null,
    lastInput: null,
    line: 1,
  };
  const result = {
    id: 'scenario',
    title: 'A scenario',
    passed: false,
    steps: [],
    failures: [failure],
  };
  expect(caseOf(junitReport([{ file: 'scenario.json', result }]))).toBe(
    `<failure message="${failure.message}">at the top (scenario.json:1)</failure>`,
  );
});

test('an override of before the steps that met no request says where it stands', () => {
  const found = { step: null, pointer: '/backend/overrides/1', message: 'It was never used.' };
  expect(messageOf(found)).toBe('It was never used. (/backend/overrides/1)');
});

test('names the second phone in the message and above the place', () => {
  expect(messageOf({ phone: 2 })).toBe('Not as expected. (step 4, phone 2, /steps/3/route)');
  expect(reportOf({ phone: 2 })).toContain('>step 4, phone 2\nat /steps/3/route');
});

function reportOf(found: Partial<Failure>) {
  const failure = {
    step: 4,
    pointer: '/steps/3/route',
    message: 'Not as expected.',
    difference: null,
    lastInput: null,
    line: 12,
    ...found,
  };
  const result = {
    id: 'scenario',
    title: 'A scenario',
    passed: false,
    steps: [],
    failures: [failure],
  };
  return caseOf(junitReport([{ file: 'scenario.json', result }]));
}

function messageOf(found: Partial<Failure>) {
  const message = /message="([^"]*)"/.exec(reportOf(found))?.[1];
  return message?.replaceAll('&quot;', '"');
}

test('a failed expectation says in its message what was expected, what there was, and where', () => {
  const difference = { expected: '/nowhere', got: '/somewhere' };
  expect(reportOf({ difference })).toBe(
    [
      '<failure message="expected &quot;/nowhere&quot;, got &quot;/somewhere&quot; (step 4, /steps/3/route)">step 4',
      'at /steps/3/route (scenario.json:12)',
      'expected &quot;/nowhere&quot;',
      'got &quot;/somewhere&quot;</failure>',
    ].join('\n'),
  );
});

test('what is said in words stands in no quotes', () => {
  const difference = { expected: 'x', gotMessage: 'nothing is there' };
  expect(messageOf({ difference })).toBe(
    'expected "x", got nothing is there (step 4, /steps/3/route)',
  );
});

test('a message is one line, and shows of each value as much as of the other', () => {
  expect(messageOf({ message: 'It broke.\nAt a line' })).toBe('It broke. (step 4, /steps/3/route)');
  const difference = { expected: 'e'.repeat(200), got: 'g'.repeat(200) };
  expect(messageOf({ difference })).toBe(
    `expected "${'e'.repeat(58)}…, got "${'g'.repeat(58)}… (step 4, /steps/3/route)`,
  );
  const fitting = { expected: 'e'.repeat(58), got: 'g'.repeat(59) };
  expect(messageOf({ difference: fitting })).toBe(
    `expected "${'e'.repeat(58)}", got "${'g'.repeat(58)}… (step 4, /steps/3/route)`,
  );
});

test('a value is never cut within a character', () => {
  const difference = { expected: '☕️🥤'.repeat(40), got: '🥤'.repeat(80) };
  expect(messageOf({ difference })).toContain(`got "${'🥤'.repeat(58)}… (`);
  expect(messageOf({ message: '🥤'.repeat(161) })).toBe(
    `${'🥤'.repeat(159)}… (step 4, /steps/3/route)`,
  );
});

test('a scenario that needs a screen is a skipped case', () => {
  const xml = junitReport([{ file: 'draw.json', skipped: 'A draw' }]);
  expect(xml).toContain('tests="1" failures="0" errors="0" skipped="1"');
  expect(xml).toContain('<skipped message="A tap needs a screen."/>');
});
