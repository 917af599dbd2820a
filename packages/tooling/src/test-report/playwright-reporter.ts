import type { Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter';
import { writeReport } from './test-report.ts';

/** Reports the tests of Playwright, and the errors outside them. What passes on a retry alone has failed. */
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
    const failed = this.tests.filter(hasFailed);
    writeReport({
      passed: this.tests.filter((test) => test.outcome() === 'expected').length,
      failures: [
        ...failed.map(nameOf),
        ...this.errors.map(({ message }) => `outside the tests: ${message}`),
      ],
    });
  }
}

function hasFailed(test: TestCase): boolean {
  return test.outcome() === 'unexpected' || test.outcome() === 'flaky';
}

/** The file and the titles, without the project. */
function nameOf(test: TestCase): string {
  const name = test.titlePath().slice(2).join(' › ');
  return test.outcome() === 'flaky' ? `${name} (flaky)` : name;
}
