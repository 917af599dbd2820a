import { describe, expect, test } from 'vitest';
import { addUp, countReport, countRun } from './counts.ts';

const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2, success: false });
const playwright = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } });

describe('the counts of a part', () => {
  test('come from the report of vitest', () => {
    expect(countReport('vitest', 1, vitest)).toEqual({ passed: 7, failed: 2 });
  });

  test('come from the report of playwright, where a flaky test passed', () => {
    expect(countReport('playwright', 1, playwright)).toEqual({ passed: 7, failed: 1 });
  });

  test('are one check for a tool without a report', () => {
    expect(countRun(0)).toEqual({ passed: 1, failed: 0 });
    expect(countRun(2)).toEqual({ passed: 0, failed: 1 });
  });

  test('include a failure if the runner failed outside its tests', () => {
    const green = JSON.stringify({ numPassedTests: 7, numFailedTests: 0 });
    expect(countReport('vitest', 1, green)).toEqual({ passed: 7, failed: 1 });
  });

  test('include a failure if no test ran', () => {
    const empty = JSON.stringify({ numPassedTests: 0, numFailedTests: 0 });
    expect(countReport('vitest', 0, empty)).toEqual({ passed: 0, failed: 1 });
  });

  test.each([undefined, '', 'not json', '{}', vitest])(
    'include a failure if the report is %j instead of playwright’s',
    (report) => {
      expect(countReport('playwright', 0, report)).toEqual({ passed: 0, failed: 1 });
    },
  );

  test('add up', () => {
    expect(addUp([])).toEqual({ passed: 0, failed: 0 });
    expect(addUp([countRun(0), countRun(1), { passed: 3, failed: 4 }])).toEqual({
      passed: 4,
      failed: 5,
    });
  });
});
