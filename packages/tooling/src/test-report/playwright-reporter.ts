import type { Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter';
import { writeReport } from './test-report.ts';

/** Reports the tests of Playwright, and the errors outside them. What passes on a retry passed: the list names it. */
export default class PlaywrightReporter implements Reporter {
  private tests: readonly TestCase[] = [];
  private readonly errors: TestError[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const failed = this.tests.filter((test) => test.outcome() === 'unexpected');
    writeReport({
      passed: this.tests.filter(hasPassed).length,
      failures: [
        ...failed.map(nameOf),
        ...this.errors.map(({ message }) => `outside the tests: ${message}`),
      ],
    });
  }
}

function hasPassed(test: TestCase): boolean {
  return test.outcome() === 'expected' || test.outcome() === 'flaky';
}

/** The file and the titles, without the project. */
function nameOf(test: TestCase): string {
  return test.titlePath().slice(2).join(' › ');
}
