import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';
import { REPORT_VARIABLE, readReport, type TestReport } from './test-report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reporters-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a reporter names what failed, also outside the tests:', () => {
  test('vitest’s', () => {
    const { passed, failures } = reportOfVitest('vitest.fixture');
    expect(passed).toBe(1);
    expect(failures[0]).toMatch(/vitest\.fixture\.ts › a group > fails$/);
    expect(failures[1]).toMatch(/^outside the tests: Error: too late/);
    expect(failures).toHaveLength(2);
  });

  test('Playwright’s', () => {
    const { passed, failures } = reportOf('playwright', [
      'test',
      '--config',
      fixture('playwright.config'),
    ]);
    expect(passed).toBe(1);
    expect(failures[0]).toBe('playwright.fixture.ts › a group › passes on a retry (flaky)');
    expect(failures[1]).toBe('playwright.fixture.ts › a group › fails');
    expect(failures[2]).toMatch(/^outside the tests: .*too late/);
    expect(failures).toHaveLength(3);
  });
});

test('vitest’s reporter names what was running when it was ended from outside', () => {
  const { failures } = reportOfVitest('killed.fixture');
  expect(failures).toEqual([expect.stringMatching(/killed\.fixture\.ts has not ended$/)]);
});

function reportOfVitest(file: string): TestReport {
  return reportOf('vitest', ['run', file, '--config', fixture('vitest.config')]);
}

function reportOf(runner: 'vitest' | 'playwright', args: readonly string[]): TestReport {
  const file = path.join(folder, 'report.json');
  const reporter = path.join(import.meta.dirname, `${runner}-reporter.ts`);
  const { status } = spawnSync(runner, [...args, `--reporter=${reporter}`], {
    cwd: REPO_ROOT,
    env: { ...process.env, [REPORT_VARIABLE]: file },
    shell: process.platform === 'win32',
  });
  return readReport(status ?? 1, file);
}

function fixture(name: string): string {
  return path.join(import.meta.dirname, 'fixtures', `${name}.ts`);
}
