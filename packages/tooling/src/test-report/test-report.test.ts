import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TIMED_OUT } from '../run.ts';
import { readReport, reportOfCheck } from './test-report.ts';

const GREEN = { passed: 7, failures: [] };

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  file = path.join(folder, 'report.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the report of a part', () => {
  test('is that of its runner', () => {
    write(GREEN);
    expect(readReport(0, file)).toEqual(GREEN);
    write({ passed: 7, failures: ['login › a wrong code', 'claim › a lost answer'] });
    expect(readReport(1, file)).toEqual({
      passed: 7,
      failures: ['login › a wrong code', 'claim › a lost answer'],
    });
  });

  test('is one check for a tool without a report', () => {
    expect(reportOfCheck(0)).toEqual({ passed: 1, failures: [] });
    expect(reportOfCheck(2)).toEqual({ passed: 0, failures: ['exit code 2'] });
  });

  test('may say that the part was skipped, which is no pass', () => {
    write({ passed: 0, failures: [], skipped: 1 });
    expect(readReport(0, file)).toEqual({ passed: 0, failures: [], skipped: 1 });
    expect(readReport(1, file).failures).toEqual(['no test failed, but exit code 1']);
  });

  test('has a failure if the runner failed outside its tests', () => {
    write(GREEN);
    expect(readReport(1, file).failures).toEqual(['no test failed, but exit code 1']);
  });

  test('has a failure if the runner was ended because it took too long', () => {
    write(GREEN);
    expect(readReport(TIMED_OUT, file).failures).toEqual(['no test failed, but it took too long']);
  });

  test('has a failure if no test ran', () => {
    write({ passed: 0, failures: [] });
    expect(readReport(0, file).failures).toEqual(['no test ran']);
  });

  test('has a failure if the runner left none', () => {
    expect(existsSync(file)).toBe(false);
    expect(readReport(0, file).failures).toEqual(['no report of the tests, and exit code 0']);
  });

  test.each(['', 'not json', '{}', '{"passed":-1,"failures":[]}'])(
    'has a failure if the runner left %j',
    (text) => {
      writeFileSync(file, text);
      expect(readReport(0, file)).toEqual({
        passed: 0,
        failures: ['no report of the tests, and exit code 0'],
      });
    },
  );
});

function write(report: unknown): void {
  writeFileSync(file, JSON.stringify(report));
}
