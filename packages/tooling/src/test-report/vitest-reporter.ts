import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeReport } from './test-report.ts';

/** Reports the tests of vitest, and the errors outside them: in a file that did not load, or after a test's end. */
export default class VitestReporter implements Reporter {
  private readonly running = new Set<TestModule>();

  onTestModuleStart(module: TestModule): void {
    this.running.add(module);
    this.reportRunning();
  }

  onTestModuleEnd(module: TestModule): void {
    this.running.delete(module);
    this.reportRunning();
  }

  /** What is left of a run that is ended from outside. */
  private reportRunning(): void {
    const failures = [...this.running].map((module) => `${nameOf(module)} has not ended`);
    writeReport({ passed: 0, failures });
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1],
  ): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeReport({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(nameOfTest),
        ...modules.flatMap((module) =>
          module.errors().map((error) => `${nameOf(module)}: ${error.message}`),
        ),
        ...errors.map((error) => `outside the tests: ${error.stack ?? error.message}`),
      ],
    });
  }
}

function nameOfTest(test: TestCase): string {
  return `${nameOf(test.module)} › ${test.fullName}`;
}

/** The file, after the project if there are several. */
function nameOf({ project, relativeModuleId }: TestModule): string {
  return project.name === '' ? relativeModuleId : `${project.name}: ${relativeModuleId}`;
}
